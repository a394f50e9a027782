import UIKit

final class AccessoryReorder: UICollectionViewListCell {
    func show() {
        accessories = [.reorder(displayed: .whenEditing, options: .init(showsVerticalSeparator: false))]
    }
}
