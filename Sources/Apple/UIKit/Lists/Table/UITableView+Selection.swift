import QuartzCore

extension UITableView {
    /// The selected row, or the first of several.
    public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

    /// The selected rows, or nil if none are.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

    /// Selects a row, and scrolls to it unless `scrollPosition` is `none`; a nil path deselects all rows.
    ///
    /// The delegate is not called.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        ensureData()
        guard let indexPath else {
            for path in selection.paths { deselect(path, animated: animated) }
            return
        }
        guard select(indexPath, animated: animated), scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row without notifying the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
}

extension UITableView: SelectableList {
    var selectsElements: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    var selectsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func hasElement(at path: IndexPath) -> Bool { arrangement.has(path) }

    func shownCell(at path: IndexPath) -> UITableViewCell? { shown.first { $0.path == path }?.cell }

    func setHighlighted(_ isHighlighted: Bool, in cell: UITableViewCell) {
        cell.setHighlighted(isHighlighted, animated: false)
    }

    func setSelected(_ isSelected: Bool, in cell: UITableViewCell, animated: Bool) {
        cell.setSelected(isSelected, animated: animated)
    }

    func delegateAllowsHighlight(at path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    func delegateChoice(forTapAt path: IndexPath) -> IndexPath? {
        delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    }

    func delegateDeselection(at path: IndexPath, isReplaced: Bool) -> IndexPath? {
        delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    }

    func notifyDelegate(_ event: ListSelectionEvent, at path: IndexPath) {
        switch event {
        case .highlighted: delegate?.tableView(self, didHighlightRowAt: path)
        case .unhighlighted: delegate?.tableView(self, didUnhighlightRowAt: path)
        case .selected:
            shownCell(at: path).map { $0.segues.selection?.trigger($0) }
            delegate?.tableView(self, didSelectRowAt: path)
        case .deselected: delegate?.tableView(self, didDeselectRowAt: path)
        case .activated:
            guard let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) else { return }
            delegate.tableView(self, performPrimaryActionForRowAt: path)
        }
    }
}
