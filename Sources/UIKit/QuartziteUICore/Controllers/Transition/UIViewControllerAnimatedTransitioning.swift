import QuartziteUIDrawing

/// Methods that animate a transition between the views of two controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the animation in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Starts the animation.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns the interruptible animator of the transition, the same one for each call; optional.
    ///
    /// An interaction starts and controls this animator instead of calling `animateTransition(using:)`.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called after the transition, with false if it was cancelled; optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}

    /// Returns a placeholder that means there is no interruptible animator.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentAnimator.shared }

    /// Returns the interruptible animator, or nil if there is none.
    func animator(using context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
        let given = interruptibleAnimator(using: context)
        return given is AbsentAnimator ? nil : given
    }
}

/// The placeholder for a missing interruptible animator; it animates nothing.
@MainActor private final class AbsentAnimator: UIViewImplicitlyAnimating {
    static let shared = AbsentAnimator()

    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    func addAnimations(_ animation: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
