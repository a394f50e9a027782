import UIKit

final class AccessoryDelete: UICollectionViewListCell {
    func show(_ action: @escaping () -> Void) {
        accessories = [.delete(displayed: .whenEditing, actionHandler: action), .insert { action() }]
    }
}
