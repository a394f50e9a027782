import QuartzCore

/// An effect that changes a view as the device tilts; it has no effect here, since a stage does not tilt.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// Creates an effect that changes nothing.
    public override init() { super.init() }
}

/// An effect that moves a value of a view between two limits as the device tilts; it has no effect here.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis along which the device tilts.
    public enum EffectType: Int, Sendable {
        /// The device tilts left and right.
        case tiltAlongHorizontalAxis
        /// The device tilts forwards and backwards.
        case tiltAlongVerticalAxis
    }

    /// The key path of the value to change.
    public let keyPath: String
    /// The axis of the tilt that changes the value.
    public let type: EffectType
    /// The value at the maximum tilt in one direction.
    open var minimumRelativeValue: Any?
    /// The value at the maximum tilt in the other direction.
    open var maximumRelativeValue: Any?

    /// Creates an effect for a key path; it changes nothing.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
}

/// A group of motion effects; it has no effect here.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group.
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// The motion effects of the view; they have no effect here, since a stage does not tilt.
    public var motionEffects: [UIMotionEffect] {
        get { extras.motionEffects }
        set { extras.motionEffects = newValue }
    }

    /// Adds a motion effect, which changes nothing.
    public func addMotionEffect(_ effect: UIMotionEffect) { extras.motionEffects.append(effect) }

    /// Removes a motion effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) { extras.motionEffects.removeAll { $0 === effect } }
}
