import QuartzCore

/// A presentation or dismissal, from the first call to the completion (uikit_animation.md §3).
///
/// A dismissal can remove several controllers: only the topmost is animated.
@MainActor final class PresentationChange {
    private let presentation: UIPresentationController
    /// The controllers that are presented or dismissed: the animated one first, then those below it.
    private let line: [UIViewController]
    /// The controllers of `line` that receive appearance calls, which excludes those that others cover.
    private var seen: [UIViewController] = []
    private let presenter: UIViewController
    private let isDismissal: Bool
    private let completion: (() -> Void)?
    /// The position of the presenter's view before it was removed.
    private var place: ViewPlace?
    /// Whether the presenter's view is removed or restored.
    private let changesPresenter: Bool
    /// Whether the presenter's view is animated in the container.
    private let movesPresenter: Bool

    /// Creates a change of `line`, which must not be empty; a presentation has one controller.
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

    /// Performs the change, animated by `custom` if it is given and by the transition style otherwise.
    func run(
        animated: Bool, custom: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard let container = presentation.container else { return }
        if isDismissal {
            seen = line.filter { [.shown, .disappearing].contains($0.appearance.phase) }
            for controller in line { controller.appearance.isBeingDismissed = true }
            uncover(under: container, animated: animated)
        } else {
            seen = line
            prepare(in: container)
        }
        guard animated else {
            notifyOfBeginning(animated: false)
            if !isDismissal { place(in: container) }
            return finish(true)
        }
        let animator = custom ?? presentation.standardAnimator(isDismissal: isDismissal)
        let transition = ControllerTransition(
            parties(in: container), in: container, animator: animator, interaction: interaction)
        transition.announce()
        notifyOfBeginning(animated: true)
        if custom == nil, !isDismissal, presentation.presentedView?.superview === container {
            presentation.layOutPresentedView()
        }
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
        let shown: UIView? = presentation is UISheetPresentationController ? presentation.presentedView : presented.view
        shown?.frame = presentation.frameOfPresentedViewInContainerView
        if shown !== presented.view { shown?.layoutIfNeeded() }
    }

    /// Places the presented view, which no animator does.
    private func place(in container: TransitionContainerView) {
        guard let view = presentation.presentedView else { return }
        if !view.isDescendant(of: container) { container.addSubview(view) }
        presentation.layOutPresentedView()
    }

    /// Hides the covered presentations, and restores the presenter's view first unless the animation brings it in.
    private func uncover(under container: UIView, animated: Bool) {
        for below in line.dropFirst().compactMap(\.ownPresentation?.container) where !container.isDescendant(of: below)
        {
            below.isHidden = true
        }
        guard changesPresenter, !movesPresenter else { return }
        // The transition has to begin first: adding the view to a window would otherwise begin and end one.
        for controller in seen { controller.beginAppearance(false, animated: animated) }
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

    private func notifyOfBeginning(animated: Bool) {
        if isDismissal {
            for controller in line { controller.ownPresentation?.dismissalTransitionWillBegin() }
        } else {
            presentation.presentationTransitionWillBegin()
        }
        beginAppearances(isDismissal, animated: animated)
    }

    /// Begins the appearance transitions of the controllers.
    private func beginAppearances(_ presenterComes: Bool, animated: Bool) {
        if changesPresenter, !presenterComes { presenter.beginAppearance(false, animated: animated) }
        for controller in seen { controller.beginAppearance(!presenterComes, animated: animated) }
        if changesPresenter, presenterComes { presenter.beginAppearance(true, animated: animated) }
    }

    private func finish(_ completed: Bool) {
        if !completed { beginAppearances(!isDismissal, animated: true) }
        let presenterIsThere = isDismissal == completed
        let presentations = line.compactMap(\.ownPresentation)
        if presenterIsThere { removePresentedViews() } else { keep() }
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
        if completed { UIApplication.shared.followOrientation() }
        if completed { completion?() }
    }

    /// Leaves the presented views on screen, and removes the presenter's view if it is covered.
    private func keep() {
        guard let container = presentation.container else { return }
        for controller in line { controller.ownPresentation?.container?.isHidden = false }
        if let view = presentation.presentedView, !view.isDescendant(of: container) { container.addSubview(view) }
        if changesPresenter { presenter.view.removeFromSuperview() }
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    /// Removes the presented views and restores the presenter's view.
    private func removePresentedViews() {
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
