import UIKit

/// A placeholder in place of a map, with the coordinates of its middle, annotations and overlays.
///
/// No map is drawn and it does not move under fingers. The views of annotations and the shapes of overlays are at their
/// places, and a touch selects an annotation.
@preconcurrency @MainActor open class MKMapView: UIView {
    private let placeholder = PlaceholderView(kind: "MKMapView", reason: "Quartzite has no maps")
    let shapes = UIView()
    let marks = UIView()
    var viewClasses: [String: MKAnnotationView.Type] = [:]
    var unusedViews: [String: [MKAnnotationView]] = [:]
    /// The views of annotations, in the order of these.
    var views: [(annotation: any MKAnnotation, view: MKAnnotationView)] = []
    var renderers: [(overlay: any MKOverlay, renderer: MKOverlayRenderer, layer: CAShapeLayer)] = []
    var callout: MapCallout?
    private var isLoaded = false
    /// The object that provides views for annotations and overlays.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The kind of map; without effect.
    open var mapType = MKMapType.standard
    /// What is drawn; without effect.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
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
    /// Whether the place of the user is shown, if the user lets the app know it; false by default.
    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { showUser() } } }
    /// How the map follows the user: other values than none move it once to the place of the user.
    open var userTrackingMode = MKUserTrackingMode.none { didSet { follow() } }
    /// The place of the user.
    public let userLocation = MKUserLocation()
    /// The part of the world that the map shows.
    open var region: MKCoordinateRegion {
        get { shownRegion }
        set { setRegion(newValue, animated: false) }
    }
    private var shownRegion = MKCoordinateRegion()
    /// The annotations, in the order in which they were added.
    open internal(set) var annotations: [any MKAnnotation] = []
    /// The selected annotations.
    open var selectedAnnotations: [any MKAnnotation] {
        get { views.filter(\.view.isSelected).map(\.annotation) }
        set {
            for annotation in selectedAnnotations { deselectAnnotation(annotation, animated: false) }
            for annotation in newValue { selectAnnotation(annotation, animated: false) }
        }
    }
    /// The overlays, in the order in which they were added.
    open internal(set) var overlays: [any MKOverlay] = []

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
        clipsToBounds = true
        for view in [placeholder, shapes, marks] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        shapes.isUserInteractionEnabled = false
        let tap = UITapGestureRecognizer(target: self, action: Selector("touch:", MKMapView.touch))
        tap.cancelsTouchesInView = false
        addGestureRecognizer(tap)
        DispatchQueue.main.async { [weak self] in self?.load() }
    }

    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        delegate?.mapViewDidFinishLoadingMap(self)
        delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
    }

    /// Places annotations and overlays.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeAll()
    }

    // MARK: The region

    var projection: MapProjection { MapProjection(shownRegion, in: bounds.size) }

    /// Sets the part of the world that the map shows, at once.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        shownRegion = region
        let center = region.center
        placeholder.detail = String(format: "%.3f°, %.3f°", center.latitude, center.longitude)
        placeAll()
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    /// The middle of the map.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }
    /// Sets the middle of the map.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
    }
    /// Returns the same region.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// The part of the world as a rectangle.
    open var visibleMapRect: MKMapRect {
        get {
            let corners = [CGPoint.zero, CGPoint(x: bounds.maxX, y: bounds.maxY)]
            return MKMapRect(corners.map { projection.place(of: $0) })
        }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// Sets the part of the world as a rectangle.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setRegion(MKCoordinateRegion(mapRect), animated: animate)
    }
    /// Sets the part of the world as a rectangle, inside of insets.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        var region = MKCoordinateRegion(mapRect)
        let inner = bounds.inset(by: insets)
        if inner.width > 0, inner.height > 0 {
            region.span.longitudeDelta *= Double(bounds.width / inner.width)
            region.span.latitudeDelta *= Double(bounds.height / inner.height)
        }
        setRegion(region, animated: animate)
    }
    /// The place from which the map is seen.
    open var camera: MKMapCamera {
        get {
            MKMapCamera(
                lookingAtCenter: region.center, fromDistance: region.span.latitudeDelta * 111_320, pitch: 0, heading: 0)
        }
        set { setCamera(newValue, animated: false) }
    }
    /// Sets the place from which the map is seen: its middle and, by the distance, its size.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        let size = max(camera.centerCoordinateDistance, 1)
        setRegion(
            MKCoordinateRegion(
                center: camera.centerCoordinate, latitudinalMeters: size, longitudinalMeters: size), animated: animated)
    }
    /// Returns the place of a coordinate in a view.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(projection.point(of: coordinate), to: view)
    }
    /// Returns the coordinate of a place in a view.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        projection.place(of: convert(point, from: view))
    }

    // MARK: The user

    private func showUser() {
        guard showsUserLocation, userLocation.location != nil else { return removeAnnotation(userLocation) }
        addAnnotation(userLocation)
        DispatchQueue.main.async { [weak self] in
            guard let self, showsUserLocation else { return }
            delegate?.mapView(self, didUpdate: userLocation)
        }
    }

    private func follow() {
        guard userTrackingMode != .none, let place = userLocation.location?.coordinate else { return }
        setRegion(
            MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
    }
    /// Sets how the map follows the user.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    private func touch(_ tap: UITapGestureRecognizer) { select(at: tap.location(in: self)) }
}

/// The place from which a map is seen.
@preconcurrency @MainActor open class MKMapCamera: NSObject {
    /// What is in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance in metres.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The angle; without effect.
    open var pitch: CGFloat = 0
    /// The direction; without effect.
    open var heading: CLLocationDirection = 0

    /// Creates a place.
    public override init() { super.init() }
    /// Creates a place.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
}

/// What a map shows; without effect.
@preconcurrency @MainActor open class MKMapConfiguration: NSObject {}

/// A map with streets; without effect.
@preconcurrency @MainActor open class MKStandardMapConfiguration: MKMapConfiguration {}
