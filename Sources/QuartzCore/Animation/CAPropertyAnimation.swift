/// An animation of one property, named by a key path such as `opacity` or `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
    /// What is animated; nil or a path that leads nowhere has no effect.
    open var keyPath: String?
    /// Whether the value is added to the underlying one; transforms are concatenated, the value first (T24).
    open var isAdditive = false
    /// Whether every cycle starts where the one before it ended (T25).
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

    /// The value at `progress`, 0…1 after the timing function, and `time` seconds into the cycle; nil has no effect.
    package func value(at progress: Double, time: CFTimeInterval, underlying: AnimatableValue) -> AnimatableValue? {
        nil
    }

    override package func evaluate(at time: CFTimeInterval, on presentation: CALayer, closedEnd: Bool = false) {
        guard let keyPath, let state = timing.state(at: time, closedEnd: closedEnd),
            let underlying = presentation.animatableValue(forKeyPath: keyPath)
        else { return }
        func value(at progress: Double) -> AnimatableValue? {
            let curved = timingFunction?.value(at: progress) ?? progress
            let start = valueFunction?.numbers(from: underlying) ?? underlying
            return self.value(at: curved, time: progress * duration, underlying: start)
        }
        guard var result = value(at: state.progress) else { return }
        if isCumulative, state.cycle > 0, let end = value(at: autoreverses ? 0 : 1) {
            result = result.adding(end.multiplied(by: state.cycle))
        }
        if let valueFunction {
            guard let transform = valueFunction.transform(from: result) else { return }
            result = transform
        }
        if isAdditive { result = underlying.adding(result) }
        guard result.isFinite else { return }
        presentation.setAnimatableValue(result, forKeyPath: keyPath)
    }
}
