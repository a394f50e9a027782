import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Actions of a row that is swiped to the left") struct SwipeDirectionTests {
    private let screen = TestScreen()

    private final class Actions: NSObject, UITableViewDelegate {
        var log: [String] = []

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard indexPath.row > 0 else { return UISwipeActionsConfiguration(actions: []) }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] action, view, done in
                self?.log.append("\(action.title ?? "") \(view.bounds.height) \(indexPath.row)")
                done(true)
            }
            delete.image = UIImage(systemName: "trash")
            let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
                self?.log.append("Flag \(indexPath.row)")
                done(false)
            }
            flag.backgroundColor = .systemOrange
            let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
    }

    private func swipe(_ y: CGFloat, by distance: CGFloat) {
        screen.drag((0...8).map { (190 - distance * CGFloat($0) / 8, y) })
        screen.advance(to: screen.clock.now + 1)
    }

    @Test("The trailing actions have their colours from the edge on, and a full swipe performs none of them")
    func trailing() throws {
        let delegate = Actions()
        let table = screen.addTable(RowSource([["a", "b", "c"]]), delegate: delegate)
        swipe(20, by: 100)
        #expect(table.visibleCells[0].frame.minX == 0 && delegate.log == [])
        swipe(60, by: 180)
        #expect(delegate.log == [] && table.numberOfRows(inSection: 0) == 3)
        #expect(screen.pixel(197, 42) == [255, 59, 48, 255], "the first action is at the edge")
        let orange = try #require(screen.box { $0 & 0xFFFFFF == 0xFF9500 })
        #expect(orange.minY >= 40 && orange.maxY <= 80 && orange.maxX < 197)
        screen.drag([(CGFloat(orange.minX + 4), 60), (CGFloat(orange.minX + 4), 61)])
        screen.advance(to: screen.clock.now + 1)
        #expect(delegate.log == ["Flag 1"])
        #expect(screen.box { $0 & 0xFFFFFF == 0xFF9500 } == nil, "the actions are hidden afterwards")
        swipe(60, by: 120)
        screen.drag([(195, 60), (195, 61)])
        screen.advance(to: screen.clock.now + 1)
        #expect(delegate.log == ["Flag 1", "Delete 40.0 1"])
    }
}
