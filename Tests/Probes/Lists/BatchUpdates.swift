import UIKit

final class BatchUpdates: UICollectionViewController {
    func change() {
        collectionView.performBatchUpdates {
            collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
            collectionView.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
            collectionView.reloadSections(IndexSet(integer: 1))
        } completion: { finished in
            print(finished)
        }
    }
}
