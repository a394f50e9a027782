import UIKit

/// An angle of the globe in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates the place at 0°, 0°.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// Creates a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// The size of a region in degrees.
public struct MKCoordinateSpan: Sendable {
    /// The size from north to south.
    public var latitudeDelta: CLLocationDegrees
    /// The size from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty size.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    /// Creates a size.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the globe.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The size.
    public var span: MKCoordinateSpan

    /// Creates an empty region at 0°, 0°.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// Creates a region whose size is given in metres.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let metersPerDegree = 111_320.0
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metersPerDegree, longitudeDelta: longitudinalMeters / metersPerDegree
            ))
    }
}
