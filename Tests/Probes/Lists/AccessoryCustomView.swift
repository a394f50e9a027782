import UIKit

final class AccessoryCustomView: UICollectionViewListCell {
    func show() {
        let configuration = UICellAccessory.CustomViewConfiguration(
            customView: UISwitch(), placement: .trailing(displayed: .always, at: { $0.count }),
            reservedLayoutWidth: .custom(60), maintainsFixedSize: true)
        accessories = [.customView(configuration: configuration)]
    }
}
