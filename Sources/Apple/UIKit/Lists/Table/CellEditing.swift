import QuartzCore

/// The controls of a table cell while the table is edited.
@MainActor final class CellEditing {
    private static let margin: CGFloat = 16

    /// What a table lets the user do with a row.
    struct Options: Equatable {
        var style = UITableViewCell.EditingStyle.none
        /// Whether a circle shows whether the row is selected.
        var showsSelection = false
        var canMove = false
        var indents = true
    }

    private(set) var options = Options()
    private var leading: AccessoryView?
    private var reorder: AccessoryView?

    /// Takes the options of the row.
    func apply(_ options: Options, in cell: UITableViewCell) {
        guard options != self.options else { return }
        self.options = options
        update(cell)
    }

    /// Shows or hides the controls.
    func update(_ cell: UITableViewCell) {
        let isEditing = cell.isEditing
        var desired: UICellAccessory?
        if isEditing {
            if options.showsSelection {
                desired = .multiselect()
            } else if options.style == .delete {
                desired = .delete()
            } else if options.style == .insert {
                desired = .insert()
            }
        }
        if leading?.accessory.accessoryType != desired?.accessoryType {
            leading?.removeFromSuperview()
            leading = desired.map { make($0, in: cell) }
            leading?.tapped = { [weak cell] in cell?.tapEditingControl() }
        }
        leading?.isOn = cell.isSelected
        let moves = isEditing && options.canMove
        if moves, reorder == nil {
            let view = make(.reorder(), in: cell)
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            press.addTarget(cell, action: Selector("move:", UITableViewCell.moveByControl))
            view.addGestureRecognizer(press)
            reorder = view
        } else if !moves {
            reorder?.removeFromSuperview()
            reorder = nil
        }
        cell.setNeedsLayout()
    }

    private func make(_ accessory: UICellAccessory, in cell: UITableViewCell) -> AccessoryView {
        let view = AccessoryView(accessory)
        AnimationContext.outside {
            let (width, height) = (cell.bounds.width, cell.bounds.height)
            let x = accessory.isLeading != cell.isRightToLeft ? -22 : width
            view.frame = CGRect(x: x, y: 0, width: 22, height: height)
            cell.addSubview(view)
            view.layoutIfNeeded()
        }
        return view
    }

    /// Places the controls; returns the widths that they take at the leading and the trailing side.
    func place(in cell: UITableViewCell) -> (leading: CGFloat, trailing: CGFloat) {
        let height = cell.bounds.height
        leading?.frame = CGRect(x: Self.margin, y: 0, width: 22, height: height)
        reorder?.frame = CGRect(x: cell.bounds.width - Self.margin - 22, y: 0, width: 22, height: height)
        cell.mirror([leading, reorder])
        let indents = leading != nil || cell.isEditing && options.indents && options.style != .none
        return (indents ? Self.margin + 22 : 0, reorder == nil ? 0 : Self.margin + 22)
    }
}
