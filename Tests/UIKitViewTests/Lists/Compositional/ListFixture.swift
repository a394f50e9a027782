import UIKit
import UIKitTestSupport

/// The items of lists in tests, in sections with names.
typealias ListSource = UICollectionViewDiffableDataSource<String, Int>

extension TestScreen {
    /// Adds a list of one section, "a", whose cells show the numbers of their items.
    @MainActor func addList(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, items: [Int] = [1, 2, 3],
        settings: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        cell: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
    ) -> (UICollectionView, ListSource) {
        run {
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            settings(&list)
            let view = OwningCollection(
                frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
            )
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { view, _, item in
                var content = view.defaultContentConfiguration()
                content.text = "\(item)"
                view.contentConfiguration = content
                cell(view, item)
            }
            let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { view, _, _ in
                var content = view.defaultContentConfiguration()
                content.text = "Title"
                view.contentConfiguration = content
            }
            let source = ListSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            source.supplementaryViewProvider = { view, _, path in
                view.dequeueConfiguredReusableSupplementary(using: header, for: path)
            }
            view.owned = [source]
            window.addSubview(view)
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: false)
            return (view, source)
        }
    }
}
