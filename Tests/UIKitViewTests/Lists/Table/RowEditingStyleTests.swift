import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Styles and targets of edited rows") struct RowEditingStyleTests {
    private let screen = TestScreen()

    private final class Rows: RowSource {
        var commits: [String] = []
        var moves: [[Int]] = []

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { commits.append("\(editingStyle) \(indexPath.row)") }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            moves.append([source.row, destination.row])
        }
    }

    private final class Controller: UITableViewController {
        let rows = Rows([[]])
        var proposals: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 40
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows.tableView(tableView, numberOfRowsInSection: section)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            rows.tableView(tableView, cellForRowAt: indexPath)
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .insert : indexPath.row == 3 ? .none : .delete }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { rows.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            rows.tableView(tableView, moveRowAt: source, to: destination)
        }
        override func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath {
            proposals.append(proposed.row)
            return proposed.row == 0 ? IndexPath(row: 1, section: 0) : proposed
        }
    }

    private func show(_ names: [String] = ["a", "b", "c", "d"]) -> Controller {
        let controller = Controller()
        controller.rows.sections = [names]
        screen.run { screen.window.rootViewController = controller }
        screen.run { controller.setEditing(true, animated: false) }
        return controller
    }

    @Test("Rows have the controls of their styles, and that for insertion commits at once") func styles() {
        let controller = show()
        #expect(controller.tableView.isEditing)
        #expect(controller.tableView.visibleCells.map(\.editingStyle) == [.insert, .delete, .delete, .none])
        screen.drag([(27, 20), (28, 20)])
        #expect(controller.rows.commits == ["insert 0"])
        screen.drag([(27, 60), (28, 60)])
        #expect(controller.rows.commits == ["insert 0"], "a deletion has to be confirmed")
    }

    @Test("The delegate corrects where a moved row goes") func targets() {
        let controller = show()
        screen.drag([(173, 100), (173, 80), (173, 50), (173, 15)])
        screen.advance(to: 2)
        #expect(controller.proposals.contains(0) && controller.rows.moves == [[2, 1]])
    }

    @Test("A table scrolls while a row is moved near its edge") func scrolling() {
        let controller = show((0..<30).map { "\($0)" })
        let (rows, table): (Rows, UITableView) = (controller.rows, controller.tableView)
        screen.drag([(173, 60), (173, 100), (173, 190)], lifts: false)
        let start = table.contentOffset.y
        screen.advance(to: screen.clock.now + 1)
        let offset = table.contentOffset.y
        #expect(offset > start + 200, "the table scrolls")
        let moved = table.visibleCells.first { $0.textLabel?.text == "1" }
        #expect(abs((moved?.center.y ?? 0) - offset - 190) <= 1, "the row stays under the finger")
        screen.touch(.ended, 173, 190)
        screen.advance(to: screen.clock.now + 1)
        #expect(rows.moves.count == 1 && rows.moves[0][0] == 1 && rows.moves[0][1] > 8)
        let end = table.contentOffset.y
        screen.advance(to: screen.clock.now + 2)
        #expect(table.contentOffset.y == end)
    }

    @Test("A diffable source's row animation is that of its changes") func animations() {
        typealias Source = UITableViewDiffableDataSource<Int, String>
        let (table, source) = screen.run {
            let table = OwningTable(frame: screen.window.bounds, style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let source = Source(tableView: table) { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
            table.owned = [source]
            screen.window.addSubview(table)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a"])
            source.apply(snapshot, animatingDifferences: false)
            return (table, source)
        }
        #expect(source.defaultRowAnimation == .automatic)
        func insert(_ name: String, _ animation: UITableView.RowAnimation) -> Float? {
            screen.run {
                source.defaultRowAnimation = animation
                var snapshot = source.snapshot()
                snapshot.appendItems([name])
                source.apply(snapshot)
            }
            let opacity = table.visibleCells.last.map { screen.shown($0, at: screen.clock.now + 0.1).opacity }
            screen.advance(to: screen.clock.now + 1)
            return opacity
        }
        #expect((insert("b", .fade) ?? 1) < 0.9)
        #expect(insert("c", .none) == 1)
    }
}
