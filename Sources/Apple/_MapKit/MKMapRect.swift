import CQuartziteKernels
import UIKit

/// A place on the plane map of the world, which is 268,435,456 units wide and high.
public struct MKMapPoint: Sendable {
    /// The distance from the western edge.
    public var x: Double
    /// The distance from the northern edge.
    public var y: Double

    /// Creates the north-western corner.
    public init() { self.init(x: 0, y: 0) }
    /// Creates a place.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// Creates the place of a coordinate.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let world = MKMapSize.world.width
        let sine = qz_sin(min(max(coordinate.latitude, -85.051128779806589), 85.051128779806589) * .pi / 180)
        self.init(
            x: (coordinate.longitude / 360 + 0.5) * world,
            y: (0.5 - qz_log((1 + sine) / (1 - sine)) / (4 * .pi)) * world)
    }

    /// The coordinate of the place.
    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world.width
        let angle = (0.5 - y / world) * 2 * .pi
        let latitude = (2 * qz_atan2(qz_exp(angle), 1) - .pi / 2) * 180 / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: (x / world - 0.5) * 360)
    }

    /// Returns the distance to another place in metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, other.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(
            from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

/// A size on the plane map of the world.
public struct MKMapSize: Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates an empty size.
    public init() { self.init(width: 0, height: 0) }
    /// Creates a size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    /// The size of the world.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the plane map of the world.
public struct MKMapRect: Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// Creates an empty rectangle.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// No rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether it contains nothing.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
    /// The western edge.
    public var minX: Double { origin.x }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The middle from west to east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The middle from north to south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }

    /// Returns the least rectangle that contains this one and another one.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// Returns the rectangle with its edges moved inwards.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Whether a place is inside.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether another rectangle shares a part of it.
    public func intersects(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The least rectangle that contains places.
    init(_ places: [CLLocationCoordinate2D]) {
        self = places.map(MKMapPoint.init).reduce(MKMapRect.null) { rect, point in
            rect.union(MKMapRect(origin: point, size: MKMapSize()))
        }
    }
}

extension MKCoordinateRegion {
    /// Creates the region of a rectangle.
    public init(_ rect: MKMapRect) {
        let (first, last) = (
            rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        )
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }
}
