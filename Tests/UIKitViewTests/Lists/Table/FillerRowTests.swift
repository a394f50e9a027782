import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Filler rows, and headers with configurations") struct FillerRowTests {
    private let screen = TestScreen()

    @Test("A plain table draws separators of filler rows below its last row, if they have a height")
    func lines() {
        let table = screen.addTable(RowSource([["a", "b"]])) {
            $0.rowHeight = 40
            $0.separatorColor = .red
            $0.separatorInset = .zero
        }
        #expect(table.fillerRowHeight == UITableView.automaticDimension)
        func isLine(_ y: Int) -> Bool { screen.pixel(100, y)[0] > screen.pixel(100, y)[1] + 60 }
        #expect(isLine(79) && !isLine(109) && !isLine(139))
        screen.run { table.fillerRowHeight = 30 }
        #expect(isLine(79) && isLine(109) && isLine(139) && isLine(169) && !isLine(120))
        screen.run { table.tableFooterView = UIView() }
        #expect(!isLine(109))
        screen.run { table.tableFooterView = nil }
        #expect(isLine(109))
        screen.run { table.separatorStyle = .none }
        #expect(!isLine(109))
        screen.run { table.separatorStyle = .singleLine }
        #expect(isLine(79) && isLine(109))
    }

    @Test("Systems before iOS 15 have filler rows in every plain table, and no space above headers")
    func formerSystems() {
        for version in [14, 15] {
            let screen = TestScreen(system: version)
            let table = screen.addTable(RowSource([["a"]])) {
                $0.rowHeight = 40
                $0.separatorColor = .red
                $0.separatorInset = .zero
            }
            func isLine(_ y: Int) -> Bool { screen.pixel(100, y)[0] > screen.pixel(100, y)[1] + 60 }
            #expect(isLine(39) && isLine(79) == (version < 15) && isLine(119) == (version < 15))
            #expect(table.fillerRowHeight == UITableView.automaticDimension)
            #expect(table.rect(forSection: 0).height == 40)
        }
    }

    @Test("A header shows the content and the background of its configurations") func headers() throws {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
                var content = header?.defaultContentConfiguration()
                content?.text = "Section \(section)"
                header?.contentConfiguration = content
                var background = UIBackgroundConfiguration.clear()
                background.backgroundColor = .green
                header?.backgroundConfiguration = background
                return header
            }
        }
        let table = screen.addTable(RowSource([["a"], ["b"]]), delegate: Delegate()) {
            $0.rowHeight = 40
            $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
            $0.sectionHeaderTopPadding = 0
        }
        let header = try #require(table.headerView(forSection: 1))
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Section 1")
        #expect(screen.pixel(190, Int(header.frame.midY)) == [0, 255, 0, 255])
        let first = table.rectForHeader(inSection: 0)
        #expect(first.minY == 0 && table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == first.maxY)
    }
}
