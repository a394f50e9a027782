import UIKit

final class AccessoryCheckmark: UICollectionViewListCell {
    func show(_ isOn: Bool) { accessories = isOn ? [.checkmark(options: .init(tintColor: .systemGreen))] : [] }
}
