import Observation
import UIKit

@Observable final class RowModel {
    var text = "Row"
}

final class ObservableCell: UIViewController {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, RowModel> { cell, _, model in
        cell.configurationUpdateHandler = { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = model.text
            cell.contentConfiguration = content
        }
    }
}
