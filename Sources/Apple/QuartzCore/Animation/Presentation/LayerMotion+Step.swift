extension LayerMotion {
    /// One animation of a layer whose effect a pose can represent.
    ///
    /// It is a class because reading structures that contain references from an array costs more than computing with
    /// them.
    final class Step {
        let slot: Pose.Slot
        /// Whether the animation always has the same progress as the previous one, as animations added together usually
        /// do.
        let isSynchronized: Bool
        private let timing: MediaTiming
        private let isResolved: Bool
        private let program: AnimationProgram
        private let isAdditive: Bool
        private let kind: VectorKind
        /// Whether the animation only interpolates numbers between `from` and `to`.
        private let isLine: Bool
        /// The ends of an animation between numbers; nil stands for the underlying value.
        private let from, to: SIMD4<Double>?
        /// The ends of an animation that only interpolates the whole transform between two values.
        private let transforms: TransformLine?

        /// Creates the step of an animation that follows `previous`; nil if a pose cannot represent the animation.
        init?(_ entry: AttachedAnimation, after previous: Step?) {
            guard let program = (entry.animation as? CAPropertyAnimation)?.program, program.valueFunction == nil,
                let slot = Pose.Slot(program.property)
            else { return nil }
            switch program.track {
            // An animation by an amount takes the general path, which reads the components of the transform.
            case .vectors(_, .ends) where slot.isTransformComponent: if program.line == nil { return nil }
            case .vectors: break
            case .transforms where slot == .transform: break
            default: return nil
            }
            let line = program.line
            (isLine, from, to) = (line != nil, line?.from, line?.to)
            transforms = TransformLine(program)
            kind = program.vectorKind ?? .number
            isAdditive = program.isAdditive
            self.slot = slot
            self.program = program
            timing = entry.animation.timing
            isResolved = entry.isResolved
            isSynchronized =
                previous.map {
                    $0.isResolved == entry.isResolved && $0.timing == entry.animation.timing
                        && $0.program.hasSameEasing(as: program)
                } ?? false
        }

        /// Returns the animation's progress at the layer's local time; nil if it has no effect.
        func moment(at time: CFTimeInterval) -> AnimationProgram.Moment? {
            timing.state(at: isResolved ? time : 0).map { program.moment($0) }
        }

        /// Applies the animation to a pose.
        func apply(_ moment: AnimationProgram.Moment, to pose: inout Pose) {
            if let transforms {
                let value = transforms.value(at: moment.progress)
                let result = isAdditive ? value.concatenating(pose.transform) : value
                if result.isFinite { pose.transform = result }
                return
            }
            guard isLine else { return program.apply(moment, to: &pose, at: slot) }
            guard let underlying = pose.vector(of: slot, as: kind) else { return }
            let current = isAdditive ? underlying.zero : underlying
            let ends = ValueEnds.value(from: from, to: to, at: moment.progress) { current }
            let value = isAdditive ? ends.map { underlying.adding($0) } : ends
            if let value, value.isFinite { pose.set(value, as: kind, for: slot) }
        }
    }

    /// The two ends of an animation of the whole transform.
    ///
    /// It is a class because copying two prepared transforms takes longer than interpolating them.
    fileprivate final class TransformLine {
        private let from, to: PreparedTransform

        /// Creates the ends of an animation; nil if it does more than interpolate between two transforms.
        init?(_ program: AnimationProgram) {
            guard case .transforms(.ends(let ends)) = program.track, !program.isCumulative, let from = ends.from,
                let to = ends.to
            else { return nil }
            (self.from, self.to) = (from, to)
        }

        func value(at progress: Double) -> CATransform3D { from.interpolatedMatrix(to: to, fraction: progress) }
    }
}
