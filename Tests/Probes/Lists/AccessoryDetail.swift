import UIKit

final class AccessoryDetail: UICollectionViewListCell {
    func show() {
        accessories = [.detail(displayed: .always) { print("details") }]
    }
}
