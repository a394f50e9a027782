import UIKit

final class DiffableSupplementary: UIViewController {
    func add(to source: UICollectionViewDiffableDataSource<Int, Int>) {
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, indexPath in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = "\(kind) \(indexPath.section)"
            view.contentConfiguration = content
        }
        source.supplementaryViewProvider = { collection, _, indexPath in
            collection.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }
}
