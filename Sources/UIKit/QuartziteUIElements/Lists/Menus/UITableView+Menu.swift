import QuartziteUICore

extension UITableView: MenuList {
    /// The interaction that opens the menus of rows; nil without a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { delegate.map { _ in listMenu.interaction } }

    func elementPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func menuConfiguration(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        // Only rows have menus, and each has its own.
        guard let path = elementPath(at: point), !isEditing else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }

    func menuPreview(
        _ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool
    ) -> UITargetedPreview? {
        isDismissal
            ? delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
            : delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func menuWillPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}

extension UITableViewDelegate {
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
