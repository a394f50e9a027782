import QuartziteUICore

extension UITableView {
    /// Positions to which a row can be scrolled; raw values are Apple's.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest position that shows the whole row.
        case none = 0
        /// The top.
        case top = 1
        /// The middle.
        case middle = 2
        /// The bottom.
        case bottom = 3
    }

    /// The reference of `separatorInset`; raw values are Apple's.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The insets are measured from the edges of the cell.
        case fromCellEdges = 0
        /// The insets are added to the default insets.
        case fromAutomaticInsets = 1
    }

    /// The number of sections.
    public var numberOfSections: Int {
        ensureData()
        return arrangement.sections.count
    }

    /// Returns the number of rows in a section; 0 for an index out of range.
    public func numberOfRows(inSection section: Int) -> Int {
        ensureData()
        return arrangement.sections.indices.contains(section) ? arrangement.sections[section].rows.count : 0
    }

    /// Returns the rectangle of a section with its header and footer; zero for an index out of range.
    public func rect(forSection section: Int) -> CGRect {
        ensureData()
        guard arrangement.sections.indices.contains(section) else { return .zero }
        let part = arrangement.sections[section]
        return CGRect(x: 0, y: part.top, width: bounds.width, height: part.height)
    }

    /// Returns the rectangle of a section's header when it does not float; zero for an index out of range.
    public func rectForHeader(inSection section: Int) -> CGRect {
        ensureData()
        guard arrangement.sections.indices.contains(section) else { return .zero }
        let (y, height) = arrangement.header(section)
        return CGRect(x: rowInset, y: y, width: rowWidth, height: height)
    }

    /// Returns the rectangle of a section's footer when it does not float; zero for an index out of range.
    public func rectForFooter(inSection section: Int) -> CGRect {
        ensureData()
        guard arrangement.sections.indices.contains(section) else { return .zero }
        let (y, height) = arrangement.footer(section)
        return CGRect(x: rowInset, y: y, width: rowWidth, height: height)
    }

    /// Returns the rectangle of a row in the content; zero for a row that does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        ensureData()
        return arrangement.has(indexPath) ? frame(ofRow: indexPath) : .zero
    }

    /// Returns the row at a point of the content, or nil if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
    }

    /// Returns the rows that intersect a rectangle of the content, from top to bottom.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        ensureData()
        guard rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        // A point on the boundary of two rows belongs to the lower one.
        return arrangement.rows(in: rect.minY...max(rect.maxY, rect.minY.nextUp))
    }

    /// Returns the row of a cell, or nil if the cell is not visible.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.path }

    /// Returns the cell of a row, or nil if the row is not visible.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        updateRows()
        return shown.first { $0.path == indexPath }?.cell
    }

    /// The visible cells, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        updateRows()
        return shown.map(\.cell)
    }

    /// The visible rows, from top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        updateRows()
        return shown.map(\.path)
    }

    /// Returns the header view of a section if it is visible.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownTitles.first { $0.isHeader && $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    /// Returns the footer view of a section if it is visible.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownTitles.first { !$0.isHeader && $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    /// Scrolls to a row, or to the top of the section if the row is `NSNotFound`.
    ///
    /// A row that does not exist raises an exception, as on iOS.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        ensureData()
        requireRow(indexPath)
        guard arrangement.sections.indices.contains(indexPath.section) else { return }
        let row =
            arrangement.has(indexPath) ? frame(ofRow: indexPath) : rectForHeader(inSection: indexPath.section)
        let inset = adjustedContentInset
        let available = bounds.height - inset.top - inset.bottom
        let header = style == .plain && arrangement.has(indexPath) ? arrangement.header(indexPath.section).height : 0
        let (top, bottom) = (row.minY - header, row.maxY - available)
        let y: CGFloat =
            switch scrollPosition {
            case .none: min(max(bounds.minY + inset.top, bottom), top)
            case .top: top
            case .middle: row.midY - available / 2
            case .bottom: bottom
            }
        let offset = restingOffset(near: CGPoint(x: bounds.minX, y: y - inset.top))
        if offset != bounds.origin { setContentOffset(offset, animated: animated) }
    }

    /// Raises an exception for a row that does not exist.
    private func requireRow(_ path: IndexPath) {
        let count = arrangement.sections.count
        guard arrangement.sections.indices.contains(path.section) else {
            raise(
                .range,
                "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there are only "
                    + "\(count) sections. Table view: \(identity(of: self))")
        }
        guard !arrangement.has(path), path.row != NSNotFound else { return }
        raise(
            .range,
            "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
                + "\(arrangement.sections[path.section].rows.count) rows in section \(path.section). "
                + "Table view: \(identity(of: self))")
    }

    /// Scrolls to the topmost selected row.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selection.paths.min() { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
}
