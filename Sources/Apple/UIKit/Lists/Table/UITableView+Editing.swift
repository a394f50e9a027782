import QuartzCore

/// Rows that the user deletes, inserts, moves and swipes.
extension UITableView {
    /// Shows or hides the editing controls of all rows.
    func showEditing(animated: Bool) {
        swiping.close(animated: animated)
        let change = { [self] in
            for row in shown {
                prepareEditing(row.cell, row.path)
                row.cell.setEditing(isEditing, animated: animated)
                row.cell.layoutIfNeeded()
            }
        }
        if animated, window != nil {
            UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
        } else {
            change()
        }
    }

    /// Tells a cell what the user can do with its row.
    func prepareEditing(_ cell: UITableViewCell, _ path: IndexPath) {
        guard isEditing else { return cell.applyEditing(CellEditing.Options()) }
        let path = source(of: path)
        var options = CellEditing.Options()
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        options.showsSelection = canEdit && allowsMultipleSelectionDuringEditing
        if canEdit, !options.showsSelection { options.style = editingStyle(at: path) }
        options.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        options.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell.applyEditing(options)
    }

    private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// The user tapped the control of a row's editing style.
    func tapEditingControl(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if editingStyle(at: path) == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: path)
        } else {
            swiping.showTrailingActions(of: cell)
        }
    }
}

extension UITableView: SwipeableList {
    func swipeRow(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
        guard let path = indexPathForRow(at: point), let cell = shownCell(at: path) else { return nil }
        return (cell, path)
    }

    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: path) == true else { return nil }
        if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
            return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
        }
        guard editingStyle(at: path) == .delete else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            guard let self else { return }
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func setSwiped(_ isSwiped: Bool, _ cell: UIView, at path: IndexPath) {
        (cell as? UITableViewCell)?.isSwiped = isSwiped
        if isSwiped {
            unhighlight()
            delegate?.tableView(self, willBeginEditingRowAt: path)
        } else {
            delegate?.tableView(self, didEndEditingRowAt: path)
        }
    }
}
