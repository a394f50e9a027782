import QuartzCore

/// One presentation or dismissal, from the first call to the last (uikit_animation.md §3).
///
/// A dismissal may take several controllers away: the one on top is animated, those below it go unseen.
@MainActor final class PresentationChange {
    private let presentation: UIPresentationController
    /// Who comes or goes: the animated one first, then those below it that go along.
    private let line: [UIViewController]
    /// Those of the line that hear that they come or go: not what others cover.
    private var seen: [UIViewController] = []
    private let presenter: UIViewController
    private let isDismissal: Bool
    private let completion: (() -> Void)?
    /// Where the presenter's view was before it went.
    private var place: ViewPlace?
    /// Whether the presenter's view goes or comes.
    private let changesPresenter: Bool
    /// Whether it does so in the container, as a part of the animation.
    private let movesPresenter: Bool

    /// A change of `line`, which is not empty; presentations are of one controller.
    init(
        _ presentation: UIPresentationController, line: [UIViewController], presenter: UIViewController,
        isDismissal: Bool, completion: (() -> Void)?
    ) {
        self.presentation = presentation
        self.line = line
        self.presenter = presenter
        self.isDismissal = isDismissal
        self.completion = completion
        place = isDismissal ? line.last?.ownPresentation?.presenterPlace : nil
        changesPresenter = isDismissal ? place != nil : presentation.shouldRemovePresentersView
        movesPresenter = changesPresenter && (!isDismissal || presentation.presenterPlace != nil)
    }

    private var presented: UIViewController { line[0] }
    private var coming: UIViewController { isDismissal ? presenter : presented }
    private var going: UIViewController { isDismissal ? presented : presenter }

    /// Makes the change, animated by what the delegate gave or else in the transition style's way.
    func run(
        animated: Bool, custom: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard let container = presentation.container else { return }
        if isDismissal { uncover(under: container, animated: animated) } else { prepare(in: container) }
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
            place = ViewPlace(of: view)
            presentation.presenterPlace = place
            container.addSubview(view)
            if view.transform.isIdentity { view.frame = container.bounds }
        }
        presented.view.frame = presentation.frameOfPresentedViewInContainerView
    }

    /// Hides what lies between the animated view and the presenter's, which is there from the start unless the animation
    /// brings it.
    private func uncover(under container: UIView, animated: Bool) {
        for below in line.dropFirst().compactMap(\.ownPresentation?.container) where !container.isDescendant(of: below)
        {
            below.isHidden = true
        }
        guard changesPresenter, !movesPresenter else { return }
        // Before its view is back: a view that comes without a word counts as there at once.
        presenter.beginAppearance(true, animated: animated)
        place?.restore(presenter.view)
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
        seen = isDismissal ? line.filter { $0.appearance.phase == .shown } : line
        if isDismissal {
            for controller in line {
                controller.appearance.isBeingDismissed = true
                controller.ownPresentation?.dismissalTransitionWillBegin()
            }
        } else {
            presentation.presentationTransitionWillBegin()
        }
        tell(isDismissal, animated: animated)
    }

    /// Tells the controllers that the presenter is about to come or to go.
    private func tell(_ presenterComes: Bool, animated: Bool) {
        if presenterComes {
            if changesPresenter { presenter.beginAppearance(true, animated: animated) }
            for controller in seen { controller.beginAppearance(false, animated: animated) }
        } else {
            for controller in seen { controller.beginAppearance(true, animated: animated) }
            if changesPresenter { presenter.beginAppearance(false, animated: animated) }
        }
    }

    private func finish(_ completed: Bool) {
        if !completed { tell(!isDismissal, animated: true) }
        let presenterIsThere = isDismissal == completed
        let presentations = line.compactMap(\.ownPresentation)
        if presenterIsThere { takeAway() } else { keep() }
        if changesPresenter, presenterIsThere { presenter.endAppearance() }
        for controller in seen { controller.endAppearance() }
        if changesPresenter, !presenterIsThere { presenter.endAppearance() }
        for controller in line {
            controller.appearance.isBeingPresented = false
            controller.appearance.isBeingDismissed = false
        }
        for presentation in presentations {
            if isDismissal {
                presentation.dismissalTransitionDidEnd(completed)
            } else {
                presentation.presentationTransitionDidEnd(completed)
            }
        }
        if completed { completion?() }
    }

    /// The presented views are there, and the presenter's is not where it is covered.
    private func keep() {
        guard let container = presentation.container else { return }
        for controller in line { controller.ownPresentation?.container?.isHidden = false }
        if let view = presentation.presentedView, !view.isDescendant(of: container) { container.addSubview(view) }
        if changesPresenter { presenter.view.removeFromSuperview() }
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    /// The presented views are gone, and the presenter's is back.
    private func takeAway() {
        for presentation in line.compactMap(\.ownPresentation) { presentation.presentedView?.removeFromSuperview() }
        if changesPresenter { place?.restore(presenter.view) }
        for controller in line {
            controller.ownPresentation?.container?.removeFromSuperview()
            controller.ownPresentation?.container = nil
            controller.ownPresentation?.presenterPlace = nil
            controller.ownPresentation = nil
            controller.presenter?.presented = nil
            controller.presenter = nil
        }
    }
}
