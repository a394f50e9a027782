import QuartziteUIDrawing

/// Information about a transition in progress.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; `none` for changes of children in a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition started interactively.
    var initiallyInteractive: Bool { get }
    /// Whether the transition is currently interactive.
    var isInteractive: Bool { get }
    /// Whether the transition can become interactive while it runs.
    var isInterruptible: Bool { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// The duration of the transition in seconds, without an interaction.
    var transitionDuration: TimeInterval { get }
    /// The progress of the interaction, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed after an interaction, as a multiple of the animation's.
    var completionVelocity: CGFloat { get }
    /// The timing curve after an interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// The superview of the transition's views.
    var containerView: UIView { get }
    /// The transform of the destination view at the end: identity.
    var targetTransform: CGAffineTransform { get }
    /// Returns a controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition, or nil if it does not move.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Methods that run animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Runs animations alongside the transition, and calls `completion` at its end.
    ///
    /// Returns false if the transition has already started; then only `completion` is called.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Like `animate(alongsideTransition:completion:)`, for views inside `view` that are not in the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls a handler when an interaction begins or ends.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls a handler when an interaction ends.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations alongside the transition, without a completion handler.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Runs animations for views inside `view` alongside the transition, without a completion handler.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

extension UIViewController {
    /// The transition that the controller or one of its ancestors is part of; nil if none is in progress.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? container?.transitionCoordinator
    }
}
