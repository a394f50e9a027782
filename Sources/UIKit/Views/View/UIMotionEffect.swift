import QuartzCore

/// Changes a view as the device is tilted; nobody tilts a stage, and effects change nothing.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// An effect, which changes nothing.
    public override init() { super.init() }
}

/// Moves a value of a view between two as the device is tilted; nobody tilts a stage, and nothing moves.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which way the device is tilted.
    public enum EffectType: Int, Sendable {
        /// To the sides.
        case tiltAlongHorizontalAxis
        /// Up and down.
        case tiltAlongVerticalAxis
    }

    /// What would move.
    public let keyPath: String
    /// Which tilt would move it.
    public let type: EffectType
    /// The value furthest one way.
    open var minimumRelativeValue: Any?
    /// The value furthest the other way.
    open var maximumRelativeValue: Any?

    /// An effect, which moves nothing.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
}

/// Several effects at once, which change nothing.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// Effects of tilting the device; nobody tilts a stage, and they change nothing.
    public var motionEffects: [UIMotionEffect] {
        get { extras.motionEffects }
        set { extras.motionEffects = newValue }
    }

    /// Adds an effect, which changes nothing.
    public func addMotionEffect(_ effect: UIMotionEffect) { extras.motionEffects.append(effect) }

    /// Takes an effect away.
    public func removeMotionEffect(_ effect: UIMotionEffect) { extras.motionEffects.removeAll { $0 === effect } }
}
