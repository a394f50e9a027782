import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Rows and items are dragged and dropped") struct ListDraggingTests {
    let stage = MenuScreen()
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Moves the finger from a point to another one after a long press; leaves it down if `lifts` is false.
    private func drag(from start: CGPoint, to end: CGPoint, lifts: Bool = true) {
        stage.screen.touch(.began, start.x, start.y)
        stage.wait(0.7)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            stage.screen.touch(.moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
            stage.wait(0.02)
        }
        guard lifts else { return }
        stage.screen.touch(.ended, end.x, end.y)
        stage.wait()
    }

    /// The data, the delegates and a log.
    final class Words: RowSource, UITableViewDragDelegate, UITableViewDropDelegate {
        var lines: [String] = []
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let word = sections[indexPath.section][indexPath.row]
            return word == "fixed" ? [] : [UIDragItem(itemProvider: NSItemProvider(object: word as NSString))]
        }
        func tableView(
            _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] { self.tableView(tableView, itemsForBeginning: session, at: indexPath) }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            lines.append("begin")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { lines.append("end") }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: intent) }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let target = coordinator.destinationIndexPath
            let from = coordinator.items.map { $0.sourceIndexPath?.row ?? -1 }
            lines.append("drop \(from) at \(target?.row ?? -1) \(coordinator.proposal.intent == intent)")
            guard let target, let item: any UITableViewDropItem = coordinator.items.first else { return }
            coordinator.session.loadObjects(ofClass: NSString.self) { [self] words in
                guard let word = words.first as? NSString else { return }
                tableView.performBatchUpdates {
                    if let source = item.sourceIndexPath {
                        sections[0].remove(at: source.row)
                        tableView.deleteRows(at: [source], with: .none)
                    }
                    sections[0].insert(word as String, at: target.row)
                    tableView.insertRows(at: [target], with: .none)
                }
            }
            coordinator.drop(item.dragItem, toRowAt: target).addCompletion { [self] _ in lines.append("landed") }
        }
    }

    private func table(_ words: Words, y: CGFloat = 0) -> UITableView {
        stage.screen.run {
            let table = OwningTable(frame: CGRect(x: 0, y: y, width: 400, height: 300), style: .plain)
            table.owned = [words]
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 50
            table.dataSource = words
            table.dragDelegate = words
            table.dropDelegate = words
            stage.root.view.addSubview(table)
            return table
        }
    }

    @Test("A row that is dragged over others opens a gap, and a drop moves it there")
    func row() throws {
        let words = Words([["a", "b", "c", "d", "e"]])
        let table = table(words)
        drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 125), lifts: false)
        #expect(table.hasActiveDrag && table.hasActiveDrop)
        #expect(table.words == ["b", "c", "a", "d", "e"] && words.sections == [["a", "b", "c", "d", "e"]])
        #expect(table.cellForRow(at: path(2))?.alpha == 0)
        #expect(table.cellForRow(at: path(2))?.dragState == .dragging)
        stage.screen.touch(.ended, 100, 125)
        stage.wait()
        #expect(words.lines == ["begin", "drop [0] at 2 true", "landed", "end"])
        #expect(words.sections == [["b", "c", "a", "d", "e"]] && table.words == words.sections[0])
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.dragState == .none })
        #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
        #expect(!table.hasActiveDrag && !table.hasActiveDrop)
        #expect(stage.screen.window.subviews == [stage.root.view])
    }

    @Test("A row without items is not lifted, and one that leaves the table returns")
    func cancelled() {
        let words = Words([["fixed", "b", "c"]])
        let table = table(words)
        drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 125))
        #expect(words.lines.isEmpty && table.words == ["fixed", "b", "c"])
        drag(from: CGPoint(x: 100, y: 75), to: CGPoint(x: 100, y: 600))
        #expect(words.lines == ["begin", "end"] && table.words == ["fixed", "b", "c"])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100])
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("Rows of another table make space, also below the last one")
    func otherTable() {
        let (words, others) = (Words([["a", "b"]]), Words([["x", "y"]]))
        _ = table(words)
        let other = table(others, y: 350)
        drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 380), lifts: false)
        #expect(other.visibleCells.map(\.frame.minY) == [50, 100])
        stage.screen.touch(.moved, 100, 490)
        #expect(other.visibleCells.map(\.frame.minY) == [0, 50])
        stage.screen.touch(.ended, 100, 490)
        stage.wait()
        #expect(others.lines == ["drop [-1] at 2 true", "landed"] && words.lines == ["begin", "end"])
        #expect(others.sections == [["x", "y", "a"]] && words.sections == [["a", "b"]])
        drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 380))
        #expect(others.sections == [["a", "x", "y", "a"]] && other.words == others.sections[0])
        #expect(other.visibleCells.map(\.frame.minY) == [0, 50, 100, 150] && others.lines.last == "landed")
    }

    @Test("A drop into a row highlights it and opens no gap")
    func into() {
        let words = Words([["a", "b", "c"]])
        words.intent = .insertIntoDestinationIndexPath
        let table = table(words)
        drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 125), lifts: false)
        #expect(table.words == ["a", "b", "c"] && table.cellForRow(at: path(2))?.isHighlighted == true)
        #expect(table.cellForRow(at: path(0))?.alpha == 0.5)
        stage.screen.touch(.moved, 100, 75)
        #expect(table.visibleCells.map(\.isHighlighted) == [false, true, false])
        stage.screen.touch(.cancelled, 100, 75)
        stage.wait()
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted && $0.alpha == 1 })
    }

    final class MovableRows: NSObject, UITableViewDataSource, UITableViewDragDelegate {
        var words = ["a", "b", "c", "d"]
        var moves: [[Int]] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = words[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            moves.append([source.row, destination.row])
            words.insert(words.remove(at: source.row), at: destination.row)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.row] as NSString))] }
    }

    @Test("Without a drop delegate the data source moves the row, if it allows that")
    func movement() {
        let rows = MovableRows()
        let table = stage.screen.run {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 50
            table.dataSource = rows
            table.dragDelegate = rows
            stage.root.view.addSubview(table)
            return table
        }
        drag(from: CGPoint(x: 100, y: 175), to: CGPoint(x: 100, y: 25))
        #expect(rows.moves == [[3, 0]] && table.words == ["d", "a", "b", "c"])
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
        drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 125))
        #expect(rows.moves.count == 1 && table.words == ["d", "a", "b", "c"])
    }

    @Test("A tap on another row adds its items to the drag")
    func addition() {
        let words = Words([["a", "b", "c", "d"]])
        let table = table(words)
        drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 40), lifts: false)
        stage.screen.touch(.began, 300, 175, finger: 1)
        stage.wait(0.1)
        stage.screen.touch(.ended, 300, 175, finger: 1)
        stage.wait(0.5)
        #expect(stage.label("2") != nil && table.indexPathsForSelectedRows == nil)
        stage.screen.touch(.moved, 100, 130)
        stage.screen.touch(.ended, 100, 130)
        stage.wait()
        #expect(words.lines.contains("drop [0, 3] at 2 true"))
    }

    @Test("A long table scrolls while the finger is near an edge")
    func scrolling() {
        let words = Words([(0..<40).map { "\($0)" }])
        words.intent = .unspecified
        let table = table(words)
        drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 290), lifts: false)
        let offset = table.contentOffset.y
        stage.wait(0.5)
        #expect(offset > 0 && table.contentOffset.y > offset + 100)
        stage.screen.touch(.moved, 100, 150)
        let rest = table.contentOffset.y
        stage.wait(0.5)
        #expect(table.contentOffset.y == rest)
        stage.screen.touch(.cancelled, 100, 150)
    }
}
