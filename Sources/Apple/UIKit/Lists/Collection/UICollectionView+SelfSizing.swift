import QuartzCore

extension UICollectionView {
    /// What makes the collection view measure a visible item again; raw values are Apple's.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nothing but updates and reloads.
        case disabled
        /// A call of `invalidateIntrinsicContentSize()` of the cell, or a change of its content configuration.
        case enabled
        /// Those, and changes of the constraints in the cell.
        case enabledIncludingConstraints
    }

    /// Measures the item of a visible cell again before the next frame.
    func cellSizeMayChange(_ cell: UICollectionViewCell, byConstraints: Bool) {
        let isDesired =
            byConstraints ? selfSizingInvalidation == .enabledIncludingConstraints : selfSizingInvalidation != .disabled
        guard isDesired, !isUpdating, updateDepth == 0, !isStale, shown.contains(where: { $0.view === cell }) else {
            return
        }
        if !resizedCells.contains(cell) { resizedCells.append(cell) }
        if !UIView.areAnimationsEnabled { resizesAtOnce = true }
        setNeedsLayout()
    }

    /// Measures the cells that have changed; the items move to their new places, animated unless animations were off.
    func resizeItems() {
        guard !resizedCells.isEmpty, !isUpdating, updateDepth == 0, !isStale else { return }
        let (cells, isAnimated) = (resizedCells, !resizesAtOnce && window != nil)
        (resizedCells, resizesAtOnce) = ([], false)
        isUpdating = true
        let wasStale = isLayoutStale
        for cell in cells {
            guard let element = shown.first(where: { $0.view === cell }) else { continue }
            measureAgain(cell, element.attributes)
        }
        isUpdating = false
        guard isLayoutStale, !wasStale else { return }
        UIView.change(animated: isAnimated, duration: 0.3) { [self] in
            updateItems()
            for cell in cells { cell.layoutIfNeeded() }
        }
    }
}
