import UIKit

final class CellRegistrationList: UIViewController {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        content.secondaryText = "Row \(indexPath.row)"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
        cell.indentationLevel = 1
    }
}
