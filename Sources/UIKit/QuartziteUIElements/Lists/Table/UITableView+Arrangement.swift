import QuartziteUICore

extension UITableView {
    private static let likelyHeight: CGFloat = 44
    /// The space above each header of a plain table, in points, unless another one is set.
    private static let usualHeaderPadding: CGFloat = 22
    private static let groupGap: CGFloat = 17.5

    /// The inset of rows from the left and right edges.
    var rowInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

    var rowWidth: CGFloat { max(bounds.width - 2 * rowInset, 0) }

    /// Reads all data from the data source.
    func loadData() {
        isStale = false
        for row in shown { retire(row) }
        shown = []
        for title in shownTitles { retire(title) }
        shownTitles = []
        for waiting in waitingCells { recycle(waiting.cell) }
        waitingCells = []
        arrangement = arrange()
        fitContent()
        reloadSectionIndexTitles()
    }

    /// Reads the data if it is out of date.
    func ensureData() {
        if isStale, updateDepth == 0 { loadData() }
    }

    /// Reads all counts and heights.
    func arrange() -> TableLayout {
        arrangedWidth = bounds.width
        waitingTitles = []
        guard let dataSource else { return TableLayout(sections: [], top: tableHeaderView?.frame.height ?? 0) }
        let delegate = delegate
        let sections = (0..<max(dataSource.numberOfSections(in: self), 0)).map { index in
            let count = max(dataSource.tableView(self, numberOfRowsInSection: index), 0)
            var section = TableLayout.Section(rows: heights(count, section: index, delegate))
            section.header = titleHeight(index, isHeader: true, delegate)
            section.footer = titleHeight(index, isHeader: false, delegate)
            section.space = style == .plain && section.header.points > 0 ? headerPadding : 0
            return section
        }
        return TableLayout(sections: sections, top: tableHeaderView?.frame.height ?? 0)
    }

    private var headerPadding: CGFloat {
        let own = sectionHeaderTopPadding
        guard own == Self.automaticDimension else { return Self.sane(own) }
        // Systems before iOS 15 had no space there.
        return _isAvailable(15) ? Self.usualHeaderPadding : 0
    }

    private func heights(
        _ count: Int, section: Int, _ delegate: (any UITableViewDelegate)?
    ) -> [TableLayout.Height] {
        requireNumber(rowHeight)
        let likely = estimatedRowHeight > 0 ? Self.sane(estimatedRowHeight) : Self.likelyHeight
        guard let delegate else {
            let height = TableLayout.Height(
                points: rowHeight < 0 ? likely : Self.sane(rowHeight), isEstimate: rowHeight < 0)
            return Array(repeating: height, count: count)
        }
        return (0..<count).map { row in
            let path = IndexPath(row: row, section: section)
            let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
            requireNumber(estimate)
            if estimate > 0 { return TableLayout.Height(points: Self.sane(estimate), isEstimate: true) }
            let height = delegate.tableView(self, heightForRowAt: path)
            requireNumber(height)
            return height < 0
                ? TableLayout.Height(points: likely, isEstimate: true) : TableLayout.Height(points: Self.sane(height))
        }
    }

    /// Returns a height between 0 and 1e7; invalid heights become 0.
    static func sane(_ height: CGFloat) -> CGFloat { height > 0 && height.isFinite ? min(height, 1e7) : 0 }

    /// Raises the exception of the row's cell, which a height of NaN moves to a position that is no number.
    private func requireNumber(_ height: CGFloat) {
        guard height.isNaN else { return }
        let x = String(format: "%g", Double(rowInset + rowWidth / 2))
        raise(.layerInvalidGeometry, "CALayer position contains NaN: [\(x) nan]")
    }

    /// Returns the height of a row, from the delegate, `rowHeight` or the cell.
    func height(of cell: () -> UITableViewCell, at path: IndexPath) -> CGFloat {
        let desired = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        requireNumber(desired)
        if desired >= 0 { return Self.sane(desired) }
        let fitting = cell().systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return Self.sane(fitting.height.roundedUpToPixels)
    }

    // MARK: Headers and footers

    private func titleHeight(
        _ section: Int, isHeader: Bool, _ delegate: (any UITableViewDelegate)?
    ) -> TableLayout.Height {
        let plain = isHeader ? sectionHeaderHeight : sectionFooterHeight
        let desired =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section)
            : delegate?.tableView(self, heightForFooterInSection: section)
        let height = desired ?? plain
        requireNumber(height)
        if height >= 0 {
            // Without a title, the table's own height for titles leaves no gap between plain sections.
            guard style == .plain, height == plain, height > 0 else {
                return TableLayout.Height(points: Self.sane(height))
            }
            guard let view = makeTitle(section, isHeader: isHeader) else { return TableLayout.Height(points: 0) }
            waitingTitles.append(ShownTitle(section: section, isHeader: isHeader, view: view))
            return TableLayout.Height(points: Self.sane(height))
        }
        guard let view = makeTitle(section, isHeader: isHeader) else {
            if style == .plain { return TableLayout.Height(points: 0) }
            return TableLayout.Height(points: isHeader && section == 0 ? 2 * Self.groupGap : Self.groupGap)
        }
        waitingTitles.append(ShownTitle(section: section, isHeader: isHeader, view: view))
        let extra = style != .plain && isHeader && section == 0 ? Self.groupGap : 0
        return TableLayout.Height(points: measure(view) + extra)
    }

    private func measure(_ view: UIView) -> CGFloat {
        if view is UITableViewHeaderFooterView || view.hasInnerConstraints {
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return Self.sane(fitting.height)
        }
        return view.bounds.height > 0 ? Self.sane(view.bounds.height) : 28
    }

    /// Creates the header or footer view of a section, from the delegate or for the title; nil if there is neither.
    func makeTitle(_ section: Int, isHeader: Bool) -> UIView? {
        let own =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let own { return own }
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        guard let title else { return nil }
        // A reuse identifier that no program uses.
        let name = isHeader ? "\u{0}header" : "\u{0}footer"
        let view = headerPool.dequeue(name) ?? UITableViewHeaderFooterView(reuseIdentifier: name)
        view.adopt(isHeader ? (style == .plain ? .plainHeader : .groupedHeader) : .footer)
        view.show(title)
        return view
    }

    // MARK: Header and footer of the table

    func replaceEnd(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        placeEnds()
        setNeedsLayout()
    }

    func replaceBackground(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    func placeEnds() {
        backgroundView?.place(in: bounds)
        if let head = tableHeaderView {
            head.place(in: CGRect(x: 0, y: 0, width: bounds.width, height: head.bounds.height))
        }
        if let foot = tableFooterView {
            foot.place(in: CGRect(x: 0, y: arrangement.bottom, width: bounds.width, height: foot.bounds.height))
        }
    }

    /// Sets the content size from the layout.
    func fitContent() {
        arrangement.move(top: tableHeaderView?.frame.height ?? 0)
        let size = CGSize(width: bounds.width, height: arrangement.bottom + (tableFooterView?.frame.height ?? 0))
        guard size != contentSize else { return }
        contentSize = size
        guard drag == nil, motion == nil else { return }
        let rest = restingOffset(near: bounds.origin)
        if bounds.minY > rest.y { bounds.origin.y = rest.y }
    }
}
