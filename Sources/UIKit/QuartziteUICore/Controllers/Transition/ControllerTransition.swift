import QuartziteUIDrawing

/// A transition between the views of two controllers: the context of its animator and interaction, and its
/// coordinator.
@MainActor package final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// The controllers, views and frames of the transition.
    struct Parties {
        var from: UIViewController?
        var to: UIViewController?
        var fromView: UIView?
        var toView: UIView?
        var initialFrame = CGRect.zero
        package var finalFrame = CGRect.zero
        var style = UIModalPresentationStyle.none
    }

    let parties: Parties
    let container: TransitionContainerView
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    package let scrubber: TransitionScrubber
    /// The animator's interruptible animator, if it has one; an interaction controls it instead of layer time.
    var interruptible: (any UIViewImplicitlyAnimating)?
    package let isAnimated = true
    package private(set) var isInteractive = false
    package private(set) var initiallyInteractive = false
    package private(set) var transitionWasCancelled = false
    package private(set) var percentComplete: CGFloat = 0
    /// Animations that run alongside the transition.
    let alongside = AlongsideAnimations()
    private(set) var hasStarted = false
    private(set) var isOver = false
    private var ended: ((Bool) -> Void)?
    private var reminder: EventSchedule.Ticket?
    private let scene = SceneContext.current

    /// Creates a transition.
    init(
        _ parties: Parties, in container: TransitionContainerView, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.parties = parties
        self.container = container
        self.animator = animator
        self.interaction = interaction
        scrubber = TransitionScrubber(layer: container.layer)
        super.init()
    }

    /// Makes the transition available to its controllers, before their appearance calls.
    func announce() {
        parties.from?.transition = self
        parties.to?.transition = self
        isInteractive = interaction?.wantsInteractiveStart ?? false
        initiallyInteractive = isInteractive
    }

    /// Starts the animation, or the interaction that drives it.
    ///
    /// `ended` is called at the end, with whether the transition completed.
    func start(_ ended: @escaping (Bool) -> Void) {
        self.ended = ended
        container.isTransitioning = true
        let context = container.window?.context
        let before = context?.nextOrder ?? 0
        scrubber.duration = max(animator.transitionDuration(using: self), 0)
        if let interaction, interaction.wantsInteractiveStart {
            interaction.startInteractiveTransition(self)
        } else {
            scrubber.begin()
            (interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
            animator.animateTransition(using: self)
            remind()
        }
        hasStarted = true
        alongside.run(with: self)
        if let context { scrubber.animations = before..<context.nextOrder }
        scrubber.context = context
        if isOver { alongside.complete(with: self) }
    }

    /// Warns on standard error if `completeTransition(_:)` is not called within twice the duration and a second.
    private func remind() {
        guard !scene.isIdle, !isOver else { return }
        reminder = scene.runLoop.add(at: scene.clock.now + 2 * scrubber.duration + 1) { [weak self] in
            guard let self, !isOver, !isInteractive else { return }
            SceneContext.current.writeMessage(
                "\(type(of: animator)).animateTransition(using:) was started \(2 * scrubber.duration + 1) s ago and has "
                    + "not called completeTransition(_:); until it does, nothing in the transition can be touched")
        }
    }

    // MARK: The context

    package var containerView: UIView { container }
    package var transitionDuration: TimeInterval { scrubber.duration }
    package var presentationStyle: UIModalPresentationStyle { parties.style }
    package var targetTransform: CGAffineTransform { .identity }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: parties.from
        case .to: parties.to
        default: nil
        }
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: parties.fromView
        case .to: parties.toView
        default: nil
        }
    }

    package func initialFrame(for vc: UIViewController) -> CGRect { vc === parties.from ? parties.initialFrame : .zero }
    package func finalFrame(for vc: UIViewController) -> CGRect { vc === parties.to ? parties.finalFrame : .zero }

    // MARK: The interaction

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !isOver, !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
    }

    package func finishInteractiveTransition() { endInteraction() }

    package func cancelInteractiveTransition() {
        guard !isOver else { return }
        transitionWasCancelled = true
        endInteraction()
    }

    package func pauseInteractiveTransition() {
        guard !isOver, !isInteractive else { return }
        isInteractive = true
        transitionWasCancelled = false
        alongside.interactionChanged(self)
    }

    private func endInteraction() {
        guard !isOver, isInteractive else { return }
        isInteractive = false
        remind()
        alongside.interactionChanged(self)
    }

    // MARK: The end

    package func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        isInteractive = false
        interruptible = nil
        if !didComplete { transitionWasCancelled = true }
        if let reminder { scene.runLoop.cancel(reminder) }
        scrubber.release()
        // The coordinator's handlers come before the appearance calls, and what they push has to wait for these.
        if hasStarted { alongside.complete(with: self) }
        container.isTransitioning = false
        for controller in [parties.from, parties.to] where controller?.transition === self {
            controller?.transition = nil
        }
        let ended = ended
        self.ended = nil
        ended?(!transitionWasCancelled)
    }
}
