import QuartzCore

extension UICollectionView {
    /// The selected items, or nil if none are.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

    /// Selects an item, and scrolls to it unless `scrollPosition` is empty; a nil path deselects all items.
    ///
    /// The delegate is not called.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        ensureData()
        guard let indexPath else {
            for path in selection.paths { deselect(path, animated: animated) }
            return
        }
        guard select(indexPath, animated: animated), !scrollPosition.isEmpty else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item without notifying the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
}

extension UICollectionView: SelectableList {
    var selectsElements: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    var selectsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func hasElement(at path: IndexPath) -> Bool {
        counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    func shownCell(at path: IndexPath) -> UICollectionViewCell? {
        shown.first { $0.id == CollectionElement(kind: nil, path: path) }?.view as? UICollectionViewCell
    }

    func setHighlighted(_ isHighlighted: Bool, in cell: UICollectionViewCell) { cell.isHighlighted = isHighlighted }

    func setSelected(_ isSelected: Bool, in cell: UICollectionViewCell, animated: Bool) {
        cell.isSelected = isSelected
    }

    func delegateAllowsHighlight(at path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    func delegateChoice(forTapAt path: IndexPath) -> IndexPath? {
        delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
    }

    /// The delegate is not asked about items that another replaces.
    func delegateDeselection(at path: IndexPath, isReplaced: Bool) -> IndexPath? {
        isReplaced || delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
    }

    func notifyDelegate(_ event: ListSelectionEvent, at path: IndexPath) {
        switch event {
        case .highlighted: delegate?.collectionView(self, didHighlightItemAt: path)
        case .unhighlighted: delegate?.collectionView(self, didUnhighlightItemAt: path)
        case .selected:
            shownCell(at: path).map { $0.segues.selection?.trigger($0) }
            delegate?.collectionView(self, didSelectItemAt: path)
        case .deselected: delegate?.collectionView(self, didDeselectItemAt: path)
        case .activated:
            guard let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) else { return }
            delegate.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }
}
