import RigidBodies

/// A force that depends on where an item is and how it moves.
///
/// Lengths and speeds count in metres of 100 points, forces as those of ``UIPushBehavior``: 1 speeds an item of 100 × 100
/// points and density 1 up by 100 points per second squared.
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

    /// Holds items back in proportion to their speed.
    public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Turns items round its position, counter-clockwise, in proportion to their mass and distance.
    public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Draws items to a position in proportion to their mass; pushes them off where the strength is negative.
    public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }
    /// Lets items fall in a direction: strength 1 as a gravity of magnitude 1.
    public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }
    /// Gives items a velocity, in points per second for strength 1.
    public class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }
    /// Pushes items about at random, smoothly in place and time; the stage's seed decides how.
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.noise, smoothness, speed)
    }
    /// Pushes items about at random in proportion to their speed.
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.turbulence, smoothness, speed)
    }
    /// Draws items to its position in proportion to their distance (dynamics.md Y16).
    public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Pushes charged items off, and draws them near where charge or strength are negative.
    public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Turns the course of charged items.
    public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// Asks for the force on an item: by field, position, velocity, mass, charge and step in seconds.
    public class func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

    // MARK: Properties

    /// Where the field is, in the reference view; (0, 0) unless set.
    open var position = CGPoint.zero { didSet { changed() } }
    /// Where, about its position, the field acts; everywhere unless set.
    open var region = UIRegion.infinite { didSet { changed() } }
    /// How strong the field is; 1 unless set.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power of the distance, in points, that the strength is divided by; 0, the default, for an even field.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// Distances below this count as this; a millionth of a point unless set.
    open var minimumRadius: CGFloat = 1e-6 { didSet { changed() } }
    /// The direction of fields that have one.
    open var direction = CGVector.zero { didSet { changed() } }
    /// How smooth noise is in place, from 0 to 1.
    open var smoothness: CGFloat { didSet { changed() } }
    /// How fast noise changes; 0 for one that stands still.
    open var animationSpeed: CGFloat { didSet { changed() } }

    override func prepare(_ setup: inout DynamicsSetup) {
        let force = FieldForce(self)
        for item in items { setup.set(item) { $0.fields.append(force) } }
    }
}
