extension LayerMotion {
    /// One animation, between two ends that each may be what the property would be without it; an object, as reading
    /// values with references out of an array costs more than working with them.
    final class Step {
        let target: Target
        private let timing: MediaTiming
        private let isResolved: Bool
        private let isAdditive: Bool
        private let program: AnimationProgram
        private let from: SIMD4<Double>?
        private let to: SIMD4<Double>?
        /// The ends of an animation of the transform as a whole.
        private let turn: Turn?

        init?(_ entry: AttachedAnimation) {
            guard let animation = entry.animation as? CAPropertyAnimation, let program = animation.program,
                let target = Target(program.property)
            else { return nil }
            if target == .transform {
                guard let ends = program.turn else { return nil }
                turn = Turn(from: ends.from, to: ends.to)
                (from, to) = (nil, nil)
            } else {
                guard let ends = program.line else { return nil }
                turn = nil
                (from, to) = ends
            }
            self.target = target
            self.program = program
            timing = animation.timing
            isResolved = entry.isResolved
            isAdditive = program.isAdditive
        }

        /// Whether both are always equally far along.
        func keepsPace(with other: LayerMotion.Step) -> Bool {
            isResolved == other.isResolved && timing == other.timing && program.keepsPace(with: other.program)
        }

        /// How far along the animation is; nil where it has no effect.
        func fraction(at time: CFTimeInterval) -> Double? {
            timing.state(at: isResolved ? time : 0).map { program.pace($0.progress) }
        }

        /// As ``AnimationProgram/apply(_:to:)`` does, on the pose alone, `f` of the way.
        func apply(to pose: inout LayerMotion.Pose, fraction f: Double) {
            if let turn { return apply(turn, to: &pose, fraction: f) }
            let underlying = pose[target]
            let current = isAdditive ? SIMD4<Double>.zero : underlying
            var value = (from ?? current) * (1 - f) + (to ?? current) * f
            if isAdditive { value = underlying + value }
            guard value.isFinite else { return }
            pose[target] = value
            if target.turns { pose.isTurned = true }
        }

        private func apply(_ turn: LayerMotion.Turn, to pose: inout LayerMotion.Pose, fraction f: Double) {
            let value: CATransform3D
            if let from = turn.from, let to = turn.to {
                value = from.interpolated(to: to, fraction: f).matrix
            } else {
                let current = PreparedTransform(isAdditive ? .identity : pose.transform)
                value = (turn.from ?? current).interpolated(to: turn.to ?? current, fraction: f).matrix
            }
            let result = isAdditive ? value.concatenating(pose.transform) : value
            if result.isFinite { pose.transform = result }
        }
    }

    /// Two transforms to move between.
    final class Turn {
        let from: PreparedTransform?
        let to: PreparedTransform?

        init(from: PreparedTransform?, to: PreparedTransform?) {
            self.from = from
            self.to = to
        }
    }
}
