import UIKit

final class DiffableReordering: UIViewController {
    var order: [String] = []

    func handle(_ source: UICollectionViewDiffableDataSource<Int, String>) {
        source.reorderingHandlers.canReorderItem = { !$0.isEmpty }
        source.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self else { return }
            self.order = self.order.applying(transaction.difference) ?? []
            for section in transaction.sectionTransactions where section.sectionIdentifier == 0 {
                self.order = section.finalSnapshot.items
            }
        }
    }
}
