import QuartziteRigidBodies

/// The part of the plane, relative to a field's position, in which the field acts.
@preconcurrency @MainActor open class UIRegion: NSObject {
    private let isInside: (Vector) -> Bool

    private init(_ isInside: @escaping (Vector) -> Bool) { self.isInside = isInside }

    /// The whole plane.
    public static let infinite = UIRegion { _ in true }

    /// Creates a disc with a radius in points.
    ///
    /// It is empty unless the radius is above 0.
    public convenience init(radius: CGFloat) {
        let radius = Vector.finite(radius)
        self.init { radius > 0 && $0.lengthSquared <= radius * radius }
    }

    /// Creates a rectangle, in points, whose centre is the field's position.
    public convenience init(size: CGSize) {
        let half = Vector(Vector.finite(size.width) / 2, Vector.finite(size.height) / 2)
        self.init { abs($0.x) <= half.x && abs($0.y) <= half.y }
    }

    /// Whether the region contains a point relative to the field's position.
    open func contains(_ point: CGPoint) -> Bool { isInside(Vector(point)) }

    /// Returns the complement of the region.
    open func inverse() -> UIRegion { UIRegion { [isInside] in !isInside($0) } }

    /// Returns the union with another region.
    open func union(with region: UIRegion) -> UIRegion {
        UIRegion { [a = isInside, b = region.isInside] in a($0) || b($0) }
    }

    /// Returns the intersection with another region.
    open func intersection(with region: UIRegion) -> UIRegion {
        UIRegion { [a = isInside, b = region.isInside] in a($0) && b($0) }
    }

    /// Returns this region without another.
    open func difference(from region: UIRegion) -> UIRegion {
        UIRegion { [a = isInside, b = region.isInside] in a($0) && !b($0) }
    }
}
