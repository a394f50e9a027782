/// The effect of an active animation on its target.
enum AnimationEffect {
    case none
    case property(CAPropertyAnimation)
    case group(CAAnimationGroup)
}

extension CAAnimation {
    /// Writes the animation's effect at `time`, in the time of the layer or the enclosing group, to a target.
    ///
    /// If `closedEnd` is true, the exact end of the active duration counts as active.
    final func evaluate<Target: KeyedAnimationTarget>(
        at time: CFTimeInterval, on target: inout Target, closedEnd: Bool = false
    ) {
        guard let state = timing.state(at: time, closedEnd: closedEnd) else { return }
        switch effect {
        case .none: break
        case .property(let animation):
            guard let program = animation.program ?? AnimationProgram(animation, on: &target) else { return }
            target.apply(program, at: program.moment(state))
        case .group(let group):
            let groupTime = group.childTime(at: state)
            for child in group.animations ?? [] {
                child.evaluate(at: groupTime, on: &target, closedEnd: groupTime >= duration)
            }
        }
    }

    /// Writes the animation's effect at `time`, in the layer's time, to a copy of the layer.
    package final func evaluate(at time: CFTimeInterval, on presentation: CALayer) {
        var presentation = presentation
        evaluate(at: time, on: &presentation)
    }

    /// Prepares the animation, and the animations of a group, for targets like `target`, if not yet prepared.
    final func prepare<Target: KeyedAnimationTarget>(for target: inout Target) {
        switch effect {
        case .none: break
        case .property(let animation):
            if animation.program == nil { animation.program = AnimationProgram(animation, on: &target) }
        case .group(let group):
            for child in group.animations ?? [] { child.prepare(for: &target) }
        }
    }

    /// The function from the fraction of a cycle to eased progress, according to the properties.
    final var progressCurve: ProgressCurve {
        ProgressCurve(timingCurve: timingFunction?.curve, spring: springCurve, duration: duration)
    }
}
