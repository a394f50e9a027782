import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

/// Rows, items and sections that do not exist raise exceptions with Apple's words.
@Suite struct ListExceptionTests {
    enum Misuse: String, Codable, CaseIterable, Sendable {
        case scrollingToASection, scrollingToARow, scrollingToAnItem, reloadingInNoSection, deletingARow, insertingARow
        case movingARow, deletingASection, deletingAnItem, aHeightOfNaN, aNegativeItem, attributesOfNothing

        /// The exception's name and a part of its reason.
        var words: (name: String, reason: String) {
            let inconsistency = "NSInternalInconsistencyException"
            return switch self {
            case .scrollingToASection:
                (
                    "NSRangeException",
                    "Attempted to scroll the table view to an out-of-bounds section (3) when there are only 1 sections"
                )
            case .scrollingToARow:
                (
                    "NSRangeException",
                    "Attempted to scroll the table view to an out-of-bounds row (9) when there are only 3 rows in section 0"
                )
            case .scrollingToAnItem:
                (
                    "NSInvalidArgumentException",
                    "Attempted to scroll the collection view to an out-of-bounds item (50) when there are only 3 items in "
                        + "section 0"
                )
            case .reloadingInNoSection:
                (
                    inconsistency,
                    "attempt to delete row 0 from section 1, but there are only 1 sections before the update"
                )
            case .deletingARow:
                (inconsistency, "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
            case .insertingARow:
                (
                    inconsistency,
                    "attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the update"
                )
            case .movingARow:
                (
                    inconsistency,
                    "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 7}) that doesn't exist"
                )
            case .deletingASection:
                (inconsistency, "attempt to delete section 4, but there are only 1 sections before the update")
            case .deletingAnItem:
                (inconsistency, "attempt to delete item 3 from section 0 which only contains 3 items before the update")
            case .aHeightOfNaN: ("CALayerInvalidGeometry", "CALayer position contains NaN: [50 nan]")
            case .aNegativeItem: (inconsistency, "negative sizes are not supported in the flow layout")
            case .attributesOfNothing:
                (
                    inconsistency,
                    "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                        + "<NSIndexPath> {length = 2, path = 0 - 3}"
                )
            }
        }

        @MainActor func commit() {
            let source = ThreeCells()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let table = UITableView(frame: window.bounds)
            let layout = self == .attributesOfNothing ? FourPlaces() : UICollectionViewFlowLayout()
            let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            if self == .aHeightOfNaN { table.rowHeight = .nan }
            if self == .aNegativeItem {
                (layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 0, height: -5)
            }
            (table.dataSource, collection.dataSource) = (source, source)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            for view in [table, collection] {
                window.addSubview(view)
                view.layoutIfNeeded()
            }
            func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
            switch self {
            case .scrollingToASection: table.scrollToRow(at: row(0, 3), at: .top, animated: false)
            case .scrollingToARow: table.scrollToRow(at: row(9), at: .top, animated: false)
            case .scrollingToAnItem: collection.scrollToItem(at: row(50), at: .top, animated: false)
            case .reloadingInNoSection: table.reloadRows(at: [row(0, 1)], with: .none)
            case .deletingARow: table.deleteRows(at: [row(5)], with: .none)
            case .insertingARow: table.insertRows(at: [row(3)], with: .none)
            case .movingARow: table.moveRow(at: row(7), to: row(0))
            case .deletingASection: table.deleteSections([4], with: .none)
            case .deletingAnItem: collection.deleteItems(at: [row(3)])
            case .aHeightOfNaN, .aNegativeItem, .attributesOfNothing: break
            }
            withExtendedLifetime(source) {}
        }
    }

    @Test("Misuse of a list ends the program with the exception's name and reason", arguments: Misuse.allCases)
    func raises(misuse: Misuse) async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            [misuse] in
            await MainActor.run { misuse.commit() }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("uncaught exception '\(misuse.words.name)', reason: '"), "\(words)")
        #expect(words.contains(misuse.words.reason), "\(words)")
    }

    @Test("The row NSNotFound stands for the top of its section") @MainActor func section() {
        let source = ThreeCells()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        table.dataSource = source
        table.rowHeight = 44
        table.layoutIfNeeded()
        table.contentOffset.y = 60
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 0)
    }
}

/// A section of three rows, or of three items.
private final class ThreeCells: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// A layout with a place more than there are items.
private final class FourPlaces: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<4).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 0, y: 20 * item, width: 20, height: 20)
            return attributes
        }
    }
}
