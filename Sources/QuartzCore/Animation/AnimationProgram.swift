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
    package var isBuiltIn: Bool { property.row != nil }

    /// The ends of a movement, nil for what the property would be without it; nil where there is more to the animation.
    var line: (from: SIMD4<Double>?, to: SIMD4<Double>?)? {
        guard case .vectors(_, let track) = track, let ends = track.line, isSimple else { return nil }
        return ends
    }

    /// ``line`` of an animation of a transform as a whole.
    var turn: (from: PreparedTransform?, to: PreparedTransform?)? {
        guard case .transforms(let track) = track, let ends = track.line, isSimple else { return nil }
        return ends
    }

    private var isSimple: Bool { !isCumulative && valueFunction == nil }

    /// Whether both are as far along at every fraction of the cycle.
    func keepsPace(with other: AnimationProgram) -> Bool {
        pacing == nil && other.pacing == nil && spring == nil && other.spring == nil && curve == other.curve
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
