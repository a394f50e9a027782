import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("An index at the side of a table scrolls to sections") struct SectionIndexTests {
    private let screen = TestScreen()

    final class IndexedSource: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 4 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            title == "B" ? 2 : 0
        }
    }

    @Test("A touch on a title scrolls to its section, and moving on scrolls further") func touches() {
        let source = IndexedSource()
        let table = screen.run {
            let table = OwningTable(frame: screen.window.bounds, style: .plain)
            table.owned = [source]
            table.rowHeight = 40
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.sectionIndexColor = .red
            table.dataSource = source
            screen.window.addSubview(table)
            return table
        }
        let labels = table.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["A", "B"] && labels.allSatisfy { $0.textColor == .red })
        #expect(table.visibleCells.allSatisfy { $0.contentView.frame.width == 185 })
        // Two titles of 14 points in the middle of 200.
        screen.touch(.began, 195, 107)
        #expect(table.contentOffset.y == 400)
        screen.touch(.moved, 195, 90)
        #expect(table.contentOffset.y == 0)
        screen.touch(.ended, 195, 90)
        #expect(table.indexPathForSelectedRow == nil)
        screen.run {
            table.sectionIndexMinimumDisplayRowCount = 100
            table.reloadSectionIndexTitles()
        }
        #expect(table.subviews.flatMap(\.subviews).allSatisfy { !($0 is UILabel) })
        #expect(table.visibleCells.allSatisfy { $0.contentView.frame.width == 200 })
    }
}
