import UIKit

final class DiffableOutline: UIViewController {
    func fill(_ source: UICollectionViewDiffableDataSource<Int, String>) {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Vegetables"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        outline.expand(["Fruit"])
        source.apply(outline, to: 0, animatingDifferences: true)
        let shown = source.snapshot(for: 0)
        title = "\(shown.visibleItems.count) \(shown.level(of: "Apple")) \(shown.isExpanded("Fruit"))"
    }
}
