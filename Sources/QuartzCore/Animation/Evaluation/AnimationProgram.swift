/// A property animation that is ready to run: its key path, values and curves are prepared when a layer takes it.
///
/// Reading numbers, points, sizes, rectangles and transforms at a moment allocates nothing; a colour is one object.
final class AnimationProgram {
    enum Track {
        case vectors(VectorKind, ValueTrack<SIMD4<Double>>)
        case transforms(ValueTrack<PreparedTransform>)
        case values(ValueTrack<AnimatableValue>)
        case path(VectorKind, PathTrack)
    }

    let property: AnimatedProperty
    let track: Track
    let isAdditive: Bool
    let isCumulative: Bool
    let valueFunction: CAValueFunction?
    /// The first few colours as they were given.
    let givenColors: [CGColor?]
    let autoreverses: Bool
    private let progressCurve: ProgressCurve
    /// Replaces the progress curve.
    var easing: (@Sendable (Double) -> Double)?

    /// Nil if the animation has no effect on `target`.
    init?<Target: KeyedAnimationTarget>(_ animation: CAPropertyAnimation, on target: inout Target) {
        guard let keyPath = animation.keyPath else { return nil }
        var property = AnimatedProperty(keyPath)
        property.unset = target.unsetValue(animatedBy: animation)
        guard let sample = target.value(of: property) else { return nil }
        if animation.valueFunction != nil {
            guard case .transform = sample else { return nil }
        }
        let kind = animation.valueFunction?.sample ?? sample
        guard let values = animation.makeTrack(like: kind) else { return nil }
        let track = values.specialized(like: kind)
        if animation.valueFunction != nil {
            guard case .vectors = track else { return nil }
        }
        self.property = property
        self.track = track
        if case .vectors(.color, _) = track, case .values(let given) = values, !animation.isAdditive {
            givenColors = given.firstValues.map { if case .color(let color) = $0 { color } else { nil } }
        } else {
            givenColors = []
        }
        progressCurve = animation.progressCurve
        easing = animation.easing
        autoreverses = animation.autoreverses
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
        valueFunction = animation.valueFunction
    }

    /// Whether the program reads and writes only a layer's own state.
    var isBuiltIn: Bool { property.isBuiltIn }

    /// Whether the animation only moves numbers from one value to another, or to or from what they would be.
    var isLine: Bool {
        guard case .vectors(_, .ends(let ends)) = track else { return false }
        return ends.by == nil && (ends.from != nil || ends.to != nil) && !isCumulative
    }

    /// Eased progress at `progress`, a fraction of the cycle.
    func easedProgress(at progress: Double) -> Double { easing?(progress) ?? progressCurve.value(at: progress) }

    /// Returns whether both have the same eased progress at every fraction of the cycle; false if that is not known.
    func hasSameEasing(as other: AnimationProgram) -> Bool {
        easing == nil && other.easing == nil && progressCurve.spring == nil && other.progressCurve.spring == nil
            && progressCurve.timingFunction == other.progressCurve.timingFunction
    }
}
