import QuartziteUIDrawing

/// The transition of a window to the other orientation.
@MainActor final class RotationCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    package typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let window: UIWindow
    private var animations: [Handler] = []
    private var completions: [Handler] = []

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// Calls the animations that were added, inside an animation block.
    func run() {
        for animation in animations { animation(self) }
        animations = []
    }

    /// Calls the completion handlers that were added.
    func complete() {
        for completion in completions { completion(self) }
        completions = []
    }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isCancelled: Bool { false }
    let transitionDuration: TimeInterval = 0.3
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { window }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        window.rootViewController
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    @discardableResult
    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}
    func notifyWhenInteractionEnds(_ handler: @escaping Handler) {}
}
