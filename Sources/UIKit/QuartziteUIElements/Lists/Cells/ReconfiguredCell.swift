import QuartziteUICore

/// A visible cell that its data source configures again.
@MainActor struct ReconfiguredCell<Cell: UIView> {
    let path: IndexPath
    let cell: Cell
    let identifier: String?

    /// Returns the cell if it is that of a path; raises an exception if another kind of cell is requested for it.
    func cell(at path: IndexPath, _ identifier: String) -> Cell? {
        guard path == self.path else { return nil }
        if identifier != self.identifier { refuse() }
        return cell
    }

    func refuse() -> Never {
        raise(
            .internalInconsistency,
            "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
                + "reconfiguring an item, which is not allowed. You must dequeue a cell using the same registration or "
                + "reuse identifier that was used to dequeue the cell originally to obtain the existing cell.")
    }
}

extension UICollectionView {
    /// Configures the cells of items again; the data source gets the existing cells when it dequeues them.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        guard !isStale else { return }
        for path in indexPaths {
            guard let cell = shownCell(at: path), let attributes = layoutAttributesForItem(at: path) else { continue }
            let kept = ReconfiguredCell(path: path, cell: cell, identifier: cell.reuseIdentifier)
            reconfigured = kept
            let new = dataSource?.collectionView(self, cellForItemAt: path)
            reconfigured = nil
            if new !== cell { kept.refuse() }
            measureAgain(cell, attributes)
        }
    }
}

extension UITableView {
    /// Configures the cells of rows again; the data source gets the existing cells when it dequeues them.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        guard !isStale, !indexPaths.isEmpty else { return }
        for path in indexPaths {
            guard let cell = shownCell(at: path) else { continue }
            let kept = ReconfiguredCell(path: path, cell: cell, identifier: cell.reuseIdentifier)
            reconfigured = kept
            let new = dataSource?.tableView(self, cellForRowAt: path)
            reconfigured = nil
            if new !== cell { kept.refuse() }
        }
        guard rowHeight < 0 || delegate != nil else { return }
        // The cells may want other heights.
        performBatchUpdates(nil)
    }
}
