import UIKit

final class DiffableAsyncApply: UIViewController {
    func update(_ source: UICollectionViewDiffableDataSource<Int, Int>) {
        Task {
            var snapshot = source.snapshot()
            snapshot.moveItem(1, afterItem: 2)
            snapshot.insertItems([9], beforeItem: 1)
            await source.apply(snapshot, animatingDifferences: true)
            title = "\(source.snapshot().numberOfItems)"
        }
    }
}
