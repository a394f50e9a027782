import QuartziteUICore

extension UICollectionView: SwipeableList {
    func swipeRow(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
        guard let path = indexPathForItem(at: point), let cell = shownCell(at: path) else { return nil }
        return (cell, path)
    }

    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        guard let list = layout?.layout(ofSection: path.section)?.section.list else { return nil }
        let provider =
            isLeading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        return provider?(path)
    }

    func setSwiped(_ isSwiped: Bool, _ cell: UIView, at path: IndexPath) {
        (cell as? UICollectionViewListCell)?.isSwiped = isSwiped
        if isSwiped { unhighlight() }
    }
}
