/// The base class of all animations; ``_CALayerBase`` explains why its initialiser has a class of its own.
open class _CAAnimationBase: NSObject {
    /// Creates an animation with default values.
    public override init() { super.init() }

    private let hashNumber = HashNumber()

    /// A hash value that, unlike an address, is the same in every run.
    open override var hash: Int { hashNumber.value }
}

/// A class that gives access to the initialiser of an animation class known only at run time; never instantiated.
open class _CAAnimationInitProbe: _CAAnimationBase {
    /// Not for direct use.
    public required override init() { super.init() }
}

/// An animation that a layer can play; the abstract superclass of all animation classes.
///
/// A layer keeps a copy of each animation that is added to it, so you can change an animation and add it again.
open class CAAnimation: _CAAnimationBase, CAMediaTiming, CAAction, NSCopying {
    package final var timing = MediaTiming() { didSet { attachment?.timingDidChange() } }
    /// The entry of the animation on its layer, while it is on one.
    final unowned(unsafe) var attachment: AttachedAnimation?
    /// The values for keys that are not properties.
    final var undefinedValues: [String: Any] = [:]
    /// The function from the fraction of a cycle to eased progress; nil by default.
    ///
    /// If nil, the timing function and the spring determine the progress.
    final var easing: (@Sendable (Double) -> Double)?

    /// Creates an animation with default values.
    public override init() { super.init() }

    /// The timing curve of every cycle; nil by default, which means linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The object that is notified when the animation starts and stops; retained until the animation is released.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed from its layer when it ends; true by default.
    open var isRemovedOnCompletion = true
    /// The rates at which the animation would like to be shown; stored but not used, because every frame shows it.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The start time of the animation in the layer's time; 0 means the time of its commit.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// The length of one cycle in seconds; 0 by default.
    ///
    /// A duration of 0 means the duration of the transaction, or of the group that contains the animation.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The speed of the animation; 1 by default.
    ///
    /// An animation with speed 0 is paused at `timeOffset`; negative speeds play it backwards.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// The number of seconds into the cycle at which the animation starts; the cycle wraps around (timing.md T7).
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// The number of cycles to play, which may be fractional; 0 means once, and 1e9 or more means forever.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The number of seconds to repeat for; takes precedence over `repeatCount` if greater than 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether every cycle also plays in reverse.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// Whether the animation shows its first and last values outside its active duration.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Adds the animation to `anObject`, a layer, for the key `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns a copy of the same class; subclasses call super and then copy their own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let probe = unsafeBitCast(Swift.type(of: self) as AnyClass, to: _CAAnimationInitProbe.Type.self)
        let copy = unsafeDowncast(probe.init() as AnyObject, to: CAAnimation.self)
        copy.copyProperties(from: self)
        return copy
    }

    /// Returns the value of a key in a new animation; nil if that is zero, nil or unknown.
    open class func defaultValue(forKey key: String) -> Any? { properties[key]?.listedDefault }

    /// Whether an archive would contain `key`; always false, because animations are not archived.
    open func shouldArchiveValue(forKey key: String) -> Bool { false }

    /// Returns the value of a timing property, or the value that was set for any other key.
    open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }
    /// Sets a timing property, or stores a value for any other key; copies contain both.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }
    /// Returns ``value(forKey:)``, because animations have no nested values.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Calls ``setValue(_:forKey:)``, because animations have no nested values.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// The rows of the class, including inherited ones, by key and getter.
    class var properties: [String: PlainProperty] { ownProperties }

    /// Copies the properties of `other`; subclasses call super.
    func copyProperties(from other: CAAnimation) {
        timing = other.timing
        undefinedValues = other.undefinedValues
        easing = other.easing
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// The key paths of the properties that the animation changes.
    var animatedKeyPaths: [String] { [] }

    /// Prepares the copy that `layer` keeps; called once, before it is first evaluated.
    func willAttach(to layer: CALayer) {}

    /// Whether an added animation reads and writes only the layer's ``LayerState``.
    var changesStateOnly: Bool { false }

    /// The effect of the animation while it is active.
    var effect: AnimationEffect { .none }

    /// The spring that eases progress; nil if only the timing function does.
    var springCurve: Spring? { nil }
}

extension CAAnimation {
    private static let ownProperties = [String: PlainProperty](timingProperties(duration: 0) + settings)

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
        if let property = Swift.type(of: self).properties[key] { return property.read(self) }
        return undefinedValues[key]
    }

    private func setKeyedValue(_ value: Any?, forKey key: String) {
        if let property = Swift.type(of: self).properties[key] { return property.write(self, value) }
        undefinedValues[key] = value
    }
}
