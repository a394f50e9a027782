import QuartzCore

/// The animation of rows during updates of a table.
@MainActor final class TableChange {
    let mapping: ContentMapping
    private let updates: TableUpdates
    private let before: TableLayout
    /// Closures that set the final appearance of new cells.
    private var arrivals: [() -> Void] = []
    private var restorations: [ObjectIdentifier: () -> Void] = [:]

    init(_ updates: TableUpdates, _ mapping: ContentMapping, before: TableLayout) {
        self.updates = updates
        self.mapping = mapping
        self.before = before
    }

    /// Returns the animation of a removed row, or nil if the row stays.
    func departure(_ path: IndexPath) -> UITableView.RowAnimation? {
        // A row that moves out of a deleted section stays.
        if mapping.new(path) != nil { return reload(path) }
        return updates.deletedItems.first { $0.path == path }?.animation
            ?? updates.deletedSections.first { $0.section == path.section }?.animation ?? reload(path)
    }

    private func reload(_ path: IndexPath) -> UITableView.RowAnimation? {
        updates.reloadedItems.first { $0.path == path }?.animation
            ?? updates.reloadedSections.first { $0.section == path.section }?.animation
    }

    /// Returns the animation of an inserted row, or nil if the row existed before.
    private func arrival(_ path: IndexPath) -> UITableView.RowAnimation? {
        if let old = mapping.old(path) { return reload(old) }
        return updates.insertedItems.first { $0.path == path }?.animation
            ?? updates.insertedSections.first { $0.section == path.section }?.animation
            ?? updates.reloadedSections.first { mapping.newSections[$0.section] == path.section }?.animation
    }

    /// Sets the initial state of a new cell.
    func arrive(_ row: ShownRow, in table: UITableView) {
        let cell = row.cell
        guard let animation = arrival(row.path) else {
            if let old = mapping.old(row.path) {
                let (y, height) = before.row(old)
                cell.place(in: CGRect(x: row.frame.minX, y: y, width: row.frame.width, height: height))
                cell.layOutInside()
            }
            return
        }
        let (alpha, transform) = (cell.alpha, cell.transform)
        switch animation {
        case .none: return
        case .fade, .automatic: cell.alpha = 0
        case .middle:
            cell.alpha = 0
            cell.transform = transform.scaledBy(x: 1, y: 0.01)
        case .left, .right, .top, .bottom: cell.center = Self.outside(cell, animation)
        }
        if animation == .top || animation == .bottom { Self.sink(cell, in: table) }
        arrivals.append {
            cell.alpha = alpha
            if animation == .middle { cell.transform = transform }
        }
    }

    /// Sets the final appearance of new cells inside the animation; the table sets their positions.
    func finishArrivals() {
        for arrival in arrivals { arrival() }
        arrivals = []
    }

    /// Animates a deleted row.
    func send(_ row: ShownRow, offFrom table: UITableView) {
        let cell = row.cell
        // A swiped row returns to its place when it is reused.
        let (alpha, transform) = (cell.alpha, cell.isSwiped ? .identity : cell.transform)
        restorations[ObjectIdentifier(cell)] = {
            cell.alpha = alpha
            cell.transform = transform
        }
        Self.sink(cell, in: table)
        switch departure(row.path) ?? .fade {
        case .none: cell.alpha = 0
        case .fade, .automatic: cell.alpha = 0
        case .middle:
            cell.alpha = 0
            cell.transform = transform.scaledBy(x: 1, y: 0.01)
        case .left: cell.center = Self.outside(cell, .left)
        case .right: cell.center = Self.outside(cell, .right)
        case .top: cell.center = Self.outside(cell, .top)
        case .bottom: cell.center = Self.outside(cell, .bottom)
        }
    }

    /// Removes a row after its animation and adds its cell to the reuse pool.
    func restore(_ row: ShownRow, in table: UITableView) {
        table.retire(row)
        restorations[ObjectIdentifier(row.cell)]?()
    }

    private static func outside(_ cell: UITableViewCell, _ side: UITableView.RowAnimation) -> CGPoint {
        let (size, center) = (cell.bounds.size, cell.center)
        return switch side {
        case .left: CGPoint(x: center.x - size.width, y: center.y)
        case .right: CGPoint(x: center.x + size.width, y: center.y)
        case .top: CGPoint(x: center.x, y: center.y - size.height)
        default: CGPoint(x: center.x, y: center.y + size.height)
        }
    }

    /// Moves a cell behind the others.
    private static func sink(_ cell: UITableViewCell, in table: UITableView) {
        table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
    }
}
