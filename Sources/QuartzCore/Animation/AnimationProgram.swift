/// A property animation as it runs: key path, values and curves worked out once, when a layer takes the animation.
///
/// Reading numbers, points, sizes, rectangles and transforms at a moment allocates nothing; a colour is one object.
package final class AnimationProgram {
    package enum Track {
        case vectors(VectorKind, ValueTrack<SIMD4<Double>>)
        case transforms(ValueTrack<PreparedTransform>)
        case values(ValueTrack<AnimatableValue>)
        case path(PathTrack)
    }

    package let property: AnimatedProperty
    /// What the property counts as where nothing has set it yet.
    let unset: AnimatableValue
    let track: Track
    let isAdditive: Bool
    let valueFunction: CAValueFunction?
    private let isCumulative: Bool
    private let curve: CAMediaTimingFunction?
    private let spring: Spring?
    /// Takes the place of curve and spring where it is set.
    var pacing: (@Sendable (Double) -> Double)?
    private let duration: CFTimeInterval
    private let autoreverses: Bool
    /// The first few colours as they were given.
    let givenColors: [CGColor?]
    /// Nil where the animation has no effect on `layer`.
    package init?(_ animation: CAPropertyAnimation, on layer: CALayer) {
        guard let keyPath = animation.keyPath,
            let sample = layer.animatableValue(forKeyPath: keyPath) ?? animation.unsetValue(of: layer)
        else { return nil }
        if animation.valueFunction != nil {
            guard case .transform = sample else { return nil }
        }
        let kind = animation.valueFunction?.sample ?? sample
        guard let values = animation.makeTrack(like: kind) else { return nil }
        let track = values.specialized(like: kind)
        if animation.valueFunction != nil {
            guard case .vectors = track else { return nil }
        }
        property = AnimatedProperty(keyPath)
        unset = sample
        self.track = track
        if case .vectors(.color, _) = track, case .values(let given) = values {
            givenColors = given.firstValues.map { if case .color(let color) = $0 { color } else { nil } }
        } else {
            givenColors = []
        }
        curve = animation.timingFunction
        spring = animation.pace
        pacing = animation.pacing
        duration = animation.duration
        autoreverses = animation.autoreverses
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
        valueFunction = animation.valueFunction
    }

    /// Whether only a layer's own state is read and written.
    package var isBuiltIn: Bool { property.key != nil }

    /// The ends of a movement at the timing function's pace, nil for what the property would be without it; nil where
    /// there is more to the animation.
    var line: (kind: VectorKind, from: SIMD4<Double>?, to: SIMD4<Double>?, curve: TimingCurve?)? {
        guard case .vectors(let kind, .ends(let from, nil, let to, _)) = track, from != nil || to != nil,
            spring == nil, !isCumulative, valueFunction == nil
        else { return nil }
        return (kind, from, to, curve?.curve)
    }

    /// How far along its values the animation is at `progress`, a fraction of the cycle.
    func pace(_ progress: Double) -> Double {
        if let pacing { return pacing(progress) }
        let curved = curve?.value(at: progress) ?? progress
        return spring?.value(at: curved * duration) ?? curved
    }

    /// The value in this cycle, on top of what the cycles before have gathered.
    func run<Value: Mixable>(_ moment: TimingState, _ value: (Double) -> Value?) -> Value? {
        guard let result = value(pace(moment.progress)) else { return nil }
        guard isCumulative, moment.cycle > 0, let end = value(pace(autoreverses ? 0 : 1)) else { return result }
        return result.adding(end.multiplied(by: moment.cycle))
    }
}
