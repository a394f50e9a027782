import CKernels
import RigidBodies

/// How an item's outline comes about.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The rectangle of its bounds.
    case rectangle
    /// The ellipse within its bounds; a disc where they are square.
    case ellipse
    /// Its path.
    case path
}

/// What dynamics can move: a view, or anything with a centre, a size and a rotation.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// Where the item is, in the reference view's points; dynamics writes it.
    var center: CGPoint { get set }
    /// Its size; sides below one point count as one point.
    var bounds: CGRect { get }
    /// Its rotation, which dynamics reads when the item joins and writes from then on.
    var transform: CGAffineTransform { get set }
    /// How the outline comes about; the rectangle of the bounds unless implemented.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex outline about (0, 0), the item's centre; empty unless implemented.
    ///
    /// A path that is not empty counts whatever ``collisionBoundsType`` says. A concave one counts as its convex hull.
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
    /// The rotation in the transform, in radians.
    var rotation: Double {
        let (a, b) = (Double(transform.a), Double(transform.b))
        return a.isFinite && b.isFinite ? qz_atan2(b, a) : 0
    }

    /// Whether dynamics can take the item on: its numbers are such that it is somewhere.
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

    /// Mass and moment of inertia at density 1: a 100 × 100 item weighs 1.
    var weight: (mass: Double, inertia: Double) {
        if let group = self as? UIDynamicItemGroup { return group.memberWeight }
        let width = max(Double(bounds.width), Shape.leastSide)
        let height = max(Double(bounds.height), Shape.leastSide)
        let mass = width * height / 10_000
        let isEllipse = collisionBoundsType == .ellipse && collisionBoundingPath.isEmpty
        return (mass, mass * (width * width + height * height) / (isEllipse ? 16 : 12))
    }
}
