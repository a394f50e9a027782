import UIKit

/// Cards that scroll across a list of tasks, which are completed, sorted and unfolded.
final class ListsViewController: UIViewController {
    private enum Section: Int { case cards, tasks }

    private struct Item: Hashable {
        let title: String
        var detail = ""
        var symbol = "circle"
        var color = UIColor.systemBlue
        var isDone = false
    }

    private typealias Source = UICollectionViewDiffableDataSource<Section, String>

    private var items = ListsViewController.items
    private let order = ["Tickets", "Passport", "Packing", "Bicycle bags", "Rain jacket", "Map", "Keys to Ida"]
    private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: Self.makeLayout())
    private lazy var source = makeSource()

    private static let items: [String: Item] = Dictionary(
        [
            Item(title: "Lofoten", detail: "12 days", symbol: "mountain.2.fill", color: .systemIndigo),
            Item(title: "Flight", detail: "Thu 9:40", symbol: "airplane", color: .systemTeal),
            Item(title: "Cabin", detail: "3 nights", symbol: "house.fill", color: .systemOrange),
            Item(title: "Weather", detail: "Sun, 14°", symbol: "sun.max.fill", color: .systemYellow),
            Item(title: "Tickets", detail: "Two, with bicycles", symbol: "ticket", color: .systemPink),
            Item(title: "Passport", detail: "Valid until 2031", symbol: "person.text.rectangle", color: .systemBlue),
            Item(title: "Packing", detail: "Three things left", symbol: "bag", color: .systemBrown),
            Item(title: "Bicycle bags", symbol: "bicycle"), Item(title: "Rain jacket", symbol: "cloud.rain"),
            Item(title: "Map", detail: "1 : 50,000", symbol: "map", color: .systemGreen),
            Item(title: "Keys to Ida", detail: "She waters the tomatoes", symbol: "key", color: .systemPurple),
        ].map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.backgroundColor = .systemGroupedBackground
        view.addSubview(collection)
        showStart()
        let changes: [(Double, () -> Void)] = [
            (0.7, { self.complete("Passport") }), (1.3, { self.unfold() }), (2.1, { self.complete("Bicycle bags") }),
            (2.9, { self.complete("Tickets") }), (3.5, { self.sort() }),
        ]
        for (time, change) in changes { DispatchQueue.main.asyncAfter(deadline: .now() + time, execute: change) }
    }

    // MARK: Layout

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            index == Section.cards.rawValue ? cards : tasks(environment)
        }
    }

    private static var cards: NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(140), heightDimension: .absolute(120)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 8, trailing: 20)
        section.orthogonalScrollingBehavior = .continuous
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let width = environment.container.contentSize.width
            for item in items {
                let distance = abs(item.frame.midX - offset.x - width / 2) / width
                let scale = 1 - 0.12 * min(distance, 1)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    private static func tasks(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { _ in
            let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            flag.backgroundColor = .systemOrange
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(false) }
            return UISwipeActionsConfiguration(actions: [delete, flag])
        }
        return .list(using: list, layoutEnvironment: environment)
    }

    // MARK: Data

    private func makeSource() -> Source {
        let card = UICollectionView.CellRegistration<UICollectionViewCell, String> { [unowned self] cell, _, title in
            guard let item = items[title] else { return }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = item.title
            content.secondaryText = item.detail
            content.image = UIImage(systemName: item.symbol)
            content.imageProperties.tintColor = .white
            content.textProperties.color = .white
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.secondaryTextProperties.color = UIColor.white.withAlphaComponent(0.8)
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = item.color
            background.cornerRadius = 20
            cell.backgroundConfiguration = background
        }
        let task = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [unowned self] cell, _, title in
            show(title, in: cell)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = "Before we leave"
            view.contentConfiguration = content
        }
        let source = Source(collectionView: collection) { collection, path, title in
            path.section == Section.cards.rawValue
                ? collection.dequeueConfiguredReusableCell(using: card, for: path, item: title)
                : collection.dequeueConfiguredReusableCell(using: task, for: path, item: title)
        }
        source.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }

    private func show(_ title: String, in cell: UICollectionViewListCell) {
        guard let item = items[title] else { return }
        var content = cell.defaultContentConfiguration()
        content.text = item.title
        content.secondaryText = item.detail.isEmpty ? nil : item.detail
        content.image = UIImage(systemName: item.symbol)
        content.imageProperties.tintColor = item.color
        if item.isDone { content.textProperties.color = .secondaryLabel }
        cell.contentConfiguration = content
        let done: [UICellAccessory] = item.isDone ? [.checkmark(options: .init(tintColor: .systemGreen))] : []
        let end: [UICellAccessory] =
            title == "Packing"
            ? [.label(text: "2"), .outlineDisclosure(options: .init(style: .cell))] : [.disclosureIndicator()]
        cell.accessories = done + (item.isDone ? [] : end)
    }

    private func showStart() {
        var cards = NSDiffableDataSourceSectionSnapshot<String>()
        cards.append(["Lofoten", "Flight", "Cabin", "Weather"])
        source.apply(cards, to: .cards, animatingDifferences: false)
        source.apply(tasks(order, isOpen: false), to: .tasks, animatingDifferences: false)
    }

    private func tasks(_ titles: [String], isOpen: Bool) -> NSDiffableDataSourceSectionSnapshot<String> {
        let parts = ["Bicycle bags", "Rain jacket"]
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(titles.filter { !parts.contains($0) })
        snapshot.append(parts, to: "Packing")
        if isOpen { snapshot.expand(["Packing"]) }
        return snapshot
    }

    private func complete(_ title: String) {
        items[title]?.isDone = true
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([title])
        source.apply(snapshot, animatingDifferences: true)
    }

    private func unfold() { source.apply(tasks(order, isOpen: true), to: .tasks, animatingDifferences: true) }

    /// Moves what is done to the end.
    private func sort() {
        let sorted = order.filter { items[$0]?.isDone != true } + order.filter { items[$0]?.isDone == true }
        source.apply(tasks(sorted, isOpen: true), to: .tasks, animatingDifferences: true)
    }
}
