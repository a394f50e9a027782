import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UITableViewTests {
    private let screen = TestScreen()
    private static func rows(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

    @Test("Only visible rows of 10,000 have cells, which are reused") func reuse() {
        let source = RowSource([Self.rows(10_000)])
        CountedCell.count = 0
        let table = screen.addTable(source, cell: CountedCell.self)
        #expect(source.asked == (0..<5).map { IndexPath(row: $0, section: 0) })
        #expect(CountedCell.count == 5 && table.contentSize == CGSize(width: 200, height: 400_000))
        #expect(
            table.visibleCells.allSatisfy { $0.detailTextLabel != nil }, "the class's own initializer made the cells")
        for step in 1...100 { screen.run { table.contentOffset.y = CGFloat(step) * 30 } }
        #expect(CountedCell.count <= 7 && table.words.first == "row 75")
        source.asked = []
        screen.run { table.contentOffset.y = 200_000 }
        #expect(source.asked.map(\.row) == [5000, 5001, 5002, 5003, 5004])
        #expect(CountedCell.count <= 7 && table.words == (5000..<5005).map { "row \($0)" })
        #expect(table.subviews.count { $0 is UITableViewCell } == 5)
    }

    @Test("The table's own height for titles leaves no gap where a plain section has none")
    func untitledSections() {
        let source = RowSource([["a"], ["b"]])
        source.titles = [nil, "B"]
        let table = screen.addTable(source) { table in
            table.rowHeight = 40
            (table.sectionHeaderHeight, table.sectionFooterHeight, table.sectionHeaderTopPadding) = (28, 28, 0)
        }
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 68 && table.contentSize.height == 108)
    }

    @Test("The delegate's heights are requested once per row, and with estimates only for visible rows")
    func heights() {
        final class Heights: NSObject, UITableViewDelegate {
            var asked: [Int] = []
            var estimate = UITableView.automaticDimension
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked.append(indexPath.row)
                return indexPath.row.isMultiple(of: 2) ? 30 : 50
            }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                estimate
            }
        }
        let source = RowSource([Self.rows(1000)])
        let delegate = Heights()
        let table = screen.addTable(source, delegate: delegate)
        #expect(delegate.asked == Array(0..<1000) && table.contentSize.height == 40_000)
        #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 110, width: 200, height: 50))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 109.9)) == IndexPath(row: 2, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 110)) == IndexPath(row: 3, section: 0))

        delegate.asked = []
        delegate.estimate = 40
        screen.run { table.reloadData() }
        #expect(Set(delegate.asked) == Set(0..<6) && table.contentSize.height == 40_000)
    }

    @Test("Rows without a height are as high as their constraints require") func selfSizing() {
        final class Tall: UITableViewCell {
            let box = UIView()
            lazy var height = box.heightAnchor.constraint(equalToConstant: 70)
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let table = screen.addTable(RowSource([Self.rows(100)]), cell: Tall.self) {
            $0.estimatedRowHeight = 50
            $0.separatorStyle = .none
        }
        #expect(table.visibleCells.map(\.frame.height) == [80, 80, 80])
        #expect(table.contentSize.height == 5090)
        let tall = table.visibleCells.first as? Tall
        #expect(tall?.box.frame == CGRect(x: 0, y: 5, width: 200, height: 70))
        // beginUpdates and endUpdates alone measure the rows again and animate.
        screen.run {
            tall?.height.constant = 110
            table.beginUpdates()
            table.endUpdates()
        }
        #expect(table.visibleCells.map(\.frame.minY) == [0, 120])
        let second = table.visibleCells[1]
        #expect(screen.shown(second, at: 0.15).frame.minY == 100)
    }

    @Test("A touch highlights and then selects a row, and the delegate can refuse and is notified") func touches() {
        final class Choice: NSObject, UITableViewDelegate {
            var log: [String] = []
            func tableView(_ t: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool { path.row != 4 }
            func tableView(_ t: UITableView, didHighlightRowAt path: IndexPath) { log.append("held \(path.row)") }
            func tableView(_ t: UITableView, didUnhighlightRowAt path: IndexPath) { log.append("let go \(path.row)") }
            func tableView(_ t: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
                path.row == 3 ? nil : path
            }
            func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) { log.append("chosen \(path.row)") }
            func tableView(_ t: UITableView, didDeselectRowAt path: IndexPath) { log.append("left \(path.row)") }
        }
        let delegate = Choice()
        let table = screen.addTable(RowSource([Self.rows(20)]), delegate: delegate)
        func tap(_ y: CGFloat) -> [String] {
            delegate.log = []
            screen.touch(.began, 100, y)
            screen.advance(to: screen.clock.now + 0.2)
            screen.touch(.ended, 100, y)
            screen.advance(to: screen.clock.now + 1)
            return delegate.log
        }
        screen.touch(.began, 100, 50)
        screen.advance(to: 0.1)
        #expect(table.visibleCells[1].isHighlighted == false, "the touch could still become a drag")
        screen.advance(to: 0.2)
        #expect(table.visibleCells[1].isHighlighted)
        screen.touch(.moved, 100, 20)
        #expect(!table.visibleCells[1].isHighlighted && table.isDragging)
        screen.touch(.ended, 100, 20)
        screen.advance(to: 4)
        screen.run { table.contentOffset = .zero }
        #expect(table.indexPathForSelectedRow == nil)
        #expect(tap(50) == ["held 1", "let go 1", "chosen 1"])
        #expect(table.indexPathForSelectedRow?.row == 1 && table.visibleCells[1].isSelected)
        #expect(tap(10) == ["held 0", "let go 0", "left 1", "chosen 0"])
        #expect(tap(130) == ["held 3", "let go 3"], "willSelectRowAt returned nil")
        #expect(tap(170) == [], "shouldHighlightRowAt returned false")
        screen.run { table.allowsMultipleSelection = true }
        #expect(tap(50) == ["held 1", "let go 1", "chosen 1"])
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
        #expect(tap(10) == ["held 0", "let go 0", "left 0"])
        screen.run { table.contentOffset.y = 400 }
        screen.run { table.contentOffset.y = 0 }
        #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false, false])
    }

    @Test("Sections have titles, heights, pinned headers and grouped gaps") func sections() {
        let source = RowSource([Self.rows(5), Self.rows(5)])
        source.titles = ["section 0", "section 1"]
        let table = screen.addTable(source)
        // There are 22 points above each header.
        #expect(table.rectForHeader(inSection: 0).height == 28 && table.contentSize.height == 2 * 250)
        #expect(table.rectForHeader(inSection: 0).minY == 22)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "section 0")
        screen.run { table.contentOffset.y = 100 }
        #expect(table.headerView(forSection: 0)?.frame.minY == 100)
        screen.run { table.contentOffset.y = 232 }
        #expect(table.headerView(forSection: 0)?.frame.minY == 222, "the next header pushes it up")
        #expect(table.headerView(forSection: 1)?.frame.minY == 272)
        screen.run { table.sectionHeaderTopPadding = 0 }
        #expect(table.rectForHeader(inSection: 0).minY == 0 && table.contentSize.height == 2 * 228)
        let grouped = screen.addTable(RowSource([Self.rows(1), Self.rows(1)]), style: .grouped)
        #expect(grouped.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        #expect(grouped.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 110)
    }
}
