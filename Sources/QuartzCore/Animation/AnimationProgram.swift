/// A property animation as it runs: key path, values and curves worked out once, when a layer takes the animation.
package final class AnimationProgram {
    package enum Track {
        case values(ValueTrack<AnimatableValue>)
        case path(PathTrack)
    }

    package let keyPath: String
    /// What the property counts as where nothing has set it yet.
    private let unset: AnimatableValue
    private let track: Track
    private let curve: CAMediaTimingFunction?
    private let spring: Spring?
    private let duration: CFTimeInterval
    private let autoreverses: Bool
    private let isAdditive: Bool
    private let isCumulative: Bool
    private let valueFunction: CAValueFunction?

    /// Nil where the animation has no effect on `layer`.
    package init?(_ animation: CAPropertyAnimation, on layer: CALayer) {
        guard let keyPath = animation.keyPath,
            let sample = layer.animatableValue(forKeyPath: keyPath) ?? animation.unsetValue(of: layer)
        else { return nil }
        let start = animation.valueFunction?.numbers(from: sample) ?? sample
        guard let track = animation.makeTrack(like: start) else { return nil }
        self.keyPath = keyPath
        unset = sample
        self.track = track
        curve = animation.timingFunction
        spring = animation.pace
        duration = animation.duration
        autoreverses = animation.autoreverses
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
        valueFunction = animation.valueFunction
    }

    /// How far along its values the animation is at `progress`, a fraction of the cycle.
    private func pace(_ progress: Double) -> Double {
        let curved = curve?.value(at: progress) ?? progress
        return spring?.value(at: curved * duration) ?? curved
    }

    /// Writes the effect at a moment of the animation's cycles.
    package func apply(_ state: TimingState, to layer: CALayer) {
        let underlying = layer.animatableValue(forKeyPath: keyPath) ?? unset
        var rotation: Double?
        let value: AnimatableValue?
        switch track {
        case .values(let track):
            value = run(state) { track.value(at: $0) { self.current(underlying) } }
        case .path(let path):
            rotation = path.place(at: pace(state.progress)).rotation
            value = run(state) { AnimatableValue.point(path.place(at: $0).point).fitted(to: underlying) }
        }
        guard var value else { return }
        if let valueFunction {
            guard let transform = valueFunction.transform(from: value) else { return }
            value = transform
        }
        if isAdditive { value = underlying.adding(value) }
        guard value.isFinite else { return }
        layer.setAnimatableValue(value, forKeyPath: keyPath)
        if let rotation, rotation.isFinite {
            let turn = CATransform3DMakeRotation(rotation, 0, 0, 1)
            layer.state.transform = turn.concatenating(layer.state.transform)
        }
    }

    /// What an end that is not given stands for; in an additive animation, nothing.
    private func current(_ underlying: AnimatableValue) -> AnimatableValue {
        let start = valueFunction?.numbers(from: underlying) ?? underlying
        return isAdditive ? start.zero : start
    }

    /// The value in this cycle, on top of what the cycles before have gathered.
    private func run<Value: Mixable>(_ state: TimingState, _ value: (Double) -> Value?) -> Value? {
        guard let result = value(pace(state.progress)) else { return nil }
        guard isCumulative, state.cycle > 0, let end = value(pace(autoreverses ? 0 : 1)) else { return result }
        return result.adding(end.multiplied(by: state.cycle))
    }
}
