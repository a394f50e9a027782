/// An animation of one property, named by a key path such as `opacity` or `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
    /// What is animated; nil or a path that leads nowhere has no effect.
    open var keyPath: String?
    /// Whether the value is added to the underlying one; transforms are concatenated, the value first (timing.md T24).
    open var isAdditive = false
    /// Whether every cycle starts where the one before it ended (timing.md T25).
    open var isCumulative = false
    /// Makes a transform of the numbers that are animated; nil, the default, takes values as they are.
    open var valueFunction: CAValueFunction?

    /// An animation of `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override var animatedKeyPaths: [String] { keyPath.map { [$0] } ?? [] }

    /// What a layer runs; nil before the animation is added, and where it has no effect.
    final var program: AnimationProgram?

    override func willAttach(to layer: CALayer) {
        var layer = layer
        program = AnimationProgram(self, on: &layer)
    }

    override var changesStateOnly: Bool { program?.isBuiltIn ?? false }

    override var effect: AnimationEffect { .property(self) }

    /// The values to run through, of the same kind as `sample`; nil has no effect.
    func makeTrack(like sample: AnimatableValue) -> AnimationProgram.Track? { nil }

    /// A property, or the value stored under a key of one's own.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "keyPath": keyPath
        case "additive": NSNumber(value: isAdditive)
        case "cumulative": NSNumber(value: isCumulative)
        case "valueFunction": valueFunction
        default: super.value(forKey: key)
        }
    }

    /// Sets a property, or stores a value under a key of one's own; a value of the wrong type counts as nil.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "keyPath": keyPath = value as? String
        case "additive": isAdditive = AnimatableValue(value)?.bool ?? false
        case "cumulative": isCumulative = AnimatableValue(value)?.bool ?? false
        case "valueFunction": valueFunction = value as? CAValueFunction
        default: super.setValue(value, forKey: key)
        }
    }
}
