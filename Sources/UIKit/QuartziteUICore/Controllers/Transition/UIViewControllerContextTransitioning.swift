import QuartziteUIDrawing

/// A key that identifies a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key that identifies a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is visible at the start.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of a transition: its controllers, views, frames and container (uikit_animation.md §3).
///
/// An animator adds the destination view to `containerView`, animates the views, and calls `completeTransition(_:)` at
/// the end. Until then the container blocks touches.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The superview of the transition's views; it already contains the source view.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is currently interactive.
    var isInteractive: Bool { get }
    /// Whether an interaction cancelled the transition.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `none` for changes of children in a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform of the destination view at the end: identity.
    var targetTransform: CGAffineTransform { get }
    /// Reports the progress of the interaction, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interaction; the transition continues to its end.
    func finishInteractiveTransition()
    /// Ends the interaction; the transition returns to its start.
    func cancelInteractiveTransition()
    /// Makes a running transition interactive.
    func pauseInteractiveTransition()
    /// Ends the transition; if `didComplete` is false or the transition was cancelled, the old state is restored.
    func completeTransition(_ didComplete: Bool)
    /// Returns a controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition, or nil if it does not move, like the presenter's in a custom presentation.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of a controller's view in the container; zero if it is not visible then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view in the container; zero if it is not visible then.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Methods of an object that drives an interactive transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the interactive transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The timing curve after the interaction; ease-in-ease-out by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// The speed after the interaction, as a multiple of the animation's; 1 by default.
    var completionSpeed: CGFloat { get }
    /// Whether the transition starts interactively; true by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Returns `easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Returns 1.
    public var completionSpeed: CGFloat { 1 }
    /// Returns true.
    public var wantsInteractiveStart: Bool { true }
}
