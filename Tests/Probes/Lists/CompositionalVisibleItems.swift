import UIKit

final class CompositionalVisibleItems: UIViewController {
    func scaleItems(of section: NSCollectionLayoutSection) {
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let centre = offset.x + environment.container.contentSize.width / 2
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - centre)
                let scale = max(1 - distance / environment.container.contentSize.width, 0.7)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
    }
}
