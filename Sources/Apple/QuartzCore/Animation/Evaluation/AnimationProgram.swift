/// A property animation that is ready to run, with its key path, values and curves prepared when it was added.
///
/// Evaluating numbers, points, sizes, rectangles and transforms allocates nothing; a colour allocates one object.
///
/// An animation is described by objects: a key path, boxed values, curves and perhaps a value function. To read them in
/// each frame means to parse a string, to unbox values and to allocate. A program is made once, when the layer takes
/// the animation as a copy; after that nobody can change the animation, so that nothing needs to be checked again.
/// Layers, their states, poses of the fast path and values at the birth of a particle conform to ``AnimationTarget``,
/// and `apply` is the only code that adds, accumulates and interpolates. Each of them had a formula of its own before,
/// and emitters a layer that existed only to be animated. The cost is that an animation whose key path names no
/// property has no program, and no effect, from the beginning.
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
    /// The first few colours, as they were assigned.
    let givenColors: [CGColor?]
    let autoreverses: Bool
    private let progressCurve: ProgressCurve
    /// A function that replaces the progress curve; nil for none.
    var easing: (@Sendable (Double) -> Double)?

    /// Creates the program of an animation; nil if the animation has no effect on `target`.
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

    /// The ends of an animation that only interpolates numbers between two values; nil stands for the underlying value,
    /// and for any other animation.
    var line: (from: SIMD4<Double>?, to: SIMD4<Double>?)? {
        guard case .vectors(_, .ends(let ends)) = track, ends.by == nil, ends.from != nil || ends.to != nil,
            !isCumulative
        else { return nil }
        return (ends.from, ends.to)
    }

    /// The kind of numbers that the animation interpolates; nil if it interpolates other values.
    var vectorKind: VectorKind? { if case .vectors(let kind, _) = track { kind } else { nil } }

    /// The eased progress at `progress`, a fraction of the cycle.
    func easedProgress(at progress: Double) -> Double { easing?(progress) ?? progressCurve.value(at: progress) }

    /// Whether both programs have the same eased progress at every fraction of the cycle; false if that is unknown.
    func hasSameEasing(as other: AnimationProgram) -> Bool {
        easing == nil && other.easing == nil && progressCurve.spring == nil && other.progressCurve.spring == nil
            && progressCurve.timingCurve == other.progressCurve.timingCurve
    }
}
