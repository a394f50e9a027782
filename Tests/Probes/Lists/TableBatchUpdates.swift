import UIKit

final class TableBatchUpdates: UITableViewController {
    func change() async {
        tableView.performBatchUpdates {
            tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
            tableView.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
        }
        tableView.selfSizingInvalidation = .enabledIncludingConstraints
        tableView.selectionFollowsFocus = true
    }
}
