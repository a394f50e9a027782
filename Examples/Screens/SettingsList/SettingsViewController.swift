import UIKit

/// The settings as a list with search; rows can be pinned and reset by swiping.
final class SettingsViewController: UICollectionViewController {
    private typealias DataSource = UICollectionViewDiffableDataSource<String, String>

    private var sections = SettingsSection.all.map(\.title)
    private var settings: [String: [Setting]]
    private var query = ""
    private lazy var dataSource = makeDataSource()

    init() {
        settings = Dictionary(uniqueKeysWithValues: SettingsSection.all.map { ($0.title, $0.settings) })
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Settings"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.hidesSearchBarWhenScrolling = false
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search settings"
        navigationItem.searchController = search
        collectionView.collectionViewLayout = makeLayout()
        applySnapshot(animated: false)
    }

    // MARK: - The list

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.makeTrailingActions(at: indexPath)
        }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.makeLeadingActions(at: indexPath)
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> DataSource {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [weak self] cell, _, title in
            self?.configure(cell, for: title)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
            view.contentConfiguration = content
        }
        let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, title in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: title)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for section in sections {
            let rows = (settings[section] ?? []).filter {
                query.isEmpty || $0.title.localizedCaseInsensitiveContains(query)
            }
            guard !rows.isEmpty else { continue }
            snapshot.appendSections([section])
            snapshot.appendItems(rows.filter(\.isPinned).map(\.title) + rows.filter { !$0.isPinned }.map(\.title))
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
        contentUnavailableConfiguration = snapshot.numberOfItems == 0 ? UIContentUnavailableConfiguration.search() : nil
    }

    private func configure(_ cell: UICollectionViewListCell, for title: String) {
        guard let setting = setting(named: title) else { return }
        var content = UIListContentConfiguration.valueCell()
        content.text = setting.title
        content.image = setting.icon
        cell.accessories = setting.isPinned ? [.customView(configuration: makePin())] : []
        switch setting.control {
        case .page(let value):
            content.secondaryText = value
            cell.accessories.append(.disclosureIndicator())
        case .toggle(let isOn):
            let toggle = UISwitch()
            toggle.isOn = isOn
            toggle.addAction(
                UIAction { [weak self, weak toggle] _ in
                    self?.update(title) { $0.control = .toggle(toggle?.isOn ?? false) }
                }, for: .valueChanged)
            cell.accessories.append(.customView(configuration: .init(customView: toggle, placement: .trailing())))
        }
        cell.contentConfiguration = content
    }

    private func makePin() -> UICellAccessory.CustomViewConfiguration {
        let pin = UIImageView(image: UIImage(systemName: "pin.fill"))
        return UICellAccessory.CustomViewConfiguration(
            customView: pin, placement: .trailing(displayed: .always), tintColor: .systemOrange)
    }

    // MARK: - Changes

    private func setting(named title: String) -> Setting? {
        settings.values.joined().first { $0.title == title }
    }

    private func update(_ title: String, change: (inout Setting) -> Void) {
        for section in sections {
            guard let index = settings[section]?.firstIndex(where: { $0.title == title }) else { continue }
            settings[section]?[index].apply(change)
        }
    }

    private func makeLeadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let title = dataSource.itemIdentifier(for: indexPath), let setting = setting(named: title) else {
            return nil
        }
        let pin = UIContextualAction(style: .normal, title: setting.isPinned ? "Unpin" : "Pin") {
            [weak self] _, _, completion in
            self?.togglePin(of: title)
            completion(true)
        }
        pin.image = UIImage(systemName: setting.isPinned ? "pin.slash.fill" : "pin.fill")
        pin.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [pin])
    }

    private func makeTrailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let title = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let hide = UIContextualAction(style: .destructive, title: "Hide") { [weak self] _, _, completion in
            self?.hide(title)
            completion(true)
        }
        hide.image = UIImage(systemName: "eye.slash.fill")
        let more = UIContextualAction(style: .normal, title: "More") { [weak self] _, _, completion in
            self?.showPage(named: title)
            completion(true)
        }
        more.image = UIImage(systemName: "ellipsis.circle.fill")
        return UISwipeActionsConfiguration(actions: [hide, more])
    }

    private func togglePin(of title: String) {
        update(title) { $0.isPinned.toggle() }
        applySnapshot(animated: true)
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([title])
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func hide(_ title: String) {
        for section in sections {
            settings[section]?.removeAll { $0.title == title }
        }
        applySnapshot(animated: true)
    }

    // MARK: - Pages

    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let title = dataSource.itemIdentifier(for: indexPath), case .page = setting(named: title)?.control else {
            return false
        }
        return true
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let title = dataSource.itemIdentifier(for: indexPath) else { return }
        showPage(named: title)
    }

    private func showPage(named title: String) {
        guard let setting = setting(named: title) else { return }
        show(ChoiceViewController(setting: setting), sender: self)
    }
}

extension SettingsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        applySnapshot(animated: true)
    }
}

extension Setting {
    fileprivate mutating func apply(_ change: (inout Setting) -> Void) { change(&self) }
}
