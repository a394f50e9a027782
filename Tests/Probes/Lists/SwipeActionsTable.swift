import UIKit

final class SwipeActionsTable: UITableViewController {
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { action, view, done in
            print(action.title ?? "", view.bounds)
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(false) }
        flag.backgroundColor = .systemOrange
        let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}
