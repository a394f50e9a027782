import QuartzCore

extension UITableView {
    /// The selected row, or the first of several.
    public var indexPathForSelectedRow: IndexPath? { selected.first }

    /// The selected rows; nil if there are none.
    public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

    /// Selects a row, and scrolls to it unless `scrollPosition` is `none`; a nil path deselects all rows.
    ///
    /// The delegate is not called.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        ensureData()
        guard let indexPath else {
            for path in selected { deselectRow(at: path, animated: animated) }
            return
        }
        guard allowsSelection, arrangement.has(indexPath) else { return }
        if !allowsMultipleSelection {
            for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        shownCell(indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row; the delegate is not called.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        shownCell(indexPath)?.setSelected(false, animated: animated)
    }

    private func shownCell(_ path: IndexPath) -> UITableViewCell? { shown.first { $0.path == path }?.cell }

    // MARK: Touches

    func hold(_ touch: UITouch?) {
        guard allowsSelection, held == nil, let path = row(under: touch) else { return }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        held = path
        shownCell(path)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    private func row(under touch: UITouch?) -> IndexPath? {
        let cell = sequence(first: touch?.view) { $0?.superview }.lazy.compactMap { $0 as? UITableViewCell }.first
        return cell.flatMap(indexPath(for:))
    }

    /// Ends the highlight if the finger has left the row.
    func follow(_ touch: UITouch?) {
        guard let held, let cell = shownCell(held), let touch else { return }
        if !cell.bounds.contains(touch.location(in: cell)) { release() }
    }

    /// Ends the highlight and returns the row that was highlighted.
    @discardableResult
    func release() -> IndexPath? {
        guard let path = held else { return nil }
        held = nil
        shownCell(path)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        return path
    }

    /// Selects or deselects the row from which the finger was lifted.
    func choose() {
        guard let path = release() else { return }
        if allowsMultipleSelection, selected.contains(path) { return unchoose(path) }
        let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let wanted, arrangement.has(wanted) else { return }
        if !allowsMultipleSelection {
            for old in selected where old != wanted { unchoose(old) }
        }
        selectRow(at: wanted, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: wanted)
    }

    private func unchoose(_ path: IndexPath) {
        let wanted = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let wanted else { return }
        deselectRow(at: wanted, animated: false)
        delegate?.tableView(self, didDeselectRowAt: wanted)
    }
}
