import QuartziteUICore

/// Cells in their tables.
extension UITableViewCell {
    /// The table that contains the cell.
    var table: UITableView? {
        sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UITableView }.first
    }

    /// Notifies the delegate of a tap on the accessory.
    func tapAccessory() {
        guard let table, let path = table.indexPath(for: self) else { return }
        if let segue = segues.accessory { return segue.trigger(self) }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Editing

    func tapEditingControl() { table?.tapEditingControl(of: self) }

    func moveByControl(_ press: UILongPressGestureRecognizer) { table?.moveRow(of: self, press) }

    // MARK: Standard configurations

    var standardContent: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var standardBackground: UIBackgroundConfiguration? {
        guard backgroundView == nil, selectedBackgroundView == nil else { return nil }
        return table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
    }
}
