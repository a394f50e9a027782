import UIKit

final class CellRegistrationNib: UIViewController {
    func registration(_ nib: UINib) -> UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        UICollectionView.CellRegistration(cellNib: nib) { cell, _, number in cell.tag = number }
    }
}
