import RigidBodies

/// A behaviour that draws or pushes its items in a direction: what gravity and pushes share.
///
/// UIKit has no such class; use those made from it.
open class _DirectedBehavior: _ItemsBehavior {
    private var polar: PolarVector

    init(_ items: [any UIDynamicItem], direction: CGVector) {
        polar = PolarVector(direction)
        super.init(items)
    }

    /// Where to, and how strongly: the vector's length is the magnitude.
    final var direction: CGVector {
        get { polar.vector }
        set {
            polar = PolarVector(newValue)
            changed()
        }
    }

    /// The direction in radians, clockwise from +x; setting it keeps the magnitude.
    open var angle: CGFloat {
        get { polar.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How strongly, in the behaviour's own unit; setting it keeps the direction (dynamics.md Y2).
    open var magnitude: CGFloat {
        get { polar.magnitude }
        set {
            polar.magnitude = newValue
            changed()
        }
    }

    /// Sets direction, in radians, and magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        polar = PolarVector(angle: angle, magnitude: magnitude)
        changed()
    }
}
