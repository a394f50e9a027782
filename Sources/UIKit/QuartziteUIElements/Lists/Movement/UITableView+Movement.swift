import QuartziteUICore

/// Rows that the user moves by their reorder controls.
extension UITableView {
    private static let duration: TimeInterval = 0.3

    /// Follows the finger on the reorder control of a cell.
    func moveRow(of cell: UITableViewCell, _ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: beginMovement(cell, press)
        case .changed:
            if movement != nil { movementScroller.follow(press.location(in: self), in: self) }
            followMovement()
        case .ended:
            movementScroller.stop()
            endMovement()
        case .cancelled, .failed:
            movementScroller.stop()
            cancelMovement()
        case .possible: break
        }
    }

    private func beginMovement(_ cell: UITableViewCell, _ press: UILongPressGestureRecognizer) {
        guard movement == nil, isEditing, let path = indexPath(for: cell),
            dataSource?.tableView(self, canMoveRowAt: path) == true
        else { return }
        swiping.close()
        movement = ItemMovement(original: path, current: path)
        movementPress = press
        movementGrip = cell.center.y - press.location(in: self).y
        bringSubviewToFront(cell)
        cell.isReordering = true
        cell.layer.zPosition = 1
        UIView.animate(withDuration: 0.2) { cell.alpha = 0.9 }
    }

    /// Moves the row to the finger, and the others out of its way.
    func followMovement() {
        guard let press = movementPress, let movement, let cell = shownCell(at: movement.current) else { return }
        let y = press.location(in: self).y + movementGrip
        AnimationContext.outside { cell.center.y = y }
        let rows = arrangement.rows(in: y...y + 0.5)
        guard let slot = rows.first, slot != movement.current else { return }
        let target =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: movement.original, toProposedIndexPath: slot) ?? slot
        if target != movement.current { showMovement(at: target) }
    }

    func endMovement() {
        guard let movement else { return }
        settle()
        if movement.original != movement.current {
            dataSource?.tableView(self, moveRowAt: movement.original, to: movement.current)
        }
    }

    private func cancelMovement() {
        guard let movement else { return }
        if movement.original != movement.current { showMovement(at: movement.original) }
        settle()
    }

    /// The place of a row in the data source, given the place at which it is shown.
    func source(of path: IndexPath) -> IndexPath { movement?.source(of: path) ?? path }

    /// Shows the moved row at another place, and animates the others.
    func showMovement(at target: IndexPath) {
        guard let movement, arrangement.sections.indices.contains(target.section) else { return }
        let counts = arrangement.sections.map(\.rows.count)
        let (mapping, _) = movement.mapping(to: target, counts: counts, noun: "row")
        arrangement.moveRow(from: movement.current, to: target)
        self.movement?.current = target
        selection.move(to: mapping.new)
        shown = shown.compactMap { row in
            mapping.new(row.path).map { ShownRow(path: $0, cell: row.cell, frame: row.frame) }
        }.sorted { $0.path < $1.path }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
            for index in shown.indices where shown[index].path != target { place(index) }
            for row in shown { applySectionStyle(row.cell, row.path) }
            showTitles()
        }
    }

    private func settle() {
        guard let movement, let index = shown.firstIndex(where: { $0.path == movement.current }) else {
            return self.movement = nil
        }
        let cell = shown[index].cell
        self.movement = nil
        cell.isReordering = false
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
            cell.alpha = 1
            shown[index].frame = .null
            place(index)
        } completion: { _ in
            cell.layer.zPosition = 0
        }
    }
}
