import QuartziteUIDrawing

/// An animation's delegate that calls a block when the animation ends.
@MainActor final class AnimationEnd: @preconcurrency CAAnimationDelegate {
    private let action: (Bool) -> Void

    /// Creates a delegate; `action` receives whether the animation ran to its end.
    init(_ action: @escaping (Bool) -> Void) { self.action = action }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { action(flag) }
}
