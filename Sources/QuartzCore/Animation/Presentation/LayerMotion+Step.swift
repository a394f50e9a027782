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

        init?(_ entry: AttachedAnimation) {
            guard let program = (entry.animation as? CAPropertyAnimation)?.program, program.valueFunction == nil,
                let slot = Pose.Slot(program.property)
            else { return nil }
            switch program.track {
            // Less common animations of transform components take the general path, which rounds differently.
            case .vectors where slot.isTransformComponent: if !program.isLine { return nil }
            case .vectors: break
            case .transforms where slot == .transform: break
            default: return nil
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
            program.apply(moment, to: &pose, at: slot)
        }
    }
}
