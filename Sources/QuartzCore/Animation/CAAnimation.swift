/// What every animation is built from; see ``_CALayerBase`` for why its initialiser has a class of its own.
open class _CAAnimationBase: NSObject {
    /// An animation with default values.
    public override init() { super.init() }

    private let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    open override var hash: Int { hashNumber.value }
}

/// Gives access to the initialiser of an animation class known only at run time; never instantiated itself.
open class _CAAnimationInitProbe: _CAAnimationBase {
    /// Never used directly.
    public required override init() { super.init() }
}

/// Something that plays on a layer for a while: timing, curve and delegate.
///
/// Use a subclass.
///
/// A layer keeps a copy of what is added to it, so an animation may be changed and added again.
open class CAAnimation: _CAAnimationBase, CAMediaTiming, CAAction, NSCopying {
    package final var timing = MediaTiming() { didSet { attachment?.timingDidChange() } }
    /// What holds the animation while it is on a layer.
    final unowned(unsafe) var attachment: AttachedAnimation?
    /// Values under keys that no property has.
    final var undefinedValues: [String: Any] = [:]
    /// The function from the fraction of a cycle to eased progress; nil by default.
    ///
    /// Nil follows the timing function and the spring.
    final var easing: (@Sendable (Double) -> Double)?

    /// An animation with default values.
    public override init() { super.init() }

    /// The curve of every cycle; nil, the default, is even.
    open var timingFunction: CAMediaTimingFunction?
    /// Hears when the animation starts and stops; held until the animation is released.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation leaves its layer when it has ended; true unless set.
    open var isRemovedOnCompletion = true

    /// When the animation starts in the layer's time; 0 means "when committed".
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// Seconds of one cycle; 0, the default, means the transaction's duration, or in a group the group's.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// Pace; 1 unless set, 0 stands still at `timeOffset`, negative plays from end to start.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// Seconds into the cycle at which to start; the cycle wraps round (timing.md T7).
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// Cycles to play, also fractional; 0 means once, 1e9 or more for ever.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// Seconds to repeat for; wins over `repeatCount` where above 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether every cycle plays back to its start.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// Whether the first and last values hold outside the active duration.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Adds the animation to `anObject`, a layer, under the key `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// A copy of the same class; subclasses call super, then copy what they add.
    open func copy(with zone: NSZone? = nil) -> Any {
        let probe = unsafeBitCast(Swift.type(of: self) as AnyClass, to: _CAAnimationInitProbe.Type.self)
        let copy = unsafeDowncast(probe.init() as AnyObject, to: CAAnimation.self)
        copy.copyProperties(from: self)
        return copy
    }

    /// The value of a key in a new animation, or nil where that is zero, nil or unknown.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "fillMode": CAMediaTimingFillMode.removed.rawValue
        case "removedOnCompletion", "speed": NSNumber(value: 1)
        default: nil
        }
    }

    /// Whether a coder would write `key`; nothing is archived here.
    open func shouldArchiveValue(forKey key: String) -> Bool { false }

    /// A timing property, or the value stored under a key of one's own.
    open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }
    /// Sets a timing property, or stores a value under a key of one's own; both travel with copies.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }
    /// ``value(forKey:)``, as animations have no nested values.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// ``setValue(_:forKey:)``, as animations have no nested values.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Takes over `other`'s properties; subclasses call super.
    func copyProperties(from other: CAAnimation) {
        timing = other.timing
        undefinedValues = other.undefinedValues
        easing = other.easing
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// What the animation changes.
    var animatedKeyPaths: [String] { [] }

    /// Called once on the copy that `layer` keeps, before it is first evaluated.
    func willAttach(to layer: CALayer) {}

    /// Whether an added animation reads and writes nothing but the layer's ``LayerState``.
    var changesStateOnly: Bool { false }

    /// What the animation does while it is active.
    var effect: AnimationEffect { .none }

    /// The spring that eases progress; nil follows the timing function alone.
    var springCurve: Spring? { nil }
}

extension CAAnimation {
    private static let properties = [String: PlainProperty](timingProperties(duration: 0) + settings)

    private static var settings: [PlainProperty] {
        [
            PlainProperty(
                "removedOnCompletion", \CAAnimation.isRemovedOnCompletion, default: true,
                getter: "isRemovedOnCompletion"),
            PlainProperty("timingFunction", object: \CAAnimation.timingFunction),
            PlainProperty("delegate", object: \CAAnimation.delegate),
        ]
    }

    private func keyedValue(forKey key: String) -> Any? {
        if let property = Self.properties[key] { return property.read(self) }
        return undefinedValues[key]
    }

    private func setKeyedValue(_ value: Any?, forKey key: String) {
        if let property = Self.properties[key] { return property.write(self, value) }
        undefinedValues[key] = value
    }
}
