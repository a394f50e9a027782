extension LayerMotion {
    /// One animation of a layer whose effect a pose can represent.
    ///
    /// It is a class because reading structures that contain references from an array costs more than computing with
    /// them.
    final class Step {
        let slot: Pose.Slot
        private let timing: MediaTiming
        private let isResolved: Bool
        private let program: AnimationProgram
        /// The ends of an animation that interpolates numbers between two values; nil stands for the underlying value.
        ///
        /// They are stored here as values, so that a frame counts no references.
        private let line: (from: SIMD4<Double>?, to: SIMD4<Double>?)?
        /// The ends of an animation that interpolates the whole transform.
        private let transforms: ValueEnds<PreparedTransform>?
        private let isAdditive: Bool
        private let kind: VectorKind

        init?(_ entry: AttachedAnimation) {
            guard let program = (entry.animation as? CAPropertyAnimation)?.program, program.valueFunction == nil,
                let slot = Pose.Slot(program.property)
            else { return nil }
            switch program.track {
            // Less common animations of transform components take the general path, which rounds differently.
            case .vectors where slot.isTransformComponent: if program.line == nil { return nil }
            case .vectors: break
            case .transforms where slot == .transform: break
            default: return nil
            }
            (line, kind) = (program.line, program.vectorKind ?? .number)
            isAdditive = program.isAdditive
            if case .transforms(.ends(let ends)) = program.track, !program.isCumulative {
                transforms = ends
            } else {
                transforms = nil
            }
            self.slot = slot
            self.program = program
            timing = entry.animation.timing
            isResolved = entry.isResolved
        }

        /// Returns whether both animations always have the same progress.
        func isSynchronized(with other: Step) -> Bool {
            isResolved == other.isResolved && timing == other.timing && program.hasSameEasing(as: other.program)
        }

        /// Returns the animation's progress at the layer's local time; nil if it has no effect.
        func moment(at time: CFTimeInterval) -> AnimationProgram.Moment? {
            timing.state(at: isResolved ? time : 0).map { program.moment($0) }
        }

        /// Applies the animation to a pose.
        func apply(_ moment: AnimationProgram.Moment, to pose: inout Pose) {
            if let transforms { return apply(transforms, at: moment.progress, to: &pose) }
            guard let line else { return program.apply(moment, to: &pose, at: slot) }
            guard let underlying = pose.vector(of: slot, as: kind) else { return }
            let current = isAdditive ? underlying.zero : underlying
            let ends = ValueEnds.value(from: line.from, to: line.to, at: moment.progress) { current }
            let value = isAdditive ? ends.map { underlying.adding($0) } : ends
            if let value, value.isFinite { pose.set(value, as: kind, for: slot) }
        }

        /// Applies an animation of the whole transform, without copying the values between optionals.
        private func apply(_ ends: ValueEnds<PreparedTransform>, at progress: Double, to pose: inout Pose) {
            let result: CATransform3D
            if !isAdditive, let from = ends.from, let to = ends.to {
                result = from.interpolated(to: to, fraction: progress).matrix
            } else {
                let underlying = PreparedTransform(unprepared: pose.transform)
                let current = isAdditive ? underlying.zero : underlying
                guard let value = ends.value(at: progress, current: { current }) else { return }
                result = (isAdditive ? underlying.adding(value) : value).matrix
            }
            if result.isFinite { pose.transform = result }
        }
    }
}
