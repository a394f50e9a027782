import QuartzCore

typealias TableUpdates = ContentUpdates<UITableView.RowAnimation>

extension UITableView {
    /// Animations of inserted and deleted rows; raw values are Apple's.
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in or out.
        case fade = 0
        /// Rows slide in from the right, or out to the right.
        case right = 1
        /// Rows slide in from the left, or out to the left.
        case left = 2
        /// Rows slide out from under the row above, or back under it.
        case top = 3
        /// Rows slide out from under the row below, or back under it.
        case bottom = 4
        /// Rows appear and disappear without an animation.
        case none = 5
        /// Rows expand from their vertical centre, or collapse to it.
        case middle = 6
        /// The default animation, which is `fade`.
        case automatic = 100
    }

    /// The duration of row updates in seconds, outside an animation block.
    private static let duration: TimeInterval = 0.3

    /// Begins a group of updates, which the matching ``endUpdates()`` performs.
    ///
    /// Deleted, reloaded and moved rows use index paths from before all updates; inserted rows use index paths from
    /// after them.
    public func beginUpdates() {
        ensureData()
        if updateDepth == 0 {
            updateRows()
            updates = TableUpdates()
        }
        updateDepth += 1
    }

    /// Performs the updates since ``beginUpdates()``, animated over 0.3 seconds or as part of the enclosing animation
    /// block.
    ///
    /// Rows that remain move to their new positions, and all heights are requested again. Counts of the data source
    /// that do not agree with the updates raise an exception.
    public func endUpdates() { endUpdates(completion: nil) }

    private func endUpdates(completion: ((Bool) -> Void)?) {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0, let updates else { return }
        self.updates = nil
        apply(updates, completion: completion)
    }

    /// Performs updates as a group, and calls `completion` when their animations end.
    public func performBatchUpdates(
        @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        endUpdates(completion: completion)
    }

    /// Performs updates as a group, as the other method does.
    public func performBatchUpdates(
        @_implicitSelfCapture _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    private func change(_ add: (inout TableUpdates) -> Void) {
        beginUpdates()
        if var updates {
            add(&updates)
            self.updates = updates
        }
        endUpdates()
    }

    /// Inserts rows that the data source already contains, with index paths from after the insertion.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedItems += indexPaths.map { ($0, animation) } }
    }

    /// Deletes rows that the data source no longer contains.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedItems += indexPaths.map { ($0, animation) } }
    }

    /// Reloads rows with new cells.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedItems += indexPaths.map { ($0, animation) } }
    }

    /// Moves a row to another index path.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append((indexPath, newIndexPath)) }
    }

    /// Inserts sections that the data source already contains.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections += sections.map { ($0, animation) } }
    }

    /// Deletes sections that the data source no longer contains.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections += sections.map { ($0, animation) } }
    }

    /// Reloads sections.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections += sections.map { ($0, animation) } }
    }

    /// Moves a section to another index.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Updates

    private func apply(_ updates: TableUpdates, completion: ((Bool) -> Void)?) {
        let before = arrangement
        arrangement = arrange()
        let mapping = ContentMapping(
            updates, before: before.sections.map(\.rows.count), after: arrangement.sections.map(\.rows.count),
            noun: "row", container: "table view")
        keepHeights(mapping, from: before)
        selection.move(to: mapping.new)
        let change = TableChange(updates, mapping, before: before)
        let leaving = updatePaths(change, updates)
        isUpdating = true
        // Pending layout of cells is completed first, so that it is not animated.
        AnimationContext.outside { for row in shown { row.cell.layoutIfNeeded() } }
        bringRows(change)
        let departing = separateRowsOutOfSight()
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
            defer { isUpdating = false }
            for row in leaving.rows { change.send(row, offFrom: self) }
            for title in leaving.titles { title.view.alpha = 0 }
            for row in departing { row.cell.place(in: frame(ofRow: row.path)) }
            fitContent()
            change.finishArrivals()
            for index in shown.indices { place(index) }
            showTitles()
            placeEnds()
            layoutIfNeeded()
        } completion: { [self] finished in
            for row in leaving.rows { change.restore(row, in: self) }
            for row in departing where !shown.contains(where: { $0.cell === row.cell }) { retire(row) }
            for title in leaving.titles {
                retire(title)
                title.view.alpha = 1
            }
            completion?(finished)
        }
    }

    /// Updates the paths of remaining rows and headers, and returns those that are removed.
    private func updatePaths(
        _ change: TableChange, _ updates: TableUpdates
    ) -> (rows: [ShownRow], titles: [ShownTitle]) {
        let (oldRows, oldTitles) = (shown, shownTitles)
        shown = oldRows.compactMap { row in
            guard change.departure(row.path) == nil, let path = change.mapping.new(row.path) else { return nil }
            return ShownRow(path: path, cell: row.cell, frame: row.frame)
        }.sorted { $0.path < $1.path }
        shownTitles = oldTitles.compactMap { title in
            let isReloaded = updates.reloadedSections.contains { $0.section == title.section }
            guard !isReloaded, let section = change.mapping.newSections[title.section] else { return nil }
            return ShownTitle(section: section, isHeader: title.isHeader, view: title.view)
        }
        let kept = Set(shown.map { ObjectIdentifier($0.cell) })
        let keptTitles = Set(shownTitles.map { ObjectIdentifier($0.view) })
        return (
            oldRows.filter { !kept.contains(ObjectIdentifier($0.cell)) },
            oldTitles.filter { !keptTitles.contains(ObjectIdentifier($0.view)) }
        )
    }

    /// Keeps the measured heights of remaining rows; visible self-sizing rows are measured again.
    private func keepHeights(_ mapping: ContentMapping, from before: TableLayout) {
        let inSight = Set(shown.map(\.path))
        arrangement.change { path, height in
            guard height.isEstimate, let old = mapping.old(path), !before.isEstimate(old) else { return height }
            return TableLayout.Height(points: before.row(old).height, isEstimate: inSight.contains(old))
        }
    }

    /// Creates cells for rows that become visible, in the initial state of their animation.
    private func bringRows(_ change: TableChange) {
        AnimationContext.outside {
            resolveHeights(restingStretch, keepsPlace: false)
            for path in arrangement.rows(in: restingStretch) where !shown.contains(where: { $0.path == path }) {
                shown.append(ShownRow(path: path, cell: makeCell(path), frame: .null))
                present(shown.count - 1)
                change.arrive(shown[shown.count - 1], in: self)
                // A null frame makes the animation set the final position.
                shown[shown.count - 1].frame = .null
            }
        }
        shown.sort { $0.path < $1.path }
    }

    /// Removes rows that move out of sight from `shown`, and returns them.
    private func separateRowsOutOfSight() -> [ShownRow] {
        let inSight = Set(arrangement.rows(in: restingStretch))
        defer { shown.removeAll { !inSight.contains($0.path) } }
        return shown.filter { !inSight.contains($0.path) }
    }

    /// The visible range after scrolling has settled.
    private var restingStretch: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let height = arrangement.bottom + (tableFooterView?.frame.height ?? 0)
        let last = max(height + inset.bottom - bounds.height, -inset.top)
        let top = drag == nil && motion == nil ? min(bounds.minY, last) : bounds.minY
        return top...max(top, top + bounds.height)
    }
}
