import QuartziteDeviceServices
import UIKit

/// An object with a place on a map.
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title; nil for none.
    var title: String? { get }
    /// The subtitle; nil for none.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// No title.
    public var title: String? { nil }
    /// No subtitle.
    public var subtitle: String? { nil }
}

/// An annotation with a shape.
@preconcurrency @MainActor open class MKShape: NSObject {
    /// The title; nil by default.
    open var title: String?
    /// The subtitle; nil by default.
    open var subtitle: String?
}

/// An annotation at a place.
@preconcurrency @MainActor open class MKPointAnnotation: MKShape, MKAnnotation {
    /// The place.
    open var coordinate = CLLocationCoordinate2D()

    /// Creates an annotation at 0°, 0°.
    public override init() { super.init() }
    /// Creates an annotation with a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    /// Creates an annotation with a coordinate, a title and a subtitle.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}

/// The place of the user.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
    /// The place of the device, or 0°, 0° if the user does not let the app know it.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    /// The place of the device; nil if the user does not let the app know it.
    open var location: CLLocation? {
        DeviceServices.current.place.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
    }
    /// The title; nil by default.
    open var title: String?
    /// The subtitle; nil by default.
    open var subtitle: String?
    /// Whether the device is moving; false.
    open var isUpdating: Bool { false }
}
