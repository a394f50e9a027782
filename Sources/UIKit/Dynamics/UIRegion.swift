import RigidBodies

/// The part of the plane, about a field's position, in which the field acts.
@preconcurrency @MainActor open class UIRegion: NSObject {
    private let holds: (Vector) -> Bool

    private init(_ holds: @escaping (Vector) -> Bool) { self.holds = holds }

    /// The whole plane.
    public static let infinite = UIRegion { _ in true }

    /// A disc, in points; one without a radius above 0 is empty.
    public convenience init(radius: CGFloat) {
        let radius = Vector.finite(radius)
        self.init { radius > 0 && $0.lengthSquared <= radius * radius }
    }

    /// A rectangle about the middle, in points.
    public convenience init(size: CGSize) {
        let half = Vector(Vector.finite(size.width) / 2, Vector.finite(size.height) / 2)
        self.init { abs($0.x) <= half.x && abs($0.y) <= half.y }
    }

    /// Whether a point, measured from the field's position, is within.
    open func contains(_ point: CGPoint) -> Bool { holds(Vector(point)) }

    /// All but this region.
    open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }

    /// This region and another.
    open func union(with region: UIRegion) -> UIRegion {
        UIRegion { [a = holds, b = region.holds] in a($0) || b($0) }
    }

    /// What is in both regions.
    open func intersection(with region: UIRegion) -> UIRegion {
        UIRegion { [a = holds, b = region.holds] in a($0) && b($0) }
    }

    /// What is in this region and not in the other.
    open func difference(from region: UIRegion) -> UIRegion {
        UIRegion { [a = holds, b = region.holds] in a($0) && !b($0) }
    }
}
