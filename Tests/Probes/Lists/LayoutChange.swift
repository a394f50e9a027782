import UIKit

final class LayoutChange: UICollectionViewController {
    func toggle(to layout: UICollectionViewLayout) {
        collectionView.setCollectionViewLayout(layout, animated: true) { [weak self] finished in
            self?.title = finished ? "Done" : "Cancelled"
        }
        collectionView.collectionViewLayout.invalidateLayout()
    }
}
