import QuartziteRigidBodies

/// The common superclass of gravity and push behaviours, which act in a direction.
///
/// UIKit has no such class; use its subclasses.
open class _DirectedBehavior: _ItemsBehavior {
    private var polar: PolarVector

    init(_ items: [any UIDynamicItem], direction: CGVector) {
        polar = PolarVector(direction)
        super.init(items)
    }

    /// The direction; its length is the magnitude.
    final var direction: CGVector {
        get { polar.vector }
        set {
            polar = PolarVector(newValue)
            changed()
        }
    }

    /// The angle of the direction in radians, clockwise from +x.
    ///
    /// Setting it keeps the magnitude.
    open var angle: CGFloat {
        get { polar.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude, in the unit of the subclass.
    ///
    /// Setting it keeps the direction (dynamics.md Y2).
    open var magnitude: CGFloat {
        get { polar.magnitude }
        set {
            polar.magnitude = newValue
            changed()
        }
    }

    /// Sets the angle, in radians, and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        polar = PolarVector(angle: angle, magnitude: magnitude)
        changed()
    }
}
