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

    /// Returns the value of a key in a new animation; nil if that is zero, nil or unknown.
    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "mass": NSNumber(value: 1)
        case "stiffness": NSNumber(value: 100)
        case "damping": NSNumber(value: 10)
        default: super.defaultValue(forKey: key)
        }
    }

    /// Returns the value of a property, or the value that was set for any other key.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "mass": NSNumber(value: mass)
        case "stiffness": NSNumber(value: stiffness)
        case "damping": NSNumber(value: damping)
        case "initialVelocity": NSNumber(value: initialVelocity)
        case "allowsOverdamping": NSNumber(value: allowsOverdamping)
        case "settlingDuration": NSNumber(value: settlingDuration)
        case "perceptualDuration": NSNumber(value: perceptualDuration)
        case "bounce": NSNumber(value: bounce)
        default: super.value(forKey: key)
        }
    }

    /// Sets a property, or stores a value for any other key; a value that is not a number sets a new spring's value.
    open override func setValue(_ value: Any?, forKey key: String) {
        let number = AnimatableValue(value)?.double
        switch key {
        case "mass": mass = number ?? 1
        case "stiffness": stiffness = number ?? 100
        case "damping": damping = number ?? 10
        case "initialVelocity": initialVelocity = number ?? 0
        case "allowsOverdamping": allowsOverdamping = (number ?? 0) != 0
        default: super.setValue(value, forKey: key)
        }
    }
}
