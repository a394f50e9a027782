import QuartzCore

extension UICollectionViewDiffableDataSource {
    /// Shows the visible items of a hierarchy in a section, which is appended if it does not exist.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(
            state.snapshot(showing: snapshot, in: section), animated: animatingDifferences,
            prepare: { $0.hierarchies[section] = snapshot }, completion: completion)
        showHierarchies()
    }

    /// Shows the visible items of a hierarchy in a section, and returns when the animations end.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Returns the hierarchy of a section.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { state.hierarchy(of: section) }

    // MARK: Hierarchies

    /// Shows the level of an item in its cell, and whether it is expanded.
    func showHierarchy(of item: ItemIdentifierType, in cell: UICollectionViewCell) {
        guard let cell = cell as? UICollectionViewListCell else { return }
        guard let (_, hierarchy) = state.hierarchy(containing: item) else { return cell.outline = nil }
        cell.indentationLevel = hierarchy.level(of: item)
        cell.outline = UICollectionViewListCell.Outline(isExpanded: hierarchy.isExpanded(item)) { [weak self] in
            self?.toggle(item)
        }
    }

    private func showHierarchies() {
        guard let collection else { return }
        for element in collection.shown {
            guard let cell = element.view as? UICollectionViewCell, let item = state.item(at: element.id.path) else {
                continue
            }
            showHierarchy(of: item, in: cell)
        }
    }

    /// Expands or collapses an item that the user tapped.
    private func toggle(_ item: ItemIdentifierType) {
        guard let (section, old) = state.hierarchy(containing: item) else { return }
        var hierarchy = old
        let handlers = sectionSnapshotHandlers
        if hierarchy.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            hierarchy.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let make = handlers.snapshotForExpandingParent {
                let inner = make(item, hierarchy.snapshot(of: item, includingParent: false))
                hierarchy.replace(childrenOf: item, using: inner)
            }
            hierarchy.expand([item])
        }
        apply(hierarchy, to: section)
    }

    // MARK: Reordering

    /// Moves an item that the user dragged.
    func moveItem(from source: IndexPath, to destination: IndexPath) {
        let old = state.snapshot
        var new = old
        guard source != destination, let item = state.item(at: source),
            let section = state.section(at: destination.section)
        else { return }
        new.deleteItems([item])
        let others = new.itemIdentifiers(inSection: section)
        if destination.item < others.count {
            new.insertItems([item], beforeItem: others[max(destination.item, 0)])
        } else {
            new.appendItems([item], toSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(from: old, to: new, hierarchies: state.hierarchies)
        reorderingHandlers.willReorder?(transaction)
        state.adopt(new)
        for change in transaction.sectionTransactions {
            if state.hierarchies[change.sectionIdentifier] == nil, !change.finalSnapshot.isFlat {
                state.hierarchies[change.sectionIdentifier] = change.finalSnapshot
            }
        }
        reorderingHandlers.didReorder?(transaction)
    }
}
