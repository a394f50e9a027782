import UIKit

final class ListSeparators: UIViewController {
    func configuration() -> UICollectionLayoutListConfiguration {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.showsSeparators = true
        list.separatorConfiguration.color = .systemRed
        list.itemSeparatorHandler = { indexPath, proposed in
            var separator = proposed
            separator.topSeparatorVisibility = indexPath.item == 0 ? .hidden : .automatic
            separator.bottomSeparatorInsets.leading = 60
            return separator
        }
        return list
    }
}
