import UIKit

final class DiffableTable: UITableViewController {
    private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
        table, indexPath, name in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source.defaultRowAnimation = .fade
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Anna", "Ben", "Carla"])
        source.apply(snapshot, animatingDifferences: false)
    }
}
