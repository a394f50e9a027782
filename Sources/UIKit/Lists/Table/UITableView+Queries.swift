import QuartzCore

extension UITableView {
    /// Where a row is scrolled to; raw values are Apple's.
    public enum ScrollPosition: Int, Sendable {
        /// As near as shows all of it.
        case none = 0
        /// To the top.
        case top = 1
        /// To the middle.
        case middle = 2
        /// To the bottom.
        case bottom = 3
    }

    /// How many sections there are.
    public var numberOfSections: Int {
        ensureData()
        return arrangement.sections.count
    }

    /// How many rows a section has; 0 for a section that is none.
    public func numberOfRows(inSection section: Int) -> Int {
        ensureData()
        return arrangement.sections.indices.contains(section) ? arrangement.sections[section].rows.count : 0
    }

    /// Where a section lies in the content, header and footer with it; empty for one that is none.
    public func rect(forSection section: Int) -> CGRect {
        ensureData()
        guard arrangement.sections.indices.contains(section) else { return .zero }
        let part = arrangement.sections[section]
        return CGRect(x: 0, y: part.top, width: bounds.width, height: part.height)
    }

    /// Where a section's header lies, were it not kept in sight; empty for a section that is none.
    public func rectForHeader(inSection section: Int) -> CGRect {
        ensureData()
        guard arrangement.sections.indices.contains(section) else { return .zero }
        let (y, height) = arrangement.header(section)
        return CGRect(x: rowInset, y: y, width: rowWidth, height: height)
    }

    /// Where a section's footer lies, were it not kept in sight; empty for a section that is none.
    public func rectForFooter(inSection section: Int) -> CGRect {
        ensureData()
        guard arrangement.sections.indices.contains(section) else { return .zero }
        let (y, height) = arrangement.footer(section)
        return CGRect(x: rowInset, y: y, width: rowWidth, height: height)
    }

    /// Where a row lies in the content; empty for one that is none.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        ensureData()
        return arrangement.has(indexPath) ? frame(ofRow: indexPath) : .zero
    }

    /// The row at a point of the content; nil where there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
    }

    /// The rows that reach into a rectangle of the content, from top to bottom.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        ensureData()
        guard rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        // A point at the border of two rows belongs to the lower one.
        return arrangement.rows(in: rect.minY...max(rect.maxY, rect.minY.nextUp))
    }

    /// The row that a cell in sight shows; nil for other cells.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.path }

    /// The cell of a row in sight; nil for other rows.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        updateRows()
        return shown.first { $0.path == indexPath }?.cell
    }

    /// The cells in sight, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        updateRows()
        return shown.map(\.cell)
    }

    /// The rows in sight, from top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        updateRows()
        return shown.map(\.path)
    }

    /// The view above a section, while it is in sight.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownTitles.first { $0.isHeader && $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    /// The view below a section, while it is in sight.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownTitles.first { !$0.isHeader && $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    /// Scrolls to a row; one that is none is left out.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        ensureData()
        guard arrangement.has(indexPath) else { return }
        let row = frame(ofRow: indexPath)
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        let header = style == .plain ? arrangement.header(indexPath.section).height : 0
        let (top, bottom) = (row.minY - header, row.maxY - room)
        let y: CGFloat =
            switch scrollPosition {
            case .none: min(max(bounds.minY + inset.top, bottom), top)
            case .top: top
            case .middle: row.midY - room / 2
            case .bottom: bottom
            }
        let offset = restingOffset(near: CGPoint(x: bounds.minX, y: y - inset.top))
        if offset != bounds.origin { setContentOffset(offset, animated: animated) }
    }

    /// Scrolls to the topmost of the selected rows.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selected.min() { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
}
