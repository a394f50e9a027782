import UIKit

final class AccessoryPopUpMenu: UICollectionViewListCell {
    func show() {
        let menu = UIMenu(
            options: .singleSelection,
            children: [
                UIAction(title: "Small") { _ in }, UIAction(title: "Large", state: .on) { _ in },
            ])
        accessories = [.popUpMenu(menu, displayed: .always)]
    }
}
