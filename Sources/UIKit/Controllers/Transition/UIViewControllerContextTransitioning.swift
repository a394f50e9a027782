import QuartzCore

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Who is on screen at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// Who is on screen at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animation of a transition is told: who comes, who goes, and where it happens (uikit_animation.md §3).
///
/// The animation adds the view that comes to `containerView`, moves the views, and calls `completeTransition(_:)` when it
/// is over; until then the container lets no touches through.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The superview of everything that takes part; it holds the view that goes already.
    var containerView: UIView { get }
    /// Whether the change is animated at all.
    var isAnimated: Bool { get }
    /// Whether an interaction drives the transition now.
    var isInteractive: Bool { get }
    /// Whether an interaction has called the transition off.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `none` where a container changes its children.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform that the coming view is to end with: identity.
    var targetTransform: CGAffineTransform { get }
    /// Tells how far the interaction is, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Tells that the interaction is over, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// Tells that the interaction is over, and the transition goes back to its start.
    func cancelInteractiveTransition()
    /// Tells that a running transition is interactive from now on.
    func pauseInteractiveTransition()
    /// Ends the transition; false, or a transition that was cancelled, brings back what was there before.
    func completeTransition(_ didComplete: Bool)
    /// A controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view of the transition; nil for one that stays where it is, as the presenter's under a custom presentation.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view lies at the start, in the container; zero if it is not on screen.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view lies at the end, in the container; zero if it is not on screen.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Drives a transition by an interaction.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How the rest goes on after the interaction; slow, fast, slow unless implemented.
    var completionCurve: UIView.AnimationCurve { get }
    /// The speed of the rest; 1 unless implemented.
    var completionSpeed: CGFloat { get }
    /// Whether the transition starts with the interaction, not by itself; true unless implemented.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Slow, fast, slow.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// 1.
    public var completionSpeed: CGFloat { 1 }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}
