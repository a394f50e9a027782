import UIKit

final class CompositionalEdgeSpacing: UIViewController {
    func apply(to item: NSCollectionLayoutItem) {
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(10), trailing: .flexible(0), bottom: nil)
    }
}
