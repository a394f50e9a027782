extension AnimationProgram {
    /// Writes the effect at a moment of the animation's cycles.
    package func apply(_ moment: TimingState, to layer: CALayer) {
        if isBuiltIn { return apply(moment, to: &layer.state) }
        let underlying = layer.animatableValue(forKeyPath: property.keyPath) ?? unset
        guard let value = value(moment, underlying: underlying), value.isFinite else { return }
        layer.setAnimatableValue(value, forKeyPath: property.keyPath)
    }

    /// Writes the effect of an animation of a built-in property.
    package func apply(_ moment: TimingState, to state: inout LayerState) {
        switch track {
        case .vectors(let kind, let track) where property.lanes != nil:
            guard var vector = run(moment, { track.value(at: $0) { isAdditive ? .zero : state.vector(of: property) } })
            else { return }
            if isAdditive { vector += state.vector(of: property) }
            guard vector.isFinite else { return }
            if kind == .color {
                // No colour stays none where that is what shows.
                if vector == state.vector(of: property) { return }
                state.set(.color(givenColor(vector) ?? vector.color), for: property)
            } else {
                state.set(vector, for: property)
            }
        case .path(let path) where property.lanes != nil:
            guard var vector = run(moment, { SIMD4(path.place(at: $0).point) }) else { return }
            if isAdditive { vector += state.vector(of: property) }
            guard vector.isFinite else { return }
            state.set(vector, for: property)
            turn(&state, along: path, moment)
        default:
            guard let underlying = state.value(of: property), let value = value(moment, underlying: underlying),
                value.isFinite
            else { return }
            state.set(value, for: property)
            if case .path(let path) = track { turn(&state, along: path, moment) }
        }
    }

    /// Turns the layer along the path: the heading first, then the layer's own transform (facts ani-003, ani-086).
    private func turn(_ state: inout LayerState, along path: PathTrack, _ moment: TimingState) {
        guard let rotation = path.place(at: pace(moment.progress)).rotation, rotation.isFinite else { return }
        let turned = CATransform3DMakeRotation(rotation, 0, 0, 1).concatenating(state.transform)
        if AnimatableValue.transform(turned).isFinite { state.transform = turned }
    }

    /// The value at a moment, on top of `underlying` where the animation is additive.
    package func value(_ moment: TimingState, underlying: AnimatableValue) -> AnimatableValue? {
        let result: AnimatableValue?
        switch track {
        case .vectors(let kind, let track):
            let vector = run(moment) {
                track.value(at: $0) {
                    guard !isAdditive else { return .zero }
                    if let valueFunction, case .transform(let t) = underlying { return valueFunction.numbers(t) }
                    return kind.vector(underlying)
                }
            }
            guard let vector else { return nil }
            if let valueFunction {
                result = .transform(valueFunction.transform(vector))
            } else if kind == .color {
                result = vector == kind.vector(underlying) ? underlying : .color(givenColor(vector) ?? vector.color)
            } else {
                result = kind.value(vector)
            }
        case .transforms(let track):
            guard case .transform(let current) = underlying else { return nil }
            let transform = run(moment) {
                track.value(at: $0) { PreparedTransform(isAdditive ? .identity : current) }
            }
            result = transform.map { .transform($0.matrix) }
        case .values(let track):
            result = run(moment) { track.value(at: $0) { isAdditive ? underlying.zero : underlying } }
        case .path(let path):
            result = run(moment) { AnimatableValue.point(path.place(at: $0).point).fitted(to: underlying) }
        }
        return isAdditive ? result.map { underlying.adding($0) } : result
    }

    /// The colour that the animation was given where it shows just that: no colour stays none.
    private func givenColor(_ vector: SIMD4<Double>) -> CGColor?? {
        guard !isAdditive else { return nil }
        return givenColors.first { SIMD4($0) == vector }
    }
}
