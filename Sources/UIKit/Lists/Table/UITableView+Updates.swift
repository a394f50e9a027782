import QuartzCore

typealias TableUpdates = ContentUpdates<UITableView.RowAnimation>

extension UITableView {
    /// How rows come and go; raw values are Apple's.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// They slide in from the right, and out to it.
        case right = 1
        /// They slide in from the left, and out to it.
        case left = 2
        /// They slide out from under the row above, and back.
        case top = 3
        /// They slide out from under the row below, and back.
        case bottom = 4
        /// At once.
        case none = 5
        /// They unfold from their middle, and fold up.
        case middle = 6
        /// As suits: they fade.
        case automatic = 100
    }

    /// Seconds that changes of rows take outside of a block of animations.
    private static let duration: TimeInterval = 0.3

    /// Begins changes that are made together, at the last ``endUpdates()``.
    ///
    /// Rows to be deleted, reloaded or moved are named as before all the changes, those inserted as after them.
    public func beginUpdates() {
        ensureData()
        if updateDepth == 0 {
            updateRows()
            updates = TableUpdates()
        }
        updateDepth += 1
    }

    /// Makes the changes since ``beginUpdates()``: rows that stay move to their new places, over 0.3 seconds or as the
    /// block of animations around says, and all heights are asked for again.
    ///
    /// Stops the program where the data source's counts do not agree with the changes.
    public func endUpdates() { endUpdates(completion: nil) }

    private func endUpdates(completion: ((Bool) -> Void)?) {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0, let updates else { return }
        self.updates = nil
        apply(updates, completion: completion)
    }

    /// Makes changes together, and calls `completion` when their animations are over.
    public func performBatchUpdates(
        @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        endUpdates(completion: completion)
    }

    private func change(_ add: (inout TableUpdates) -> Void) {
        beginUpdates()
        if var updates {
            add(&updates)
            self.updates = updates
        }
        endUpdates()
    }

    /// Inserts rows that the data source has already, named as they are afterwards.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedItems += indexPaths.map { ($0, animation) } }
    }

    /// Deletes rows that the data source has no more.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedItems += indexPaths.map { ($0, animation) } }
    }

    /// Asks for the cells of rows again, which take the places of the old ones.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedItems += indexPaths.map { ($0, animation) } }
    }

    /// Moves a row to another place.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append((indexPath, newIndexPath)) }
    }

    /// Inserts sections that the data source has already.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections += sections.map { ($0, animation) } }
    }

    /// Deletes sections that the data source has no more.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections += sections.map { ($0, animation) } }
    }

    /// Asks for everything in sections again.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections += sections.map { ($0, animation) } }
    }

    /// Moves a section to another place.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }

    // MARK: The change

    private func apply(_ updates: TableUpdates, completion: ((Bool) -> Void)?) {
        let before = arrangement
        arrangement = arrange()
        let mapping = ContentMapping(
            updates, before: before.sections.map(\.rows.count), after: arrangement.sections.map(\.rows.count),
            noun: "row", container: "table view")
        keepHeights(mapping, from: before)
        selected = selected.compactMap(mapping.new)
        held = held.flatMap(mapping.new)
        let change = TableChange(updates, mapping, before: before)
        let leaving = takeOver(change, updates)
        isUpdating = true
        // What cells have waited to lay out since before is in its place when they begin to move.
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

    /// Names what stays as it is called now; returns what goes.
    private func takeOver(
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

    /// Rows that stay keep the heights that were found out for them; those in sight whose cells decide are asked again.
    private func keepHeights(_ mapping: ContentMapping, from before: TableLayout) {
        let inSight = Set(shown.map(\.path))
        arrangement.change { path, height in
            guard height.isEstimate, let old = mapping.old(path), !before.isEstimate(old) else { return height }
            return TableLayout.Height(points: before.row(old).height, isEstimate: inSight.contains(old))
        }
    }

    /// Has cells for the rows that will be in sight, each where it comes from.
    private func bringRows(_ change: TableChange) {
        AnimationContext.outside {
            resolveHeights(restingStretch, keepsPlace: false)
            for path in arrangement.rows(in: restingStretch) where !shown.contains(where: { $0.path == path }) {
                shown.append(ShownRow(path: path, cell: makeCell(path), frame: .null))
                present(shown.count - 1)
                change.arrive(shown[shown.count - 1], in: self)
                // The place is to be set again, in the animation.
                shown[shown.count - 1].frame = .null
            }
        }
        shown.sort { $0.path < $1.path }
    }

    /// Takes rows that move out of sight from those shown.
    private func separateRowsOutOfSight() -> [ShownRow] {
        let inSight = Set(arrangement.rows(in: restingStretch))
        defer { shown.removeAll { !inSight.contains($0.path) } }
        return shown.filter { !inSight.contains($0.path) }
    }

    /// What shows of the content once it has come to rest.
    private var restingStretch: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let height = arrangement.bottom + (tableFooterView?.frame.height ?? 0)
        let last = max(height + inset.bottom - bounds.height, -inset.top)
        let top = drag == nil && motion == nil ? min(bounds.minY, last) : bounds.minY
        return top...max(top, top + bounds.height)
    }
}
