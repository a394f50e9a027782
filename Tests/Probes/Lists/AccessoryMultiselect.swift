import UIKit

final class AccessoryMultiselect: UICollectionViewListCell {
    func show() {
        accessories = [
            .multiselect(displayed: .whenEditing, options: .init(tintColor: .systemPink, backgroundColor: .white))
        ]
    }
}
