import QuartzCore

/// What is known of a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change is animated at all.
    var isAnimated: Bool { get }
    /// The style of the presentation; `none` where a container changes its children.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether an interaction started the transition.
    var initiallyInteractive: Bool { get }
    /// Whether an interaction drives the transition now.
    var isInteractive: Bool { get }
    /// Whether an interaction may take the transition over while it runs.
    var isInterruptible: Bool { get }
    /// Whether the transition was called off.
    var isCancelled: Bool { get }
    /// Seconds that the transition takes without an interaction.
    var transitionDuration: TimeInterval { get }
    /// How far the interaction is, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest after an interaction.
    var completionVelocity: CGFloat { get }
    /// How the rest goes on after an interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// The superview of everything that takes part.
    var containerView: UIView { get }
    /// The transform that the coming view is to end with: identity.
    var targetTransform: CGAffineTransform { get }
    /// A controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view of the transition; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets other views animate along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Animates changes over the transition's time; false where the transition has begun already, so that only
    /// `completion` is called.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// As `animate(alongsideTransition:completion:)`, for views that lie in `view` and not in the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when an interaction begins or ends.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls `handler` when an interaction ends.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes over the transition's time, with nothing to call at the end.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

extension UIViewController {
    /// The transition that the controller, or one above it, takes part in; nil at other times.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? container?.transitionCoordinator
    }
}
