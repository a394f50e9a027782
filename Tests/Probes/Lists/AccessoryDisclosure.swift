import UIKit

final class AccessoryDisclosure: UICollectionViewListCell {
    func show() {
        accessories = [.disclosureIndicator(displayed: .whenNotEditing, options: .init(tintColor: .systemGray))]
    }
}
