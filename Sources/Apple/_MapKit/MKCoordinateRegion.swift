@_exported import _CoreLocation
import UIKit

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
