import QuartzCore

extension UICollectionView {
    /// The index paths of the selected items; nil if there are none.
    public var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }

    /// Selects an item, and scrolls to it unless `scrollPosition` is empty; a nil path deselects all items.
    ///
    /// The delegate is not called.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        ensureData()
        guard let indexPath else {
            for path in selected { deselectItem(at: path, animated: animated) }
            return
        }
        guard allowsSelection, counts.indices.contains(indexPath.section),
            (0..<counts[indexPath.section]).contains(indexPath.item)
        else { return }
        if !allowsMultipleSelection {
            for path in selected where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        shownCell(indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item; the delegate is not called.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        shownCell(indexPath)?.isSelected = false
    }

    private func shownCell(_ path: IndexPath) -> UICollectionViewCell? {
        shown.first { $0.id == CollectionElement(kind: nil, path: path) }?.view as? UICollectionViewCell
    }

    // MARK: Touches

    func hold(_ touch: UITouch?) {
        let view = sequence(first: touch?.view) { $0?.superview }.lazy.compactMap { $0 as? UICollectionViewCell }.first
        guard allowsSelection, held == nil, let path = view.flatMap(indexPath(for:)) else { return }
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        held = path
        shownCell(path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// Ends the highlight if the finger has left the item.
    func follow(_ touch: UITouch?) {
        guard let held, let cell = shownCell(held), let touch else { return }
        if !cell.bounds.contains(touch.location(in: cell)) { release() }
    }

    /// Ends the highlight and returns the item that was highlighted.
    @discardableResult
    func release() -> IndexPath? {
        guard let path = held else { return nil }
        held = nil
        shownCell(path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        return path
    }

    /// Selects or deselects the item from which the finger was lifted.
    func choose() {
        guard let path = release() else { return }
        if allowsMultipleSelection, selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for old in selected where old != path {
                deselectItem(at: old, animated: false)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
