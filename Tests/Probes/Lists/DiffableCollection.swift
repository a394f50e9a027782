import UIKit

final class DiffableCollection: UICollectionViewController {
    enum Section: CaseIterable { case pinned, others }

    private var source: UICollectionViewDiffableDataSource<Section, UUID>?

    func show(_ ids: [UUID]) {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, UUID> { cell, _, id in
            cell.accessibilityIdentifier = id.uuidString
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { collection, indexPath, id in
            collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(ids, toSection: .others)
        source?.apply(snapshot, animatingDifferences: true) { [weak self] in self?.title = "\(ids.count)" }
    }
}
