import UIKit

final class SwipeActionsList: UIViewController {
    func layout() -> UICollectionViewLayout {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.leadingSwipeActionsConfigurationProvider = { indexPath in
            let pin = UIContextualAction(style: .normal, title: "Pin \(indexPath.item)") { _, _, done in done(true) }
            return UISwipeActionsConfiguration(actions: [pin])
        }
        list.trailingSwipeActionsConfigurationProvider = { _ in nil }
        return UICollectionViewCompositionalLayout.list(using: list)
    }
}
