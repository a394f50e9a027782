import QuartzCore

/// One presentation or dismissal, from the first call to the last (§3).
@MainActor final class PresentationChange {
    private let presentation: UIPresentationController
    private let presented: UIViewController
    private let presenter: UIViewController
    private let isDismissal: Bool
    private let completion: (() -> Void)?
    /// Whether the presenter's view goes and comes with the change.
    private let movesPresenter: Bool

    init(
        _ presentation: UIPresentationController, presented: UIViewController, presenter: UIViewController,
        isDismissal: Bool, completion: (() -> Void)?
    ) {
        self.presentation = presentation
        self.presented = presented
        self.presenter = presenter
        self.isDismissal = isDismissal
        self.completion = completion
        movesPresenter = isDismissal ? presentation.presenterPlace != nil : presentation.shouldRemovePresentersView
    }

    private var coming: UIViewController { isDismissal ? presenter : presented }
    private var going: UIViewController { isDismissal ? presented : presenter }

    /// Makes the change, animated by what the delegate gave or else in the transition style's way.
    func run(
        animated: Bool, custom: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard let container = presentation.container else { return }
        if !isDismissal { prepare(in: container) }
        guard animated else {
            tellBeginning(animated: false)
            return finish(true)
        }
        let animator = custom ?? PresentationAnimation(presented.modalTransitionStyle, isDismissal: isDismissal)
        let transition = ControllerTransition(
            parties(in: container), in: container, animator: animator, interaction: interaction)
        transition.announce()
        tellBeginning(animated: true)
        transition.start { [self] completed in
            finish(completed)
            animator.animationEnded(completed)
        }
    }

    private func prepare(in container: TransitionContainerView) {
        presented.presenter = presenter
        presenter.presented = presented
        presented.appearance.isBeingPresented = true
        if movesPresenter, let view = presenter.view {
            presentation.presenterPlace = ViewPlace(of: view)
            container.addSubview(view)
            if view.transform.isIdentity { view.frame = container.bounds }
        }
        presented.view.frame = presentation.frameOfPresentedViewInContainerView
    }

    private func parties(in container: UIView) -> ControllerTransition.Parties {
        let presenterView = movesPresenter ? presenter.view : nil
        let presentedFrame = presentation.frameOfPresentedViewInContainerView
        let presenterFrame =
            presenterView == nil ? presenter.view.convert(presenter.view.bounds, to: container) : container.bounds
        return ControllerTransition.Parties(
            from: going, to: coming,
            fromView: isDismissal ? presentation.presentedView : presenterView,
            toView: isDismissal ? presenterView : presentation.presentedView,
            initialFrame: isDismissal ? presentedFrame : presenterFrame,
            finalFrame: isDismissal ? presenterFrame : presentedFrame,
            style: presentation.style)
    }

    private func tellBeginning(animated: Bool) {
        if isDismissal {
            presented.appearance.isBeingDismissed = true
            presentation.dismissalTransitionWillBegin()
        } else {
            presentation.presentationTransitionWillBegin()
        }
        if !isDismissal || movesPresenter { coming.beginAppearance(true, animated: animated) }
        if isDismissal || movesPresenter { going.beginAppearance(false, animated: animated) }
    }

    private func finish(_ completed: Bool) {
        if !completed {
            if isDismissal || movesPresenter { going.beginAppearance(true, animated: true) }
            if !isDismissal || movesPresenter { coming.beginAppearance(false, animated: true) }
        }
        if isDismissal == completed { takeAway() } else { keep() }
        let (first, second) = completed ? (coming, going) : (going, coming)
        first.endAppearance()
        second.endAppearance()
        presented.appearance.isBeingPresented = false
        presented.appearance.isBeingDismissed = false
        if isDismissal {
            presentation.dismissalTransitionDidEnd(completed)
        } else {
            presentation.presentationTransitionDidEnd(completed)
        }
        if completed { completion?() }
    }

    /// The presented view is there, and the presenter's is not where it is covered.
    private func keep() {
        guard let container = presentation.container else { return }
        if let view = presentation.presentedView, !view.isDescendant(of: container) { container.addSubview(view) }
        if movesPresenter { presenter.view.removeFromSuperview() }
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    /// The presented view is gone, and the presenter's is back.
    private func takeAway() {
        presentation.presentedView?.removeFromSuperview()
        if movesPresenter { presentation.presenterPlace?.restore(presenter.view) }
        presentation.container?.removeFromSuperview()
        presentation.container = nil
        presentation.presenterPlace = nil
        presented.presenter = nil
        presented.ownPresentation = nil
        presenter.presented = nil
    }
}
