import UIKit

final class AccessoryLabel: UICollectionViewListCell {
    func show(_ count: Int) {
        let options = UICellAccessory.LabelOptions(
            reservedLayoutWidth: .actual, font: .preferredFont(forTextStyle: .footnote),
            adjustsFontForContentSizeCategory: true)
        accessories = [.label(text: "\(count)", displayed: .always, options: options)]
    }
}
