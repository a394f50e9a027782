import UIKit

/// The sheet: places in a list, which can be filtered by kind.
final class PlacesViewController: UIViewController {
    var onSelect: ((MapPlace) -> Void)?

    private let filter = UISegmentedControl(items: ["All", "Food", "Culture"])
    private let tableView = UITableView(frame: .zero, style: .plain)
    private lazy var dataSource = UITableViewDiffableDataSource<Int, MapPlace>(tableView: tableView) {
        tableView, indexPath, place in
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = place.name
        content.secondaryText = place.kind
        content.image = UIImage(systemName: place.symbol)
        content.imageProperties.tintColor = place.color
        content.imageProperties.reservedLayoutSize = CGSize(width: 32, height: 32)
        cell.contentConfiguration = content
        cell.backgroundColor = .clear
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Nearby"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .search,
            primaryAction: UIAction { [weak self] _ in
                self?.navigationController?.sheetPresentationController?.animateChanges {
                    self?.navigationController?.sheetPresentationController?.selectedDetentIdentifier = .large
                }
            })
        filter.selectedSegmentIndex = 0
        filter.addAction(UIAction { [weak self] _ in self?.applyFilter() }, for: .valueChanged)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        tableView.delegate = self
        tableView.backgroundColor = .clear
        for subview in [filter, tableView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            filter.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            filter.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            filter.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: filter.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        applyFilter()
    }

    private func applyFilter() {
        let kinds: Set<String> =
            switch filter.selectedSegmentIndex {
            case 1: ["Bakery", "Restaurant"]
            case 2: ["Bookshop", "Museum", "Theatre"]
            default: []
            }
        var snapshot = NSDiffableDataSourceSnapshot<Int, MapPlace>()
        snapshot.appendSections([0])
        snapshot.appendItems(MapPlace.all.filter { kinds.isEmpty || kinds.contains($0.kind) })
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }
}

extension PlacesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let place = dataSource.itemIdentifier(for: indexPath) {
            onSelect?(place)
        }
    }
}
