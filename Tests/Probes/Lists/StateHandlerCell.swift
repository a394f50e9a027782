import UIKit

final class StateHandlerCell: UIViewController {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        cell.configurationUpdateHandler = { cell, state in
            guard let cell = cell as? UICollectionViewListCell else { return }
            var content = cell.defaultContentConfiguration().updated(for: state)
            content.text = text
            if state.isSwiped || state.isEditing { content.textProperties.color = .systemRed }
            cell.contentConfiguration = content
        }
        cell.setNeedsUpdateConfiguration()
        cell.automaticallyUpdatesContentConfiguration = false
    }
}
