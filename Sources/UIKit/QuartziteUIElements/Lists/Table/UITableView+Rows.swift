import QuartziteUICore

extension UITableView {
    /// The visible range of the content; nil if nothing is visible.
    private var visibleStretch: ClosedRange<CGFloat>? {
        guard bounds.height > 0, bounds.minY.isFinite, bounds.maxY.isFinite else { return nil }
        return bounds.minY...bounds.maxY
    }

    func frame(ofRow path: IndexPath) -> CGRect {
        let (y, height) = arrangement.row(path)
        return CGRect(x: rowInset, y: y, width: rowWidth, height: height)
    }

    /// Provides a cell for each visible row, and retires all others.
    func showRows() {
        guard let stretch = visibleStretch else { return }
        resolveHeights(stretch, keepsPlace: true)
        guard let stretch = visibleStretch else { return }
        let paths = arrangement.rows(in: stretch)
        for row in shown {
            guard let first = paths.first, let last = paths.last, row.path >= first, row.path <= last else {
                retire(row)
                continue
            }
        }
        shown.removeAll { $0.cell.superview !== self }
        var rows: [ShownRow] = []
        for path in paths {
            if let row = shown.first(where: { $0.path == path }) {
                rows.append(row)
            } else {
                rows.append(ShownRow(path: path, cell: makeCell(path), frame: .null))
            }
        }
        let known = Set(shown.map { ObjectIdentifier($0.cell) })
        shown = rows
        for index in shown.indices {
            let row = shown[index]
            if known.contains(ObjectIdentifier(row.cell)) { place(index) } else { present(index) }
        }
        fitContent()
    }

    /// Replaces the estimated heights of rows in a range by measured ones.
    ///
    /// If `keepsPlace` is true, the visible rows do not move when rows above them grow.
    func resolveHeights(_ stretch: ClosedRange<CGFloat>, keepsPlace: Bool) {
        var paths = arrangement.rows(in: stretch)
        var index = 0
        while index < paths.count {
            let path = paths[index]
            guard arrangement.isEstimate(path) else {
                index += 1
                continue
            }
            let height = height(of: { self.cell(for: path) }, at: path)
            let top = arrangement.row(path).y
            let growth = arrangement.set(height, at: path)
            guard growth != 0 else { continue }
            var stretch = stretch
            if keepsPlace {
                if top < bounds.minY, bounds.minY > -adjustedContentInset.top { shiftContent(by: growth) }
                stretch = visibleStretch ?? stretch
            }
            paths = arrangement.rows(in: stretch)
            index = 0
        }
    }

    /// The cell of a row that becomes visible, kept until the row is shown.
    private func cell(for path: IndexPath) -> UITableViewCell {
        if let row = shown.first(where: { $0.path == path }) { return row.cell }
        if let waiting = waitingCells.first(where: { $0.path == path }) { return waiting.cell }
        let cell = requestCell(path)
        waitingCells.append((path, cell))
        return cell
    }

    func makeCell(_ path: IndexPath) -> UITableViewCell {
        if let index = waitingCells.firstIndex(where: { $0.path == path }) {
            return waitingCells.remove(at: index).cell
        }
        return requestCell(path)
    }

    private func requestCell(_ path: IndexPath) -> UITableViewCell {
        AnimationContext.outside {
            guard let cell = dataSource?.tableView(self, cellForRowAt: source(of: path)) else {
                let source = dataSource.map { identity(of: $0) } ?? "(null)"
                raise(
                    .internalInconsistency,
                    "UITableView (\(identity(of: self))) failed to obtain a cell from its dataSource (\(source))")
            }
            if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level >= 0 {
                cell.indentationLevel = level
            }
            cell.separatorAppearance = separatorAppearance(cell, path)
            prepareEditing(cell, path)
            cell.setEditing(isEditing, animated: false)
            return cell
        }
    }

    /// Places a new cell without an animation, and notifies the delegate.
    func present(_ index: Int) {
        let row = shown[index]
        shown[index].frame = frame(ofRow: row.path)
        AnimationContext.outside {
            row.cell.place(in: shown[index].frame)
            row.cell.setSelected(selection.paths.contains(row.path), animated: false)
            row.cell.setHighlighted(row.path == selection.highlighted, animated: false)
            if row.cell.superview !== self { insertSubview(row.cell, at: backgroundView == nil ? 0 : 1) }
            applySectionStyle(row.cell, row.path)
            delegate?.tableView(self, willDisplay: row.cell, forRowAt: row.path)
            row.cell.layOutInside()
        }
    }

