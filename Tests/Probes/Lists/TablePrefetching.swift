import UIKit

final class TablePrefetching: UITableViewController, UITableViewDataSourcePrefetching {
    var loading: Set<IndexPath> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.prefetchDataSource = self
        tableView.isPrefetchingEnabled = true
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { loading.formUnion(indexPaths) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        loading.subtract(indexPaths)
    }
}
