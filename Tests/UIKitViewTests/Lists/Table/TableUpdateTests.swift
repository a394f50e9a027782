import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct TableUpdateTests {
    private let screen = TestScreen()
    private let source = RowSource([["a", "b", "c", "d", "e", "f", "g", "h"]])
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("A deleted row fades while the rows below move up over .3 s, and its cell is reused") func deleting() {
        let table = screen.addTable(source)
        let cells = table.visibleCells
        screen.run {
            source.sections[0].remove(at: 1)
            table.deleteRows(at: [path(1)], with: .fade)
        }
        #expect(table.words == ["a", "c", "d", "e", "f"] && table.contentSize.height == 280)
        #expect(cells[1].superview === table && table.indexPath(for: cells[1]) == nil)
        #expect(table.indexPath(for: cells[2]) == path(1))
        #expect(screen.shown(cells[2], at: 0.15).frame.minY == 60)
        #expect(abs(screen.shown(cells[1], at: 0.15).opacity - 0.5) < 1e-3)
        // A row that becomes visible moves with the others.
        #expect(screen.shown(table.visibleCells[4], at: 0.15).frame.minY == 180)
        screen.advance(to: 0.4)
        #expect(cells[1].superview == nil && cells[1].alpha == 1)
        #expect(screen.shown(cells[2], at: 0.4).frame.minY == 40)
    }

    @Test(
        "Inserted rows appear with their animation", arguments: [UITableView.RowAnimation.left, .right, .fade, .none])
    func inserting(_ animation: UITableView.RowAnimation) {
        let table = screen.addTable(source)
        screen.run {
            source.sections[0].insert("new", at: 2)
            table.insertRows(at: [path(2)], with: animation)
        }
        #expect(table.words == ["a", "b", "new", "c", "d"])
        let cell = table.visibleCells[2]
        let shown = screen.shown(cell, at: 0.15)
        #expect(cell.frame == CGRect(x: 0, y: 80, width: 200, height: 40))
        #expect(shown.frame.minX == (animation == .left ? -100 : animation == .right ? 100 : 0))
        #expect(abs(shown.opacity - (animation == .fade ? 0.5 : 1)) < 1e-3)
        screen.advance(to: 0.4)
        #expect(screen.shown(cell, at: 0.4).frame == cell.frame)
        #expect(table.subviews.count { $0 is UITableViewCell } == 5, "the row that is no longer visible is removed")
    }

    @Test("A subview added to a cell before an update is laid out at once") func pendingLayout() {
        final class Heights: NSObject, UITableViewDelegate {
            var height: CGFloat = 40
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        }
        let heights = Heights()
        let table = screen.addTable(source, delegate: heights)
        let added = UIView()
        added.translatesAutoresizingMaskIntoConstraints = false
        screen.run {
            let cell = table.visibleCells[0]
            cell.contentView.addSubview(added)
            NSLayoutConstraint.activate([
                added.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                added.widthAnchor.constraint(equalToConstant: 80), added.heightAnchor.constraint(equalToConstant: 10),
                added.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            ])
            heights.height = 60
            table.performBatchUpdates(nil)
        }
        #expect(screen.shown(added, at: 0.1).frame == CGRect(x: 0, y: 0, width: 80, height: 10))
        #expect(table.visibleCells[0].frame.height == 60)
        #expect(screen.shown(table.visibleCells[0], at: 0.1).frame.height < 60)
    }

    @Test("Moves, reloads, deletions and insertions combine in one update") func together() {
        let table = screen.addTable(source)
        let cells = table.visibleCells
        var isOver: Bool?
        source.asked = []
        screen.run {
            table.selectRow(at: path(3), animated: false, scrollPosition: .none)
            table.performBatchUpdates {
                // a b c d e → e new b! d
                source.sections[0] = ["e", "new", "B", "d", "f", "g", "h"]
                table.deleteRows(at: [path(0), path(2)], with: .top)
                table.insertRows(at: [path(1)], with: .bottom)
                table.reloadRows(at: [path(1)], with: .none)
                table.moveRow(at: path(4), to: path(0))
            } completion: {
                isOver = $0
            }
        }
        #expect(table.words == ["e", "new", "B", "d", "f"])
        #expect(table.visibleCells[0] === cells[4] && table.visibleCells[3] === cells[3])
        #expect(table.visibleCells[2] !== cells[1], "a reloaded row has a new cell")
        #expect(source.asked.sorted() == [path(1), path(2), path(4)])
        #expect(table.indexPathForSelectedRow == path(3))
        #expect(screen.shown(cells[4], at: 0.15).frame.minY == 80)
        #expect(isOver == nil)
        screen.advance(to: 0.4)
        #expect(isOver == true && cells[0].superview == nil && cells[2].superview == nil)
    }

    @Test("Sections are inserted, deleted and moved with their rows") func sections() {
        source.sections = [["a"], ["b"], ["c"]]
        let table = screen.addTable(source)
        let cells = table.visibleCells
        screen.run {
            source.sections = [["new"], ["c"], ["a"]]
            table.beginUpdates()
            table.deleteSections(IndexSet(integer: 1), with: .fade)
            table.insertSections(IndexSet(integer: 0), with: .fade)
            table.moveSection(2, toSection: 1)
            table.endUpdates()
        }
        #expect(table.words == ["new", "c", "a"] && table.visibleCells[2] === cells[0])
        #expect(screen.shown(cells[2], at: 0.15).frame.minY == 60)
    }

    @Test("An update uses the duration of the enclosing block, and is immediate without animations") func durations() {
        let table = screen.addTable(source)
        let cells = table.visibleCells
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                source.sections[0].removeFirst()
                table.deleteRows(at: [path(0)], with: .fade)
            }
        }
        #expect(abs(screen.shown(cells[1], at: 0.5).frame.minY - 20) < 1e-6)
        screen.advance(to: 2)
        screen.run {
            UIView.performWithoutAnimation {
                source.sections[0].removeFirst()
                table.deleteRows(at: [path(0)], with: .fade)
            }
        }
        #expect(screen.shown(cells[2], at: 2).frame.minY == 0)
    }

    @Test("Content that becomes shorter than the offset scrolls back with animation") func shortening() {
        let table = screen.addTable(source)
        screen.run { table.contentOffset.y = 120 }
        screen.run {
            source.sections[0].removeLast(2)
            table.deleteRows(at: [path(6), path(7)], with: .fade)
        }
        #expect(table.contentOffset.y == 40 && table.words == ["b", "c", "d", "e", "f"])
        #expect(screen.shown(table, at: 0.15).bounds.minY == 80)
    }
}
