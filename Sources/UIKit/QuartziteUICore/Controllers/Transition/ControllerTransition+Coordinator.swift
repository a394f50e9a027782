import QuartziteUIDrawing

/// The animations and handlers that run alongside a transition.
@MainActor final class AlongsideAnimations {
    package typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    var animations: [Handler] = []
    var completions: [Handler] = []
    package var changes: [Handler] = []
    package var ends: [Handler] = []
    private var hasRun = false

    /// Runs the animations once, over the duration of the transition.
    func run(with transition: ControllerTransition) {
        guard !hasRun else { return }
        hasRun = true
        let handlers = animations
        animations = []
        guard !handlers.isEmpty else { return }
        let duration = transition.isOver ? 0 : transition.transitionDuration
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            for handler in handlers { handler(transition) }
        }
    }

    /// Calls the completion handlers once.
    func complete(with transition: ControllerTransition) {
        let handlers = completions
        completions = []
        for handler in handlers { handler(transition) }
    }

    func interactionChanged(_ transition: ControllerTransition) {
        for handler in changes { handler(transition) }
        if !transition.isInteractive { for handler in ends { handler(transition) } }
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    package var isCancelled: Bool { transitionWasCancelled }
    package var isInterruptible: Bool { interaction != nil }
    package var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

    @discardableResult
    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: nil, animation: animation, completion: completion) }

    @discardableResult
    package func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { alongside.completions.append(completion) }
        guard !hasStarted else { return false }
        if let animation { alongside.animations.append(animation) }
        if let view, !view.isDescendant(of: container) { scrubber.add(view.layer) }
        return true
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        alongside.changes.append(handler)
    }

    package func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        alongside.ends.append(handler)
    }
}
