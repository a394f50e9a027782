import QuartziteRigidBodies

/// A field of force that depends on the place and the motion of an item.
///
/// Fields measure lengths in metres of 100 points. A force of 1 accelerates an item of 100 × 100 points and density 1 by
/// 100 points per second squared, as in ``UIPushBehavior``.
open class UIFieldBehavior: _ItemsBehavior {
    enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    let kind: Kind

    private init(_ kind: Kind, _ smoothness: CGFloat = 0, _ speed: CGFloat = 0) {
        self.kind = kind
        self.smoothness = smoothness
        animationSpeed = speed
        super.init([])
    }

    // MARK: Kinds

    /// Creates a field that slows items in proportion to their speed.
    public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Creates a field with a force around its position, counterclockwise, in proportion to mass and distance.
    public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Creates a field that attracts items to a position in proportion to their mass, or repels them if the strength is
    /// negative.
    public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }
    /// Creates a field of gravity.
    ///
    /// A strength of 1 equals a gravity behaviour of magnitude 1.
    public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }
    /// Creates a field that sets the velocity of items, in points per second at strength 1.
    public class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }
    /// Creates a field of random forces, smooth in place and time, that the stage's seed determines.
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.noise, smoothness, speed)
    }
    /// Creates a field of random forces in proportion to the speed of the item.
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.turbulence, smoothness, speed)
    }
    /// Creates a field that attracts items to its position in proportion to their distance (dynamics.md Y16).
    public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Creates a field that repels charged items, or attracts them if charge or strength is negative.
    public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Creates a field that deflects moving charged items.
    public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// Creates a field whose force a closure returns from the field, position, velocity, mass, charge and step in
    /// seconds.
    public class func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

    // MARK: Properties

    /// The position of the field in the reference view, in points; (0, 0) by default.
    open var position = CGPoint.zero { didSet { changed() } }
    /// The region in which the field acts, relative to its position; the whole plane by default.
    open var region = UIRegion.infinite { didSet { changed() } }
    /// The strength of the field; 1 by default.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The exponent of the distance, in points, that divides the strength; 0, the default, for a uniform field.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// The least distance, in points, for the falloff; 10⁻⁶ by default.
    open var minimumRadius: CGFloat = 1e-6 { didSet { changed() } }
    /// The direction of linear gravity and velocity fields; (0, 0) by default.
    open var direction = CGVector.zero { didSet { changed() } }
    /// The smoothness of noise in place.
    ///
    /// Clamped to 0...1.
    open var smoothness: CGFloat { didSet { changed() } }
    /// The speed at which noise changes; 0 for constant noise.
    open var animationSpeed: CGFloat { didSet { changed() } }

    override func prepare(_ setup: inout DynamicsSetup) {
        let force = FieldForce(self)
        for item in items { setup.set(item) { $0.fields.append(force) } }
    }
}
