import QuartziteUIDrawing

/// A context menu on the screen, from its opening until it is gone.
@MainActor final class ContextMenuPresentation {
    /// Whether the menu has a preview and a blurred background.
    let isRich: Bool
    let overlay: MenuOverlay
    /// The interaction, which drops this object once the menu is gone.
    private let interaction: UIContextMenuInteraction
    private let configuration: UIContextMenuConfiguration
    private let backdrop = UIVisualEffectView(effect: nil)
    private var lift: PreviewLift?
    private var isCommitted = false
    private let ended: () -> Void

    init(
        _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
        ended: @escaping () -> Void
    ) {
        self.interaction = interaction
        self.configuration = configuration
        self.ended = ended
        let control = interaction.view as? UIControl
        isRich = control == nil
        var order = configuration.preferredMenuElementOrder
        if order == .automatic { order = isRich ? .fixed : .priority }
        overlay = MenuOverlay(sender: control ?? interaction.view, order: order)
    }

    /// Opens the menu; returns whether there is anything to show.
    func open(in window: UIWindow) -> Bool {
        guard let view = interaction.view else { return false }
        let menu = configuration.actionProvider?([])
        let controller = isRich ? configuration.previewProvider?() : nil
        guard menu?.children.isEmpty == false || menu?.document != nil || controller != nil else { return false }
        let animator = ContextMenuAnimator(controller)
        interaction.delegate?.contextMenuInteraction(
            interaction, willDisplayMenuFor: configuration, animator: animator)
        overlay.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
        overlay.semanticContentAttribute = view.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        overlay.cover(window)
        overlay.willClose = { [self] in close() }
        overlay.didClose = { [self] in finish() }
        if isRich {
            raisePreview(of: view, controller, menu)
        } else if let menu {
            let point = (view as? UIControl)?.menuAttachmentPoint(for: configuration) ?? .zero
            var anchor = view.bounds
            // A point beside the bounds moves the menu there.
            if !anchor.insetBy(dx: -1, dy: -1).contains(point) { anchor = CGRect(origin: point, size: .zero) }
            overlay.open(menu, at: view.convert(anchor, to: overlay))
        }
        animator.run(duration: MenuOverlay.openingDuration)
        UIView.animate(withDuration: MenuOverlay.openingDuration, delay: 0, options: .allowUserInteraction) {
            self.backdrop.effect = self.isRich ? UIBlurEffect(style: .systemUltraThinMaterial) : nil
        } completion: { _ in
            animator.complete()
        }
        return true
    }

    private func raisePreview(of view: UIView, _ controller: UIViewController?, _ menu: UIMenu?) {
        backdrop.frame = overlay.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.isUserInteractionEnabled = false
        overlay.addSubview(backdrop)
        let delegate = interaction.delegate
        let preview =
            delegate?.contextMenuInteraction(
                interaction, configuration: configuration,
                highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate?.contextMenuInteraction(
                interaction, previewForHighlightingMenuWithConfiguration: configuration)
            ?? UITargetedPreview(view: view)
        let height = menu.map { MenuPanel($0, isSubmenu: false, isReversed: false).bounds.height } ?? 0
        let lift = PreviewLift(preview, controller: controller, in: overlay, menuHeight: height)
        self.lift = lift
        overlay.touchedOutside = { [unowned self] in commit(at: $0) }
        lift.rise()
        if let menu { overlay.open(menu, at: lift.place) }
    }

    // MARK: Closing

    private func close() {
        let animator = ContextMenuAnimator(lift?.controller)
        interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        animator.run(duration: MenuOverlay.closingDuration)
        let delegate = interaction.delegate
        let back =
            delegate?.contextMenuInteraction(
                interaction, configuration: configuration,
                dismissalPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate?.contextMenuInteraction(
                interaction, previewForDismissingMenuWithConfiguration: configuration)
        UIView.animate(withDuration: MenuOverlay.closingDuration, delay: 0, options: .curveEaseInOut) {
            self.backdrop.effect = nil
            if self.isCommitted { self.lift?.spread() } else { self.lift?.sink(to: back) }
        } completion: { _ in
            animator.complete()
        }
    }

    private func finish() {
        lift?.end()
        (interaction.view as? UIControl)?.menuDidClose()
        ended()
        overlay.willClose = nil
        overlay.didClose = nil
    }

    /// Performs the action of the preview if a finger taps it; returns whether the menu stays open.
    private func commit(at point: CGPoint) -> Bool {
        guard let lift, lift.place.contains(point), let delegate = interaction.delegate else { return false }
        let animator = ContextMenuAnimator(lift.controller)
        delegate.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        isCommitted = animator.preferredCommitStyle == .pop
        let finish = overlay.didClose
        overlay.didClose = {
            finish?()
            animator.complete()
        }
        animator.run(duration: MenuOverlay.closingDuration)
        return false
    }
}
