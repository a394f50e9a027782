import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite("Details of tables and of texts in lists") struct ListDetailTests {
    private let screen = TestScreen()

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }

    private func table(_ rows: Rows, _ prepare: (UITableView) -> Void) -> UITableView {
        screen.run {
            let table = UITableView(frame: screen.window.bounds)
            table.dataSource = rows
            prepare(table)
            screen.window.addSubview(table)
            table.layoutIfNeeded()
            return table
        }
    }

    @Test("The index has another background while it is touched") func sectionIndex() {
        let rows = Rows()
        _ = table(rows) { table in
            table.sectionIndexBackgroundColor = .green
            table.sectionIndexTrackingBackgroundColor = .red
        }
        #expect(screen.pixel(193, 180) == [0, 255, 0, 255])
        screen.touch(.began, 193, 100)
        #expect(screen.pixel(193, 180) == [255, 0, 0, 255])
        screen.touch(.ended, 193, 100)
        #expect(screen.pixel(193, 180) == [0, 255, 0, 255])
    }

    @Test("Separators show an effect in place of their colour") func separators() throws {
        let rows = Rows()
        let table = table(rows) { $0.separatorColor = .red }
        func line() throws -> UIView {
            let cell = try #require(table.visibleCells.first)
            return try #require(cell.subviews.first { $0.bounds.height <= 1 && $0.bounds.width > 100 })
        }
        #expect(try line().backgroundColor == .red && line().subviews.isEmpty)
        screen.run {
            table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .separator)
            table.layoutIfNeeded()
        }
        let view = try #require(try line().subviews.first as? UIVisualEffectView)
        #expect(try line().backgroundColor == nil && view.effect == table.separatorEffect && !view.bounds.isEmpty)
        screen.run {
            table.separatorEffect = nil
            table.layoutIfNeeded()
        }
        #expect(try line().backgroundColor == .red && line().subviews.isEmpty)
    }

    @Test("Texts of list cells are tightened before they are shortened, if they may be") func tightening() {
        func label(_ tightens: Bool) -> UILabel? {
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            content.textProperties.allowsDefaultTighteningForTruncation = tightens
            let view = UIListContentView(configuration: content)
            return view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Text" }
        }
        #expect(label(true)?.allowsDefaultTighteningForTruncation == true)
        #expect(label(false)?.allowsDefaultTighteningForTruncation == false)
    }
}
