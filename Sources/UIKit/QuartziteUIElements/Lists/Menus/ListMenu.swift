import QuartziteUICore

/// A list whose delegate provides context menus for its elements.
@MainActor protocol MenuList: SelectableList {
    var listMenu: ListMenu { get }
    /// The element at a point of the content.
    func elementPath(at point: CGPoint) -> IndexPath?
    /// The menu for elements, or for the background if there are none.
    func menuConfiguration(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration?
    /// The preview that rises or remains; nil for that of the cell.
    func menuPreview(
        _ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool
    ) -> UITargetedPreview?
    func menuWillPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// The context menus of a list: a long press on an element opens the menu that the list's delegate provides.
@MainActor final class ListMenu: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any MenuList)?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The element whose menu is open.
    private var path: IndexPath?

    init(_ list: any MenuList) {
        self.list = list
        super.init()
    }

    /// Lets long presses on the list open menus.
    func install() { list?.addInteraction(interaction) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list else { return nil }
        path = list.elementPath(at: location)
        var paths = path.map { [$0] } ?? []
        if let path, list.selectsMultiple, list.selection.paths.contains(path) { paths = list.selection.paths.sorted() }
        return list.menuConfiguration(for: paths, at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { preview(configuration, isDismissal: false) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { preview(configuration, isDismissal: true) }

    private func preview(_ configuration: UIContextMenuConfiguration, isDismissal: Bool) -> UITargetedPreview? {
        guard let list, let path else { return nil }
        if let own = list.menuPreview(configuration, at: path, isDismissal: isDismissal) { return own }
        let cell: UIView? = list.shownCell(at: path)
        guard let cell, cell.window != nil, cell.superview != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.menuWillPerformPreviewAction(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillDisplay(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillEnd(configuration, animator) }
}
