import UIKit

/// An area on a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
    /// The least rectangle that contains the area.
    var boundingMapRect: MKMapRect { get }
}

extension MKOverlay {
    /// The place of the annotation.
    public var boundingMapRect: MKMapRect { MKMapRect([coordinate]) }
}

/// A circle on a map.
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
        super.init()
    }

    /// The square around the circle.
    open var boundingMapRect: MKMapRect {
        let region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
        let (dy, dx) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
        return MKMapRect([
            CLLocationCoordinate2D(latitude: coordinate.latitude + dy, longitude: coordinate.longitude - dx),
            CLLocationCoordinate2D(latitude: coordinate.latitude - dy, longitude: coordinate.longitude + dx),
        ])
    }
}

/// A shape with several corners.
@preconcurrency @MainActor open class MKMultiPoint: MKShape {
    let places: [CLLocationCoordinate2D]

    init(places: [CLLocationCoordinate2D]) {
        self.places = places
        super.init()
    }

    /// The number of corners.
    open var pointCount: Int { places.count }
    /// The middle of the corners.
    open var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
    /// The least rectangle that contains the corners.
    open var boundingMapRect: MKMapRect { MKMapRect(places) }
    /// Copies the coordinates of some corners.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length where places.indices.contains(range.location + index) {
            coords[index] = places[range.location + index]
        }
    }
}

/// A line on a map.
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line through coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }
    /// Creates a line through places.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.coordinate))
    }
}

/// The shortest line between coordinates, drawn straight here.
@preconcurrency @MainActor open class MKGeodesicPolyline: MKPolyline {}

/// A polygon on a map.
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes.
    open private(set) var interiorPolygons: [MKPolygon]?

    /// Creates a polygon with corners.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }
    /// Creates a polygon with corners and holes.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(coordinates: coords, count: count)
        self.interiorPolygons = interiorPolygons
    }
}

/// An object that draws an overlay.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    /// The overlay.
    public let overlay: any MKOverlay
    /// The opacity; 1 by default.
    open var alpha: CGFloat = 1

    /// Creates a renderer.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// Creates a renderer that draws nothing.
    public override convenience init() { self.init(overlay: MKPolyline(places: [])) }

    /// Does nothing: overlays are drawn with each layout of the map.
    open func setNeedsDisplay() {}

    /// The shape of the overlay in a map; nil if it is not drawn.
    func path(in projection: MapProjection) -> UIBezierPath? { nil }
    /// Sets the colours of a layer.
    func style(_ layer: CAShapeLayer) {}
}

/// An object that draws a shape with a colour and a line.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour of the area; nil, the default, for none.
    open var fillColor: UIColor?
    /// The colour of the line; nil, the default, for none.
    open var strokeColor: UIColor?
    /// The width of the line in points; 0, the default, for 2 points.
    open var lineWidth: CGFloat = 0
    /// How corners of the line look; round by default.
    open var lineJoin = CGLineJoin.round
    /// How ends of the line look; round by default.
    open var lineCap = CGLineCap.round
    /// The lengths of dashes and gaps; nil, the default, for none.
    open var lineDashPattern: [NSNumber]?

    override func style(_ layer: CAShapeLayer) {
        layer.fillColor = fillColor?.cgColor
        layer.strokeColor = strokeColor?.cgColor
        layer.lineWidth = lineWidth > 0 ? lineWidth : 2
        layer.lineJoin = lineJoin == .miter ? .miter : lineJoin == .bevel ? .bevel : .round
        layer.lineCap = lineCap == .butt ? .butt : lineCap == .square ? .square : .round
        layer.lineDashPattern = lineDashPattern
        layer.opacity = Float(alpha)
    }

    func path(_ places: [CLLocationCoordinate2D], in projection: MapProjection, closes: Bool) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, place) in places.enumerated() {
            let point = projection.point(of: place)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if closes, !places.isEmpty { path.close() }
        return path
    }
}

/// An object that draws a circle.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The circle.
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0) }
    /// Creates a renderer.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }

    override func path(in projection: MapProjection) -> UIBezierPath? {
        let (center, radius) = (projection.point(of: circle.coordinate), projection.length(of: circle.radius))
        return UIBezierPath(
            ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
}

/// An object that draws a line.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(places: []) }
    /// Creates a renderer.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

    override func path(in projection: MapProjection) -> UIBezierPath? {
        path(polyline.places, in: projection, closes: false)
    }
    override func style(_ layer: CAShapeLayer) {
        super.style(layer)
        layer.fillColor = nil
    }
}

/// An object that draws a polygon.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The polygon.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(places: []) }
    /// Creates a renderer.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

    override func path(in projection: MapProjection) -> UIBezierPath? {
        let shape = path(polygon.places, in: projection, closes: true)
        for hole in polygon.interiorPolygons ?? [] { shape.append(path(hole.places, in: projection, closes: true)) }
        return shape
    }
    override func style(_ layer: CAShapeLayer) {
        super.style(layer)
        layer.fillRule = .evenOdd
    }
}
