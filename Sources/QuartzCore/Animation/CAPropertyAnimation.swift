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

    override package func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override package var animatedKeyPaths: [String] { keyPath.map { [$0] } ?? [] }

    /// What a layer runs; nil before the animation is added, and where it has no effect.
    package private(set) final var program: AnimationProgram?

    override package func willAttach(to layer: CALayer) { program = AnimationProgram(self, on: layer) }

    override package var changesStateOnly: Bool { program?.isBuiltIn ?? false }

    override package func evaluate(at time: CFTimeInterval, on state: inout LayerState, closedEnd: Bool = false) {
        guard let program, let moment = timing.state(at: time, closedEnd: closedEnd) else { return }
        program.apply(moment, to: &state)
    }

    /// The values to run through, of the same kind as `sample`; nil has no effect.
    package func makeTrack(like sample: AnimatableValue) -> AnimationProgram.Track? { nil }

    /// The spring that sets the pace; nil follows the timing function alone.
    package var pace: Spring? { nil }

    override package func evaluate(at time: CFTimeInterval, on presentation: CALayer, closedEnd: Bool = false) {
        guard let state = timing.state(at: time, closedEnd: closedEnd) else { return }
        (program ?? AnimationProgram(self, on: presentation))?.apply(state, to: presentation)
    }

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
