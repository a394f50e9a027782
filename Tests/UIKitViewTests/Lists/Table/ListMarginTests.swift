import Testing
import UIKit

@testable import QuartziteUIDrawing
import UIKitTestSupport

@MainActor @Suite("Lists have margins of 16 points, or of 20 in wide ones and on an iPad")
struct ListMarginTests {
    private let screen = TestScreen()

    private func table(width: CGFloat, style: UITableView.Style = .plain) -> UITableView {
        let source = RowSource([["row"]])
        source.titles = ["title"]
        let table = screen.addTable(source, style: style)
        screen.run { table.frame = CGRect(x: 0, y: 0, width: width, height: 200) }
        return table
    }

    @Test("Texts, titles and separators begin at the margin", arguments: [(375, 16), (393, 20), (402, 20)])
    func widths(width: CGFloat, margin: CGFloat) throws {
        let table = table(width: width)
        let cell = try #require(table.visibleCells.first)
        #expect(table.separatorInset.left == margin && cell.separatorInset.left == margin)
        #expect(cell.textLabel?.frame.minX == margin && cell.contentView.layoutMargins.left == margin)
        #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == margin)
        screen.run { table.frame.size.width = 320 }
        #expect(cell.textLabel?.frame.minX == 16 && cell.separatorInset.left == 16)
    }

    @Test("Groups are as far from the edges")
    func groups() throws {
        let cell = try #require(table(width: 402, style: .insetGrouped).visibleCells.first)
        #expect(cell.frame.minX == 20 && cell.frame.width == 362 && cell.textLabel?.frame.minX == 20)
    }

    @Test("On an iPad, lists of all widths have the larger margin")
    func tablet() throws {
        screen.run { screen.window.traitOverrides.userInterfaceIdiom = .pad }
        #expect(table(width: 320).separatorInset.left == 20)
    }

    @Test("A row with a content configuration has its separator below it")
    func configured() throws {
        let table = table(width: 393)
        screen.run { table.rowHeight = UITableView.automaticDimension }
        let cell = try #require(table.visibleCells.first)
        screen.run {
            var content = cell.defaultContentConfiguration()
            content.text = "row"
            cell.contentConfiguration = content
            table.reloadData()
        }
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        #expect(height == 44 + 1 / screen.window.screen.scale)
    }
}
