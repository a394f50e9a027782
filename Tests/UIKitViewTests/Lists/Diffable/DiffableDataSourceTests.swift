import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Diffable data sources animate the changes between snapshots") struct DiffableDataSourceTests {
    private let screen = TestScreen()
    typealias TableSource = UITableViewDiffableDataSource<String, Int>
    typealias ItemSource = UICollectionViewDiffableDataSource<String, Int>

    private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems(items)
        return snapshot
    }

    /// A collection of items of 200 by 40 points that shows `items`.
    private func makeCollection(_ items: [Int]) -> (UICollectionView, ItemSource) {
        screen.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 200, height: 40)
            layout.minimumLineSpacing = 0
            let view = OwningCollection(frame: screen.window.bounds, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
                cell.tag = item
                cell.contentView.tag += 1
            }
            let source = ItemSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            view.owned = [source]
            screen.window.addSubview(view)
            source.apply(snapshot(items), animatingDifferences: false)
            return (view, source)
        }
    }

    @Test("A moved item moves with its cell, and the completion comes at the end") func moving() {
        let (view, source) = makeCollection([1, 2, 3, 4])
        let cells = view.visibleCells
        #expect(cells.map(\.tag) == [1, 2, 3, 4])
        var isOver = false
        screen.run {
            var new = source.snapshot()
            new.moveItem(4, beforeItem: 1)
            new.deleteItems([2])
            new.appendItems([5])
            source.apply(new) { isOver = true }
        }
        #expect(view.visibleCells.map(\.tag) == [4, 1, 3, 5] && view.visibleCells.first === cells[3])
        #expect(screen.shown(cells[3], at: 0.15).frame.minY == 60)
        #expect(!isOver)
        screen.advance(to: 0.4)
        #expect(isOver && cells[1].superview == nil && screen.shown(cells[3], at: 0.4).frame.minY == 0)
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 4)
        #expect(source.indexPath(for: 5) == IndexPath(item: 3, section: 0) && source.indexPath(for: 2) == nil)
        #expect(source.sectionIdentifier(for: 0) == "a" && source.index(for: "a") == 0 && source.index(for: "b") == nil)
    }

    @Test("Without animations, changes are complete at once") func still() {
        let (view, source) = makeCollection([1, 2, 3])
        let last = view.visibleCells[2]
        var isOver = false
        screen.run { source.apply(snapshot([3, 1, 2]), animatingDifferences: false) { isOver = true } }
        #expect(view.visibleCells.map(\.tag) == [3, 1, 2] && view.visibleCells[0] === last)
        #expect(screen.shown(last, at: 0).frame.minY == 0)
        screen.advance(to: 0.1)
        #expect(isOver)
    }

    @Test("A reloaded item gets another cell, a reconfigured one keeps its own") func reloading() {
        let (view, source) = makeCollection([1, 2, 3])
        let cells = view.visibleCells
        let configured = cells[1].contentView.tag
        screen.run {
            var new = source.snapshot()
            new.reconfigureItems([2])
            source.apply(new)
        }
        #expect(view.visibleCells[1] === cells[1] && cells[1].contentView.tag == configured + 1)
        screen.run {
            var new = source.snapshot()
            new.reloadItems([2])
            source.apply(new)
        }
        #expect(view.visibleCells[1] !== cells[1] && view.visibleCells[0] === cells[0])
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
        let kept = view.visibleCells[0]
        screen.run { source.applySnapshotUsingReloadData(snapshot([1, 2])) }
        #expect(view.visibleCells.count == 2 && kept.superview == nil || view.visibleCells[0].tag == 1)
    }

    @Test("A table's rows move, come and go, also between sections") func table() {
        let source = screen.run {
            let table = OwningTable(frame: screen.window.bounds, style: .plain)
            table.rowHeight = 40
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let source = TableSource(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            table.owned = [source]
            screen.window.addSubview(table)
            source.apply(snapshot([1, 2, 3]))
            return source
        }
        guard let table = screen.window.subviews.last as? UITableView else { return #expect(Bool(false)) }
        screen.run { table.layoutIfNeeded() }
        #expect(table.words == ["1", "2", "3"])
        let cell = table.visibleCells[2]
        screen.run {
            var new = source.snapshot()
            new.appendSections(["b"])
            new.appendItems([4, 3])
            new.deleteItems([1])
            source.apply(new)
        }
        #expect(table.words == ["2", "4", "3"] && table.visibleCells[2] === cell)
        screen.run {
            // The row leaves the section before it is deleted.
            var new = source.snapshot()
            new.insertItems([3], beforeItem: 2)
            new.deleteSections(["b"])
            source.apply(new)
        }
        screen.advance(to: 1)
        #expect(table.words == ["3", "2"] && table.visibleCells[0] === cell)
        #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    }

    @Test("An awaited snapshot is shown when the call returns") func awaiting() async {
        let (view, source) = makeCollection([1])
        await source.applySnapshotUsingReloadData(snapshot([2, 3]))
        screen.run { view.layoutIfNeeded() }
        #expect(view.visibleCells.map(\.tag) == [2, 3])
    }

    @Test("An awaited change returns when its animations have ended") func awaitingAnimations() {
        let (view, source) = makeCollection([1, 2, 3])
        var end: Double?
        screen.run {
            Task { @MainActor in
                var new = source.snapshot()
                new.moveItem(1, afterItem: 2)
                new.insertItems([9], beforeItem: 1)
                await source.apply(new, animatingDifferences: true)
                end = CACurrentMediaTime()
                view.tag = source.snapshot().numberOfItems
            }
        }
        screen.advance(to: 0.15)
        #expect(view.visibleCells.map(\.tag) == [2, 9, 1, 3] && end == nil)
        screen.advance(to: 1)
        #expect(view.tag == 4 && (end ?? 0) >= 0.3 && (end ?? 9) < 0.5)
    }

    @Test("A section shows the visible items of its outline") func outline() {
        let (view, source) = makeCollection([])
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        screen.run { source.apply(outline, to: "a", animatingDifferences: false) }
        #expect(view.visibleCells.map(\.tag) == [1, 2] && source.snapshot(for: "a").items == [1, 10, 11, 2])
        outline.expand([1])
        screen.run { source.apply(outline, to: "a") }
        #expect(view.visibleCells.map(\.tag) == [1, 10, 11, 2] && source.snapshot().itemIdentifiers == [1, 10, 11, 2])
        screen.run { source.apply(outline, to: "b") }
        #expect(
            source.snapshot().sectionIdentifiers == ["a", "b"] && source.snapshot().numberOfItems(inSection: "a") == 0)
    }
}
