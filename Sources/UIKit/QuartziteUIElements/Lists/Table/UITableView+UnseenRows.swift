import QuartziteUICore

extension UITableView: ListWithUnseenRows {
    /// The largest number of rows outside the screen that are elements.
    private static let maximumUnseen = 200

    /// Asks the data source for cells of the rows that the table does not show, the first ones if there are many.
    ///
    /// They return to the reuse pool when the rows are next asked for.
    package func unseenRows() -> [UIView] {
        guard dataSource != nil, window != nil, movement == nil else { return [] }
        let holder = subviews.lazy.compactMap { $0 as? UnseenRows }.first ?? UnseenRows(frame: .zero)
        for case let cell as UITableViewCell in holder.subviews {
            cell.removeFromSuperview()
            recycle(cell)
        }
        let shown = Set(indexPathsForVisibleRows ?? [])
        let all = (0..<numberOfSections).lazy.flatMap { section in
            (0..<self.numberOfRows(inSection: section)).lazy.map { IndexPath(row: $0, section: section) }
        }
        for path in all.filter({ !shown.contains($0) }).prefix(Self.maximumUnseen) {
            let cell = makeCell(path)
            // A data source may return the same cell for several rows.
            guard cell.superview == nil else { continue }
            cell.place(in: frame(ofRow: path))
            holder.addSubview(cell)
            applySectionStyle(cell, path)
            cell.layOutInside()
        }
        if holder.superview == nil { insertSubview(holder, at: 0) }
        return holder.subviews
    }
}
