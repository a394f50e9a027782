import QuartziteUIDrawing

/// The view in which a transition takes place; it blocks touches while a transition runs (uikit_animation.md U19).
@MainActor final class TransitionContainerView: UIView {
    var isTransitioning = false
    weak var presentation: UIPresentationController?
    /// The size for which the presented view was placed.
    private var placedSize: CGSize?
    /// The insets of the bars of a container, which are part of the safe area.
    var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { updateSafeArea() } } }

    override var ownSafeArea: UIEdgeInsets? { barInsets }

    /// Whether the views behind are hidden from assistive technologies, as touches are kept from them.
    override var accessibilityViewIsModal: Bool {
        get { presentation.map { !$0.passesTouches } ?? super.accessibilityViewIsModal }
        set { super.accessibilityViewIsModal = newValue }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isTransitioning { return self.point(inside: point, with: event) ? self : nil }
        let hit = super.hitTest(point, with: event)
        if (presentation as? UIPopoverPresentationController)?.passesTouch(at: point, of: hit) == true { return nil }
        return hit === self && presentation?.passesTouches == true ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isTransitioning, let presentation else { return }
        presentation.containerViewWillLayoutSubviews()
        if presentation.placesPresentedView || placedSize.map({ $0 != bounds.size }) ?? false {
            presentation.layOutPresentedView()
        }
        placedSize = bounds.size
        presentation.containerViewDidLayoutSubviews()
    }
}
