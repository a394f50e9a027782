import UIKit
import XCTest

/// Compares the frames of an outline, whose items open and close, with a recording.
final class OutlineTests: XCTestCase {
    @MainActor func testOutline() throws {
        let screen = try Screen("collection/outline")
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let frame = CGRect(origin: .zero, size: screen.recording.size)
        let view = screen.add(UICollectionView(frame: frame, collectionViewLayout: layout), "collection")
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            let cell = view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            screen.note(cell, "item-\(item)")
            return cell
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Vegetables", "Other"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        outline.append(["Carrot", "Leek"], to: "Vegetables")
        outline.expand(["Fruit"])
        source.apply(outline, to: 0, animatingDifferences: false)
        screen.show()
        screen.step("collapse") {
            outline.collapse(["Fruit"])
            source.apply(outline, to: 0, animatingDifferences: false)
        }
        screen.step("expand") {
            outline.expand(["Vegetables"])
            source.apply(outline, to: 0, animatingDifferences: false)
        }
    }
}
