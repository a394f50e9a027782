import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("The content of headers, footers and sidebars") struct ListTitleTests {
    private let screen = TestScreen()

    private func height(_ content: UIListContentConfiguration) -> CGFloat {
        var content = content
        content.text = "Title"
        return UIListContentView(configuration: content).sizeThatFits(CGSize(width: 200, height: 0)).height
    }

    @Test("Titles have the fonts and colours of their kinds") func kinds() {
        #expect(UIListContentConfiguration.plainHeader().textProperties.color == .label)
        #expect(UIListContentConfiguration.plainFooter().textProperties.color == .secondaryLabel)
        let grouped = UIListContentConfiguration.groupedHeader()
        #expect(grouped.textProperties.transform == .uppercase && grouped == .header())
        #expect(UIListContentConfiguration.groupedFooter() == .footer())
        let large = UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font.pointSize
        #expect(large > UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font.pointSize)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        for cell in [UIListContentConfiguration.sidebarCell(), .accompaniedSidebarCell(), .sidebarSubtitleCell()] {
            #expect(cell.textProperties.font == UIListContentConfiguration.cell().textProperties.font)
        }
    }

    @Test("Titles are as high as their text and margins, and at least as high as their kind") func heights() {
        #expect(height(.plainHeader()) >= 28 && height(.groupedHeader()) >= 38 && height(.sidebarHeader()) >= 44)
        #expect(height(.prominentInsetGroupedHeader()) > height(.groupedFooter()))
        var taller = UIListContentConfiguration.prominentInsetGroupedHeader()
        taller.directionalLayoutMargins.top += 10
        #expect(abs(height(taller) - height(.prominentInsetGroupedHeader()) - 10) < 0.01)
    }

    @Test("A tap on a detail, delete or insert accessory performs its action") func accessories() {
        var log: [String] = []
        let cell = screen.run {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            cell.accessories = [
                .detail(displayed: .always) { log.append("detail") },
                .insert(displayed: .always) { log.append("insert") },
            ]
            screen.window.addSubview(cell)
            return cell
        }
        let content = cell.contentView.frame
        #expect(content.minX == 16 + 22 && content.maxX < 200 - 16)
        screen.drag([(27, 22), (28, 22)])
        screen.drag([(173, 22), (174, 22)])
        #expect(log == ["insert", "detail"])
        screen.run { cell.accessories = [.delete(displayed: .always) { log.append("delete") }] }
        screen.drag([(27, 22), (28, 22)])
        #expect(log.last == "delete" && cell.contentView.frame.maxX == 200)
    }
}
