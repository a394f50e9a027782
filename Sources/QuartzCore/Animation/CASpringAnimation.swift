/// A basic animation that moves like a weight on a spring: past its end, and back (timing.md §9).
///
/// The duration does not follow from the spring; set it to ``settlingDuration`` to see the movement come to rest.
open class CASpringAnimation: CABasicAnimation {
    private var spring = Spring()

    /// The weight; 1 unless set; what is not above 0 is ignored.
    open var mass: CGFloat {
        get { spring.mass }
        set { if newValue > 0, newValue.isFinite { spring.mass = newValue } }
    }

    /// How hard the spring pulls; 100 unless set; what is not above 0 is ignored.
    open var stiffness: CGFloat {
        get { spring.stiffness }
        set { if newValue > 0, newValue.isFinite { spring.stiffness = newValue } }
    }

    /// How hard the movement is braked; 10 unless set, 0 swings for ever; what is below 0 is ignored.
    open var damping: CGFloat {
        get { spring.damping }
        set { if newValue >= 0 { spring.damping = newValue } }
    }

    /// The speed at the start in whole ways a second, towards the end where above 0; 0 unless set.
    ///
    /// What is not finite is ignored.
    open var initialVelocity: CGFloat {
        get { spring.initialVelocity }
        set { if newValue.isFinite { spring.initialVelocity = newValue } }
    }

    /// Whether more damping than comes to rest soonest makes the spring slower still; false unless set.
    open var allowsOverdamping: Bool {
        get { spring.allowsOverdamping }
        set { spring.allowsOverdamping = newValue }
    }

    /// Seconds until the movement stays within a thousandth of its way from the end; infinite without damping.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The spring's pace in seconds: the time of one swing if it were not damped.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

    /// How far the spring swings past its end: 0 not at all, 1 for ever, below 0 slower than need be.
    open var bounce: CGFloat { spring.bounce }

    /// A spring of mass 1 whose pace is `perceptualDuration` seconds and `bounce` −1…1; what lies outside is clamped.
    ///
    /// A spring that takes 0 seconds is infinitely stiff: it is at its end at once.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    }

    override package func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        if let other = other as? CASpringAnimation { spring = other.spring }
    }

    override package var pace: Spring? { spring }

    /// The value of a key in a new animation, or nil where that is zero, nil or unknown.
    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "mass": NSNumber(value: 1)
        case "stiffness": NSNumber(value: 100)
        case "damping": NSNumber(value: 10)
        default: super.defaultValue(forKey: key)
        }
    }

    /// A property, or the value stored under a key of one's own.
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

    /// Sets a property, or stores a value under a key of one's own; what is no number sets the value of a new spring.
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
