import UIKit

final class MultipleSelectionGesture: UITableViewController {
    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        setEditing(true, animated: true)
    }

    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { title = "Done" }
}
