import UIKit

final class CollectionPrefetching: UICollectionViewController, UICollectionViewDataSourcePrefetching {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.prefetchDataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        title = "\(indexPaths.count)"
    }
}