    func place(_ index: Int) {
        let frame = frame(ofRow: shown[index].path)
        // The finger places the row that the user moves.
        guard shown[index].frame != frame, shown[index].path != movement?.current else { return }
        shown[index].frame = frame
        shown[index].cell.place(in: frame)
    }

    /// Removes a cell from the table and adds it to the reuse pool.
    func retire(_ row: ShownRow) {
        guard row.cell.superview === self else { return }
        row.cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
        recycle(row.cell)
    }

    func recycle(_ cell: UITableViewCell) {
        AnimationContext.outside {
            if cell.isSwiped { swiping.close(animated: false) }
            cell.setSelected(false, animated: false)
            cell.setHighlighted(false, animated: false)
        }
        cellPool.put(cell, cell.reuseIdentifier)
    }

    // MARK: Headers and footers

    func showTitles() {
        guard let stretch = visibleStretch else { return }
        let sections = arrangement.sections(in: stretch)
        for title in shownTitles where !sections.contains(title.section) || height(of: title) == 0 { retire(title) }
        shownTitles.removeAll { $0.view.superview !== self }
        for section in sections {
            for isHeader in [true, false] { show(section, isHeader: isHeader) }
        }
    }

    private func height(of title: ShownTitle) -> CGFloat {
        guard arrangement.sections.indices.contains(title.section) else { return 0 }
        let section = arrangement.sections[title.section]
        return title.isHeader ? section.header.points : section.footer.points
    }

    private func show(_ section: Int, isHeader: Bool) {
        let (y, height) = isHeader ? arrangement.header(section) : arrangement.footer(section)
        guard height > 0 else { return }
        let frame = CGRect(
            x: rowInset, y: floating(y, height, section, isHeader: isHeader), width: rowWidth, height: height)
        if let title = shownTitles.first(where: { $0.section == section && $0.isHeader == isHeader }) {
            return title.view.place(in: frame)
        }
        let waiting = waitingTitles.firstIndex { $0.section == section && $0.isHeader == isHeader }
        AnimationContext.outside {
            guard
                let view = waiting.map({ waitingTitles.remove(at: $0).view }) ?? makeTitle(section, isHeader: isHeader)
            else { return }
            view.place(in: frame)
            addSubview(view)
            shownTitles.append(ShownTitle(section: section, isHeader: isHeader, view: view))
            if isHeader {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            } else {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
            view.layOutInside()
        }
    }

    /// The position of a header or footer; in a plain table it floats while its section is visible.
    private func floating(_ y: CGFloat, _ height: CGFloat, _ section: Int, isHeader: Bool) -> CGFloat {
        guard style == .plain else { return y }
        let (head, foot) = (arrangement.header(section), arrangement.footer(section))
        if isHeader { return max(y, min(bounds.minY + adjustedContentInset.top, foot.y - height)) }
        return min(y, max(bounds.maxY - adjustedContentInset.bottom - height, head.y + head.height))
    }

    func retire(_ title: ShownTitle) {
        guard title.view.superview === self else { return }
        title.view.removeFromSuperview()
        if title.isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: title.view, forSection: title.section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: title.view, forSection: title.section)
        }
        if let view = title.view as? UITableViewHeaderFooterView { headerPool.put(view, view.reuseIdentifier) }
    }

    // MARK: Appearance

    private func separatorAppearance(_ cell: UITableViewCell, _ path: IndexPath) -> SeparatorAppearance {
        var appearance = cell.separatorAppearance
        appearance.color = separatorStyle == .none ? nil : separatorColor
        appearance.effect = shownSeparatorEffect
        appearance.margin = sideMargin
        appearance.indexWidth = sectionIndex == nil ? 0 : SectionIndexView.width
        if !appearance.isOwn {
            appearance.inset = separatorInset
            if separatorInsetReference == .fromAutomaticInsets { appearance.inset.left += sideMargin }
        }
        return appearance
    }

    func updateSeparators() {
        for row in shown { row.cell.separatorAppearance = separatorAppearance(row.cell, row.path) }
        placeFillerRows()
    }

    /// Rounds the corners of a group of rows, and hides the separator below the last row.
    func applySectionStyle(_ cell: UITableViewCell, _ path: IndexPath) {
        guard style != .plain else { return }
        // Rows of a group are lighter than the background, also in dark style.
        if cell.backgroundColor == .systemBackground { cell.backgroundColor = .secondarySystemGroupedBackground }
        let isLast = path.row == arrangement.sections[path.section].rows.count - 1
        var appearance = separatorAppearance(cell, path)
        if isLast, style == .insetGrouped { appearance.color = nil }
        if isLast, style == .grouped { appearance.inset = .zero }
        cell.separatorAppearance = appearance
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.maskedCorners = corners
        cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
        cell.clipsToBounds = true
    }
}
