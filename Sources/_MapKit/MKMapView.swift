import UIKit

/// A placeholder in place of a map, with the coordinates of its middle.
///
/// No map is drawn: the view only keeps its region and annotations, so that the screen around it can be shown.
@preconcurrency @MainActor open class MKMapView: UIView {
    private let placeholder = PlaceholderView(kind: "MKMapView", reason: "Quartzite has no maps")
    private var viewClasses: [String: MKAnnotationView.Type] = [:]
    /// The object that would provide views for annotations; never called.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The kind of map; without effect.
    open var mapType = MKMapType.standard
    /// Whether a finger could zoom; without effect.
    open var isZoomEnabled = true
    /// Whether a finger could move the map; without effect.
    open var isScrollEnabled = true
    /// Whether fingers could rotate the map; without effect.
    open var isRotateEnabled = true
    /// Whether fingers could tilt the map; without effect.
    open var isPitchEnabled = true
    /// Whether a compass would be shown; without effect.
    open var showsCompass = true
    /// Whether a scale would be shown; without effect.
    open var showsScale = false
    /// Whether traffic would be shown; without effect.
    open var showsTraffic = false
    /// Whether buildings would be shown; without effect.
    open var showsBuildings = true
    /// Whether the place of the user would be shown; without effect.
    open var showsUserLocation = false
    /// How the map would follow the user; without effect.
    open var userTrackingMode = MKUserTrackingMode.none
    /// The part of the world that the map shows.
    open var region = MKCoordinateRegion() { didSet { showRegion() } }
    /// The annotations, in the order in which they were added.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The selected annotations; always empty.
    open var selectedAnnotations: [any MKAnnotation] { [] }
    /// The overlays, in the order in which they were added.
    open private(set) var overlays: [any MKOverlay] = []

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a view from a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        placeholder.frame = bounds
        placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(placeholder)
    }

    private func showRegion() {
        let center = region.center
        placeholder.detail = String(format: "%.3f°, %.3f°", center.latitude, center.longitude)
    }

    /// The middle of the map.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    /// Sets the part of the world that the map shows.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Sets the middle of the map.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    /// Returns the same region.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Sets how the map would follow the user.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    /// Adds an annotation, which is not shown.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Adds annotations, which are not shown.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    /// Does nothing.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    /// Does nothing.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
    /// Moves the middle of the map to that of the annotations.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        let places = annotations.map(\.coordinate)
        guard !places.isEmpty else { return }
        let count = Double(places.count)
        centerCoordinate = CLLocationCoordinate2D(
            latitude: places.reduce(0) { $0 + $1.latitude } / count,
            longitude: places.reduce(0) { $0 + $1.longitude } / count)
    }
    /// Returns nil, because annotations have no views.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

    /// Adds an overlay, which is not shown.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Removes an overlay.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }

    /// Registers a class for annotation views.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        viewClasses[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// Returns nil, because annotations have no views.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Returns a plain annotation view.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
}

/// Kinds of maps.
public enum MKMapType: UInt, Sendable {
    /// Streets.
    case standard
    /// Pictures from above.
    case satellite
    /// Pictures with streets.
    case hybrid
    /// Pictures with heights.
    case satelliteFlyover
    /// Pictures with heights and streets.
    case hybridFlyover
    /// Streets in weak colours.
    case mutedStandard
}

/// How a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    /// It does not.
    case none
    /// It moves.
    case follow
    /// It moves and rotates.
    case followWithHeading
}

/// An object that would provide views for a map; none of its methods is called.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Provides the view of an annotation.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// The region will change.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The region has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// An annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// An annotation was deselected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// A control of an annotation's callout was tapped.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
}

extension MKMapViewDelegate {
    /// Returns nil.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
}
