import UIKit

final class AccessoryOutline: UICollectionViewListCell {
    func show() {
        let options = UICellAccessory.OutlineDisclosureOptions(style: .header, tintColor: .label)
        accessories = [.outlineDisclosure(options: options)]
    }
}
