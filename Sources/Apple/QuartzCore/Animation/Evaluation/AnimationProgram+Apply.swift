/// The evaluation of every animation, whatever its target (timing.md §7, T24, T25).
extension AnimationProgram {
    /// The progress of an animation at one time.
    struct Moment {
        /// The eased progress.
        var progress: Double
        /// The number of completed cycles.
        var cycle: Double
    }

    /// The progress for a state of the animation's cycles.
    func moment(_ state: TimingState) -> Moment {
        Moment(progress: easedProgress(at: state.progress), cycle: state.cycle)
    }

    /// Writes the animation's effect at a moment; nonfinite values have no effect.
    func apply<Target: AnimationTarget>(_ moment: Moment, to target: inout Target, at slot: Target.AnimationSlot) {
        switch track {
        case .vectors(let kind, let track):
            if let valueFunction { return apply(valueFunction, track, moment, to: &target, at: slot) }
            let vector = value(of: track, moment) { target.vector(of: slot, as: kind) }
            guard let vector, vector.isFinite else { return }
            if kind != .color { return target.set(vector, as: kind, for: slot) }
            // A missing colour stays missing if its components do not change.
            if vector == target.vector(of: slot, as: kind) { return }
            target.setColor(vector, among: givenColors, for: slot)
        case .transforms(let track):
            let result = value(of: track, moment) {
                target.transform(of: slot).map { PreparedTransform(unprepared: $0) }
            }
            if let transform = result?.matrix, transform.isFinite { target.set(transform, for: slot) }
        case .values(let track):
            let result = value(of: track, moment) { target.value(of: slot) }
            if let result, result.isFinite { target.set(result, for: slot) }
        case .path(let kind, let path):
            let point = value(of: path, moment) { target.vector(of: slot, as: kind) }
            guard let point, point.isFinite else { return }
            target.set(point, as: kind, for: slot)
            guard let angle = path.position(at: moment.progress).rotation, angle.isFinite else { return }
            target.rotate(by: angle, following: slot)
        }
    }

    /// Writes the effect of an animation of numbers that a value function converts to a transform.
    private func apply<Target: AnimationTarget>(
        _ function: CAValueFunction, _ track: ValueTrack<SIMD4<Double>>, _ moment: Moment, to target: inout Target,
        at slot: Target.AnimationSlot
    ) {
        guard let underlying = target.transform(of: slot) else { return }
        let numbers = accumulated(moment) { progress in
            track.value(at: progress) { isAdditive ? .zero : function.numbers(underlying) }
        }
        guard let numbers else { return }
        let transform = function.transform(numbers)
        let result = isAdditive ? transform.concatenating(underlying) : transform
        if result.isFinite { target.set(result, for: slot) }
    }

    /// The value of a track at a moment; added to the value of `underlying` if the animation is additive.
    @inline(__always)
    private func value<Values: ProgressValues>(
        of track: Values, _ moment: Moment, over underlying: () -> Values.Value?
    ) -> Values.Value? {
        let value = accumulated(moment) { progress in
            track.value(at: progress) { isAdditive ? underlying()?.zero : underlying() }
        }
        guard isAdditive, let value, let underlying = underlying() else { return value }
        return underlying.adding(value)
    }

    /// The value in this cycle; if the animation is cumulative, added to the end values of the cycles before it.
    @inline(__always)
    private func accumulated<Value: Mixable>(_ moment: Moment, _ read: (Double) -> Value?) -> Value? {
        guard let value = read(moment.progress) else { return nil }
        guard isCumulative, moment.cycle > 0, let end = read(easedProgress(at: autoreverses ? 0 : 1)) else {
            return value
        }
        return value.adding(end.multiplied(by: moment.cycle))
    }
}
