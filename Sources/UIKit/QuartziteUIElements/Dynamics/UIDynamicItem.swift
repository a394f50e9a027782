import CQuartziteKernels
import QuartziteRigidBodies

/// An object that dynamics can move: a view, or anything with a centre, a size and a rotation.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre in the reference view, in points. Dynamics sets it.
    var center: CGPoint { get set }
    /// The size, in points. Sides below one point count as one point.
    var bounds: CGRect { get }
    /// The rotation. Dynamics reads it when the item is added, and sets it from then on.
    var transform: CGAffineTransform { get set }
    /// The kind of outline; the rectangle of the bounds by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex outline about the item's centre, (0, 0); empty by default.
    ///
    /// A path that is not empty has precedence over ``collisionBoundsType``. A concave path counts as its convex hull.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The rectangle of the bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UIDynamicItem {
    /// The rotation in radians, from the transform.
    var rotation: Double {
        let transform = transform
        let (a, b) = (Double(transform.a), Double(transform.b))
        return a.isFinite && b.isFinite ? qz_atan2(b, a) : 0
    }

    /// Whether dynamics can move the item: its centre and size are finite and within 10⁹ points.
    var isPlaced: Bool {
        let numbers = [center.x, center.y, bounds.width, bounds.height].map { Double($0) }
        return numbers.allSatisfy { $0.isFinite && abs($0) < 1e9 }
    }

    var outlines: [Shape] {
        if let group = self as? UIDynamicItemGroup { return group.memberOutlines }
        let path = collisionBoundingPath
        if !path.isEmpty {
            var points: [Vector] = []
            path.cgPath.elements.forEachPolyline(tolerance: 0.05) { line in
                points += line.points.map { Vector(Double($0.x), Double($0.y)) }
            }
            if let shape = Shape.hull(of: points) { return [shape] }
        }
        let (width, height) = (Double(bounds.width), Double(bounds.height))
        return [
            collisionBoundsType == .ellipse
                ? .ellipse(width: width, height: height) : .rectangle(width: width, height: height)
        ]
    }

    /// The mass and the moment of inertia at density 1.
    ///
    /// The mass of 100 × 100 points is 1.
    var weight: (mass: Double, inertia: Double) {
        if let group = self as? UIDynamicItemGroup { return group.memberWeight }
        let width = max(Double(bounds.width), Shape.leastSide)
        let height = max(Double(bounds.height), Shape.leastSide)
        let mass = width * height / 10_000
        let isEllipse = collisionBoundsType == .ellipse && collisionBoundingPath.isEmpty
        return (mass, mass * (width * width + height * height) / (isEllipse ? 16 : 12))
    }
}
