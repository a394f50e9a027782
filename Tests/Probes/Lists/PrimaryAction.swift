import UIKit

final class PrimaryAction: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }

    override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    {
        title = "\(indexPath)"
    }
}
