import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Selection by pans of two fingers") struct PanSelectionTests {
    private let screen = TestScreen()

    private final class Delegate: NSObject, UITableViewDelegate {
        var log: [String] = []
        var allows = true

        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            log.append("should \(indexPath.row)")
            return allows
        }

        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log.append("began \(indexPath.row)")
            tableView.setEditing(true, animated: false)
        }

        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("ended") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("+\(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("-\(indexPath.row)")
        }
        func takeLog() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func table(_ delegate: Delegate) -> UITableView {
        screen.addTable(RowSource([(0..<20).map { "\($0)" }]), delegate: delegate) {
            $0.rowHeight = 40
            $0.allowsMultipleSelectionDuringEditing = true
        }
    }

    /// Moves two fingers down along the rows.
    private func pan(_ heights: [CGFloat], lifts: Bool = true) {
        for (index, y) in heights.enumerated() {
            if index > 0 { screen.advance(to: screen.clock.now + 1 / 60) }
            for finger in 0...1 {
                screen.touch(index == 0 ? .began : .moved, 80 + 30 * CGFloat(finger), y, finger: finger)
            }
        }
        guard lifts, let last = heights.last else { return }
        for finger in 0...1 { screen.touch(.ended, 80 + 30 * CGFloat(finger), last, finger: finger) }
    }

    @Test("Rows between the first and the last touched ones are selected, and left ones deselected again")
    func rows() {
        let delegate = Delegate()
        let table = table(delegate)
        pan([10, 30, 60, 100, 140, 60])
        #expect(delegate.takeLog() == ["should 0", "began 0", "+0", "+1", "+2", "+3", "-3", "-2", "ended"])
        #expect(table.isEditing && table.contentOffset == .zero)
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    }

    @Test("A pan that begins at a selected row deselects rows") func deselection() {
        let delegate = Delegate()
        let table = table(delegate)
        screen.run {
            table.setEditing(true, animated: false)
            for row in [0, 1, 3] {
                table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
        }
        pan([50, 70, 100, 140])
        #expect(delegate.takeLog() == ["should 1", "began 1", "-1", "-3", "ended"])
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0])
    }

    @Test("Two fingers scroll where the delegate does not allow selection, one finger scrolls anyway") func scrolling()
    {
        let delegate = Delegate()
        let table = table(delegate)
        delegate.allows = false
        pan([140, 120, 100, 60], lifts: false)
        #expect(table.contentOffset.y > 30 && delegate.takeLog() == ["should 3"])
        for finger in 0...1 { screen.touch(.ended, 80, 60, finger: finger) }
        screen.advance(to: 5)
        delegate.allows = true
        let offset = table.contentOffset.y
        screen.drag([(100, 140), (100, 120), (100, 100)], lifts: false)
        #expect(table.contentOffset.y > offset && delegate.takeLog() == [])
        screen.touch(.ended, 100, 100)
        screen.run { table.allowsMultipleSelectionDuringEditing = false }
        screen.advance(to: 10)
        pan([140, 120, 100, 60])
        #expect(delegate.takeLog() == [], "a list with single selection does not ask")
    }

    @Test("One finger is enough beside the circles of edited rows") func circles() {
        let delegate = Delegate()
        let table = table(delegate)
        screen.run { table.setEditing(true, animated: false) }
        screen.drag([(20, 10), (20, 30), (20, 60), (20, 90)])
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1, 2])
        #expect(delegate.takeLog().last == "ended")
    }

    @Test("Items of a collection view are selected in their order") func items() {
        final class ItemDelegate: NSObject, UICollectionViewDelegate {
            var log: [String] = []
            func collectionView(
                _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) -> Bool { true }
            func collectionView(
                _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) { log.append("began \(indexPath.item)") }
            func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
                log.append("ended")
            }
        }
        let (source, delegate) = (ItemSource([Array(0..<12)]), ItemDelegate())
        let view = screen.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 50, height: 50)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let view = OwningCollection(frame: screen.window.bounds, collectionViewLayout: layout)
            view.owned = [source, delegate]
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.allowsMultipleSelection = true
            (view.dataSource, view.delegate) = (source, delegate)
            screen.window.addSubview(view)
            return view
        }
        pan([10, 30, 60, 80])
        #expect(view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3, 4, 5])
        #expect(delegate.log == ["began 1", "ended"])
    }
}
