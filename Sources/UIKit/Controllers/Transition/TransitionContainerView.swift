import QuartzCore

/// What a transition happens in; keeps touches to itself while one runs (uikit_animation.md U19), and lets
/// them pass where it shows nothing.
@MainActor final class TransitionContainerView: UIView {
    var isTransitioning = false
    weak var presentation: UIPresentationController?
    /// What bars of a container take of the view.
    var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { updateSafeArea() } } }

    override var ownSafeArea: UIEdgeInsets? { barInsets }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isTransitioning { return self.point(inside: point, with: event) ? self : nil }
        return super.hitTest(point, with: event)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isTransitioning, let presentation else { return }
        presentation.containerViewWillLayoutSubviews()
        presentation.layOutPresentedView()
        presentation.containerViewDidLayoutSubviews()
    }
}
