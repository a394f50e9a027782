import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Lists measure changed cells again") struct SelfSizingInvalidationTests {
    private let screen = TestScreen()
    private static let long = "The quick brown fox jumps over the lazy dog, and over the other dogs as well"

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func table(_ invalidation: UITableView.SelfSizingInvalidation? = nil) -> UITableView {
        screen.addTable(
            SelfSizingRowTests.TextSource([["a", "b", "c"]]), cell: SelfSizingRowTests.TextCell.self
        ) { if let invalidation { $0.selfSizingInvalidation = invalidation } }
    }

    @Test("A cell that invalidates its size gets its new height, and the rows below move, animated")
    func invalidation() throws {
        let table = table()
        #expect(table.selfSizingInvalidation == .enabled && !table.selectionFollowsFocus)
        let cell = try #require(table.cellForRow(at: path(0)) as? SelfSizingRowTests.TextCell)
        let below = try #require(table.cellForRow(at: path(1)))
        let old = cell.frame.height
        screen.run { cell.label.text = Self.long }
        #expect(cell.frame.height == old, "constraints alone do not change rows")
        screen.run { cell.invalidateIntrinsicContentSize() }
        let new = cell.frame.height
        #expect(new > old + 20 && below.frame.minY == new && table.rectForRow(at: path(1)).minY == new)
        #expect(table.contentSize.height > 3 * old + 20)
        let passing = screen.shown(below, at: screen.clock.now + 0.15).frame.minY
        #expect(passing > old + 1 && passing < new - 1)
        screen.advance(to: 2)
        screen.run {
            UIView.performWithoutAnimation {
                cell.label.text = "a"
                cell.invalidateIntrinsicContentSize()
            }
        }
        #expect(cell.frame.height == old && screen.shown(below, at: 2.01).frame.minY == old)
    }

    @Test("Changes of constraints count only if the table says so, and nothing does if it is disabled")
    func kinds() throws {
        for kind in [UITableView.SelfSizingInvalidation.disabled, .enabledIncludingConstraints] {
            let table = table(kind)
            let cell = try #require(table.cellForRow(at: path(0)) as? SelfSizingRowTests.TextCell)
            let old = cell.frame.height
            screen.run { cell.label.text = Self.long }
            screen.run { if kind == .disabled { cell.invalidateIntrinsicContentSize() } }
            #expect((cell.frame.height > old + 20) == (kind == .enabledIncludingConstraints))
            screen.run { table.removeFromSuperview() }
        }
    }

    @Test("A new content configuration resizes its row") func configurations() throws {
        final class Source: RowSource {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = sections[indexPath.section][indexPath.row]
                cell.contentConfiguration = content
                return cell
            }
        }
        let table = screen.addTable(Source([["a", "b"]])) { _ in }
        let cell = try #require(table.cellForRow(at: path(0)))
        let old = cell.frame.height
        screen.run {
            var content = cell.defaultContentConfiguration()
            content.text = Self.long
            cell.contentConfiguration = content
        }
        #expect(cell.frame.height > old + 10 && table.rectForRow(at: path(1)).minY == cell.frame.height)
    }

    @Test("An item of a self-sizing layout gets its new size") func items() throws {
        let source = ItemSource([[0, 1]])
        let view = screen.run {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 80, height: 40)
            let view = OwningCollection(frame: screen.window.bounds, collectionViewLayout: layout)
            view.owned = [source]
            view.register(SelfSizingItemTests.TextItem.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.window.addSubview(view)
            return view
        }
        #expect(view.selfSizingInvalidation == UICollectionView.SelfSizingInvalidation.enabled)
        let cell = try #require(view.cellForItem(at: path(0)) as? SelfSizingItemTests.TextItem)
        let old = cell.frame.height
        screen.run {
            cell.label.text = "short"
            cell.invalidateIntrinsicContentSize()
        }
        #expect(cell.frame.height < old - 20)
    }

    @Test("Moved and reconfigured rows keep their cells in batch updates") func batches() {
        let source = RowSource([["a", "b", "c"]])
        let table = screen.addTable(source)
        let cells = table.visibleCells
        screen.run {
            source.sections[0] = ["b", "a", "C"]
            table.performBatchUpdates {
                table.moveRow(at: path(0), to: path(1))
                table.reconfigureRows(at: [path(2)])
            }
        }
        screen.advance(to: 1)
        #expect(table.words == ["b", "a", "C"] && table.visibleCells == [cells[1], cells[0], cells[2]])
    }
}
