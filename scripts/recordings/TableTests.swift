import UIKit
import XCTest

/// Compares the frames of rows and headers of tables with recordings.
final class TableTests: XCTestCase {
    /// The rows of a table, and the names of those whose frames are compared.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [(header: String?, footer: String?, rows: [(String, String?)])] = []
        var style = UITableViewCell.CellStyle.default
        /// Whether cells have content configurations.
        var isConfigured = false
        var names: [IndexPath: String] = [:]
        let screen: Screen

        init(_ screen: Screen) { self.screen = screen }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].header
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            sections[section].footer
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            let (text, detail) = sections[indexPath.section].rows[indexPath.row]
            if isConfigured {
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = (text, detail)
                cell.contentConfiguration = content
            } else {
                cell.textLabel?.text = text
                cell.detailTextLabel?.text = detail
            }
            if let name = names[indexPath] { screen.note(cell, name) }
            return cell
        }
    }

    private var rows: Rows?

    @MainActor private func table(
        _ name: String, _ style: UITableView.Style, _ sections: [(String?, String?, [(String, String?)])],
        _ names: [IndexPath: String], _ prepare: (Rows) -> Void = { _ in }
    ) throws -> (Screen, UITableView) {
        let screen = try Screen(name)
        let rows = Rows(screen)
        rows.sections = sections.map { (header: $0.0, footer: $0.1, rows: $0.2) }
        rows.names = names
        prepare(rows)
        self.rows = rows
        let frame = screen.recording.frames.first { $0.key == "table" }?.frame ?? .zero
        let table = screen.add(UITableView(frame: frame, style: style), "table")
        (table.dataSource, table.delegate) = (rows, rows)
        return (screen, table)
    }

    private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @MainActor func testPlain() throws {
        let texts = ["First row", "Second row", "Third row", "Fourth row"].map { ($0, String?.none) }
        let names = [row(0): "row0", row(1): "row1", row(3): "row3"]
        try table("table/plain", .plain, [(nil, nil, texts)], names).0.show()
    }

    @MainActor func testSubtitles() throws {
        let texts = [("Title", "Detail text"), ("Another title", "More detail")] as [(String, String?)]
        let names = [row(0): "row0", row(1): "row1"]
        try table("table/subtitle", .plain, [("Header", nil, texts)], names, { $0.style = .subtitle }).0.show()
    }

    @MainActor func testGrouped() throws {
        for name in ["table/grouped", "dark/table"] {
            let first = ("General", "A footer note.", [("Name", "iPhone"), ("Software", "26.0")])
            let second = ("Display", nil, [("Brightness", nil)]) as (String?, String?, [(String, String?)])
            let names = [row(0): "row0", row(1): "row1", row(0, 1): "row2"]
            try table(name, .insetGrouped, [first, second], names, { $0.style = .value1 }).0.show()
        }
    }

    @MainActor func testConfigured() throws {
        let texts = [("First", nil), ("Second", nil), ("Third", "Below"), ("Fourth", nil)] as [(String, String?)]
        let names = Dictionary(uniqueKeysWithValues: (0..<4).map { (row($0), "row\($0)") })
        try table("table/configured", .plain, [(nil, nil, texts)], names, { $0.isConfigured = true }).0.show()
    }

    @MainActor func testPinnedHeaders() throws {
        func texts(_ count: Int) -> [(String, String?)] { (1...count).map { ("Row \($0)", nil) } }
        let (first, second) = (texts(4), texts(20))
        let (screen, table) = try table(
            "table/pinned", .plain, [("One", nil, first), ("Two", nil, second)], [row(0): "row0", row(0, 1): "row4"])
        screen.show()
        for (step, offset) in [("scroll", 100.0), ("push", 260.0)] {
            screen.step(step) {
                table.contentOffset.y = offset
                table.layoutIfNeeded()
                for section in 0...1 {
                    if let header = table.headerView(forSection: section) { screen.note(header, "header\(section)") }
                }
            }
        }
    }
}
