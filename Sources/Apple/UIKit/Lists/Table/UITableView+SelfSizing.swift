import QuartzCore

extension UITableView {
    /// What makes the table measure a visible row again; raw values are Apple's.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nothing but updates and reloads.
        case disabled
        /// A call of `invalidateIntrinsicContentSize()` of the cell, or a change of its content configuration.
        case enabled
        /// Those, and changes of the constraints in the cell.
        case enabledIncludingConstraints
    }

    /// Measures the row of a visible cell again before the next frame.
    func cellSizeMayChange(_ cell: UITableViewCell, byConstraints: Bool) {
        let isDesired =
            byConstraints ? selfSizingInvalidation == .enabledIncludingConstraints : selfSizingInvalidation != .disabled
        guard isDesired, !isUpdating, updateDepth == 0, !isStale, shown.contains(where: { $0.cell === cell }) else {
            return
        }
        if !resizedCells.contains(cell) { resizedCells.append(cell) }
        if !UIView.areAnimationsEnabled { resizesAtOnce = true }
        setNeedsLayout()
    }

    /// Gives the rows whose cells have changed their new heights, animated unless animations were off at the change.
    func resizeRows() {
        guard !resizedCells.isEmpty, !isUpdating, updateDepth == 0, !isStale else { return }
        let (cells, isAnimated) = (resizedCells, !resizesAtOnce && window != nil)
        (resizedCells, resizesAtOnce) = ([], false)
        isUpdating = true
        var hasChanged = false
        for cell in cells {
            guard let path = shown.first(where: { $0.cell === cell })?.path, arrangement.has(path) else { continue }
            let height = height(of: { cell }, at: path)
            if arrangement.set(height, at: path) != 0 { hasChanged = true }
        }
        isUpdating = false
        guard hasChanged else { return }
        UIView.change(animated: isAnimated, duration: 0.3) { [self] in
            for index in shown.indices { place(index) }
            showTitles()
            placeEnds()
            fitContent()
            for cell in cells { cell.layoutIfNeeded() }
        }
    }
}
