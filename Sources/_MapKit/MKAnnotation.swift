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

/// An area on a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {}

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
    /// The place, which is 0°, 0°.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// The view of an annotation, which no map shows.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// The annotation.
    open var annotation: (any MKAnnotation)?
    /// The name of the kind of view.
    public let reuseIdentifier: String?
    /// The picture; nil by default.
    open var image: UIImage?
    /// Whether a touch would show the title; false by default.
    open var canShowCallout = false
    /// The view to the left of the title; nil by default.
    open var leftCalloutAccessoryView: UIView?
    /// The view to the right of the title; nil by default.
    open var rightCalloutAccessoryView: UIView?
    /// The distance of the view from its place in points; zero by default.
    open var centerOffset = CGPoint.zero
    /// The distance of the callout from its place in points; zero by default.
    open var calloutOffset = CGPoint.zero
    /// Whether the annotation is selected; false by default.
    open var isSelected = false

    /// Creates a view for an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    /// Creates a view without an annotation.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Prepares the view for another annotation; does nothing.
    open func prepareForReuse() {}
}

/// The view of an annotation as a balloon, which no map shows.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon; nil by default.
    open var markerTintColor: UIColor?
    /// The colour of the picture; nil by default.
    open var glyphTintColor: UIColor?
    /// The text in the balloon; nil by default.
    open var glyphText: String?
    /// The picture in the balloon; nil by default.
    open var glyphImage: UIImage?
    /// Whether the balloon would appear with an animation; false by default.
    open var animatesWhenAdded = false
}

/// The view of an annotation as a pin, which no map shows.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin; nil by default.
    open var pinTintColor: UIColor?
    /// Whether the pin would fall; false by default.
    open var animatesDrop = false
}
