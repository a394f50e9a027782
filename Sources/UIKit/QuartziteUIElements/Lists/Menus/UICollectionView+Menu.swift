import QuartziteUICore

extension UICollectionView: MenuList {
    /// The interaction that opens the menus of items; nil without a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { delegate.map { _ in listMenu.interaction } }

    func elementPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func menuConfiguration(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }

    func menuPreview(
        _ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool
    ) -> UITargetedPreview? {
        isDismissal
            ? delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            : delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    }

    func menuWillPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}

extension UICollectionViewDelegate {
    /// Returns the menu of the first item; nil for no items.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let pressed = indexPaths.count > 1 ? collectionView.indexPathForItem(at: point) : indexPaths.first
        return pressed.flatMap {
            self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
        }
    }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the result of the method without an index path.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// Returns the result of the method without an index path.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
