import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Rows are edited by touch") struct TableEditingTests {
    private let screen = TestScreen()
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Rows that the user may delete and move, all but the first.
    final class EditedRows: NSObject, UITableViewDataSource {
        var rows = ["a", "b", "c", "d"]
        var moves: [[IndexPath]] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete else { return }
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
        func tableView(_ view: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            moves.append([source, destination])
            rows.insert(rows.remove(at: source.row), at: destination.row)
        }
    }

    final class Actions: NSObject, UITableViewDelegate {
        var log: [String] = []
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
                self?.log.append("pin \(indexPath.row)")
                done(true)
            }
            let configuration = UISwipeActionsConfiguration(actions: [pin])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.append("begin \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log.append("end") }
    }

    private func makeTable(_ source: EditedRows, _ delegate: Actions? = nil) -> UITableView {
        screen.run {
            let table = OwningTable(frame: screen.window.bounds, style: .plain)
            table.owned = [source] + (delegate.map { [$0] } ?? [])
            table.rowHeight = 40
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = delegate
            screen.window.addSubview(table)
            return table
        }
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        screen.touch(.began, x, y)
        screen.touch(.ended, x, y)
        screen.advance(to: screen.clock.now + 1)
    }

    private func swipe(_ y: CGFloat, from start: CGFloat, by distance: CGFloat) {
        screen.drag((0...8).map { (start + distance * CGFloat($0) / 8, y) })
        screen.advance(to: screen.clock.now + 1)
    }

    @Test("A swipe to the left shows a button that deletes the row") func deleting() {
        let source = EditedRows()
        let table = makeTable(source)
        let cell = table.visibleCells[1]
        swipe(60, from: 180, by: -70)
        #expect(cell.transform.tx < -60 && cell.showingDeleteConfirmation)
        tap(180, 60)
        #expect(source.rows == ["a", "c", "d"] && table.words == ["a", "c", "d"] && cell.transform == .identity)
        swipe(20, from: 180, by: -100)
        #expect(table.visibleCells[0].transform == .identity, "the first row cannot be edited")
    }

    @Test("A tap elsewhere hides the actions, and a full swipe performs the first one if it may") func closing() {
        let (source, actions) = (EditedRows(), Actions())
        let table = makeTable(source, actions)
        swipe(60, from: 20, by: 80)
        #expect(table.visibleCells[1].transform.tx > 60)
        tap(100, 140)
        #expect(table.visibleCells[1].transform == .identity && actions.log == ["begin 1", "end"])
        #expect(table.indexPathForSelectedRow == nil)
        swipe(60, from: 20, by: 160)
        #expect(actions.log == ["begin 1", "end", "begin 1"])
        tap(20, 60)
        #expect(actions.log == ["begin 1", "end", "begin 1", "pin 1", "end"])
        swipe(60, from: 190, by: -180)
        #expect(source.rows == ["a", "c", "d"])
    }

    @Test("While a table is edited, rows have controls for deletion and moving") func editing() {
        let source = EditedRows()
        let table = makeTable(source)
        screen.run { table.setEditing(true, animated: false) }
        let cells = table.visibleCells
        #expect(cells.map(\.editingStyle) == [.none, .delete, .delete, .delete])
        #expect(cells.map(\.contentView.frame.minX) == [0, 38, 38, 38] && cells[1].contentView.frame.maxX == 162)
        tap(27, 60)
        #expect(cells[1].showingDeleteConfirmation && source.rows.count == 4)
        tap(180, 60)
        #expect(source.rows == ["a", "c", "d"])
        screen.run { table.isEditing = false }
        #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 && !$0.isEditing })
    }

    @Test("The reorder control moves a row, and the data source is called at the end") func moving() {
        let source = EditedRows()
        let table = makeTable(source)
        screen.run { table.setEditing(true, animated: false) }
        let cell = table.visibleCells[1]
        screen.drag([(173, 60), (173, 90), (173, 132)], lifts: false)
        #expect(cell.center.y == 132 && source.moves.isEmpty && table.words == ["a", "c", "d", "b"])
        screen.touch(.ended, 173, 132)
        screen.advance(to: screen.clock.now + 1)
        #expect(source.moves == [[path(1), path(3)]] && source.rows == ["a", "c", "d", "b"] && cell.frame.minY == 120)
    }

    @Test("Circles select several rows while the table is edited") func multipleSelection() {
        let table = makeTable(EditedRows())
        table.allowsMultipleSelectionDuringEditing = true
        screen.run { table.setEditing(true, animated: false) }
        tap(100, 60)
        tap(100, 100)
        #expect(table.indexPathsForSelectedRows == [path(1), path(2)])
        tap(100, 60)
        #expect(table.indexPathsForSelectedRows == [path(2)])
    }

    final class Opening: NSObject, UITableViewDelegate {
        var log: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("open \(indexPath.row)")
        }
    }

    @Test("A tap performs the primary action after the selection, unless the table is edited") func primaryActions() {
        let (table, opening) = (makeTable(EditedRows()), Opening())
        screen.run { table.delegate = opening }
        tap(100, 60)
        #expect(opening.log == ["select 1", "open 1"])
        table.allowsSelectionDuringEditing = true
        screen.run { table.isEditing = true }
        tap(100, 100)
        #expect(opening.log == ["select 1", "open 1", "select 2"])
    }

    @Test("Separators are measured from the edges of cells or from their usual insets") func separators() {
        let table = makeTable(EditedRows())
        func start() -> CGFloat? {
            screen.run { table.layoutIfNeeded() }
            return table.visibleCells[0].subviews.first { $0.bounds.height <= 1 && $0.bounds.width > 0 }?.frame.minX
        }
        table.separatorInset.left = 5
        #expect(start() == 5)
        table.separatorInsetReference = .fromAutomaticInsets
        #expect(start() == 21)
    }
}
