import QuartzCore

/// Animates the change from one controller's view to another's.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds that the animation takes.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Starts the animation.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animator of the whole transition, the same for each call: an interaction then moves this, and starts it in
    /// place of `animateTransition(using:)`. May be left out.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called when the transition is over; true unless it was cancelled. Does nothing unless implemented.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}

    /// An animator that stands for none.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentAnimator.shared }

    /// The animator, where there is one.
    func animator(using context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
        let given = interruptibleAnimator(using: context)
        return given is AbsentAnimator ? nil : given
    }
}

/// What a transition without an animator answers with; it animates nothing.
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
