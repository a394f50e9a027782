import CQuartziteKernels
import QuartziteRigidBodies

/// Gravity for items.
///
/// A magnitude of 1 is an acceleration of 1000 points per second squared, regardless of mass. Several gravity behaviours
/// add up.
open class UIGravityBehavior: _DirectedBehavior {
    /// Creates a gravity of magnitude 1, downwards, for some items.
    public init(items: [any UIDynamicItem]) { super.init(items, direction: CGVector(dx: 0, dy: 1)) }

    /// Creates a gravity behaviour without items.
    public convenience init() { self.init(items: []) }

    /// The direction, whose length is the magnitude; (0, 1) by default.
    open var gravityDirection: CGVector {
        get { direction }
        set { direction = newValue }
    }

    override func prepare(_ setup: inout DynamicsSetup) {
        let acceleration = Vector(gravityDirection) * 1000
        for item in items { setup.set(item) { $0.gravity += acceleration } }
    }
}

/// A vector that keeps its direction while its length changes, even to 0 and back.
struct PolarVector {
    private(set) var vector: CGVector
    private(set) var angle: CGFloat

    var magnitude: CGFloat {
        get { Vector(vector).length }
        set {
            let length = magnitude
            guard length > 0 else {
                self = PolarVector(angle: angle, magnitude: newValue)
                return
            }
            let factor = Vector.finite(newValue) / length
            vector = CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
        }
    }

    /// Components that are not finite count as 0.
    init(_ vector: CGVector) {
        let finite = Vector(vector)
        self.vector = CGVector(dx: finite.x, dy: finite.y)
        angle = finite == .zero ? 0 : qz_atan2(finite.y, finite.x)
    }

    init(angle: CGFloat, magnitude: CGFloat) {
        let angle = Vector.finite(angle)
        let magnitude = Vector.finite(magnitude)
        vector = CGVector(dx: qz_cos(angle) * magnitude, dy: qz_sin(angle) * magnitude)
        self.angle = angle
    }
}
