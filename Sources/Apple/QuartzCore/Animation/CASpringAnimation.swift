/// An animation of a property that moves like a mass on a spring, past its end and back (timing.md §9).
///
/// The spring does not determine the duration; set it to ``settlingDuration`` to see the spring settle.
open class CASpringAnimation: CABasicAnimation {
    private var spring = Spring()

    /// The mass; 1 by default.
    ///
    /// Values of 0 or less are ignored.
    open var mass: CGFloat {
        get { spring.mass }
        set { if newValue > 0, newValue.isFinite { spring.mass = newValue } }
    }

    /// The spring constant; 100 by default.
    ///
    /// Values of 0 or less are ignored.
    open var stiffness: CGFloat {
        get { spring.stiffness }
        set { if newValue > 0, newValue.isFinite { spring.stiffness = newValue } }
    }

    /// The damping coefficient; 10 by default.
    ///
    /// A damping of 0 makes the spring oscillate forever; negative values are ignored.
    open var damping: CGFloat {
        get { spring.damping }
        set { if newValue >= 0 { spring.damping = newValue } }
    }

    /// The initial velocity in total distances per second, towards the end if positive; 0 by default.
    ///
    /// Nonfinite values are ignored.
    open var initialVelocity: CGFloat {
        get { spring.initialVelocity }
        set { if newValue.isFinite { spring.initialVelocity = newValue } }
    }

    /// Whether damping above the critical damping makes the spring slower; false by default.
    open var allowsOverdamping: Bool {
        get { spring.allowsOverdamping }
        set { spring.allowsOverdamping = newValue }
    }

    /// The number of seconds until the spring stays within 1/1000 of the total distance from the end; infinity without
    /// damping.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The period of the undamped spring, in seconds.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

    /// The amount by which the spring overshoots its end: 0 means critically damped, 1 undamped, and negative values
    /// overdamped.
    open var bounce: CGFloat { spring.bounce }

    /// Creates a spring of mass 1 with a period of `perceptualDuration` seconds and a bounce clamped to −1…1.
    ///
    /// A duration of 0 seconds makes the spring infinitely stiff: it is at its end at once.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        if let other = other as? CASpringAnimation { spring = other.spring }
    }

    override var springCurve: Spring? { spring }

    override class var properties: [String: PlainProperty] { springProperties }
    private static let springProperties = CABasicAnimation.properties.merging([String: PlainProperty](rows)) { $1 }
    private static var rows: [PlainProperty] {
        [
            PlainProperty("mass", \CASpringAnimation.mass, default: 1, resetsMisfits: true),
            PlainProperty("stiffness", \CASpringAnimation.stiffness, default: 100, resetsMisfits: true),
            PlainProperty("damping", \CASpringAnimation.damping, default: 10, resetsMisfits: true),
            PlainProperty("initialVelocity", \CASpringAnimation.initialVelocity, default: 0, resetsMisfits: true),
            PlainProperty(
                "allowsOverdamping", \CASpringAnimation.allowsOverdamping, default: false, resetsMisfits: true),
            PlainProperty(number: "settlingDuration", \CASpringAnimation.settlingDuration),
            PlainProperty(number: "perceptualDuration", \CASpringAnimation.perceptualDuration),
            PlainProperty(number: "bounce", \CASpringAnimation.bounce),
        ]
    }
}
