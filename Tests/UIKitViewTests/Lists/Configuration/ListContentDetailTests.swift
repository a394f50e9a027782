import Testing
import UIKit

@MainActor @Suite("Kinds and distances of list contents, and kinds of backgrounds") struct ListContentDetailTests {
    @Test("A subtitle cell has its secondary text below, smaller and in its own colour") func subtitles() {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Title", "Subtitle")
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryTextProperties.color = .systemRed
        let shown = UIListContentView.make(content).labels
        #expect(shown.map(\.font) == [.preferredFont(forTextStyle: .headline), content.secondaryTextProperties.font])
        #expect(shown[1].textColor == .systemRed && shown[1].font.pointSize < shown[0].font.pointSize)
        #expect(shown[1].frame.minY >= shown[0].frame.maxY && shown[1].frame.minX == shown[0].frame.minX)
        content.prefersSideBySideTextAndSecondaryText = true
        let beside = UIListContentView.make(content).labels
        #expect(beside[1].frame.minX > beside[0].frame.maxX)
    }

    @Test("Texts are limited to their number of lines, and distances and margins are those of the settings")
    func distances() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "many words ", count: 30)
        content.textProperties.numberOfLines = 2
        let two = UIListContentView.make(content).labels[0].frame.height
        content.textProperties.numberOfLines = 0
        #expect(UIListContentView.make(content).labels[0].frame.height > two * 2)
        content.text = "One"
        content.image = image
        content.imageToTextPadding = 12
        let start = UIListContentView.make(content).labels[0].frame.minX
        content.imageToTextPadding = 30
        #expect(UIListContentView.make(content).labels[0].frame.minX == start + 18)
        content.directionalLayoutMargins.top += 30
        let height = UIListContentView.make(content).frame.height
        content.directionalLayoutMargins.top += 10
        #expect(abs(UIListContentView.make(content).frame.height - height - 10) < 0.01)
    }

    @Test("Every kind shows a text inside its margins, and accompanied subtitles have two lines") func kinds() {
        let kinds: [UIListContentConfiguration] = [
            .cell(), .subtitleCell(), .valueCell(), .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(),
            .sidebarCell(), .sidebarSubtitleCell(), .sidebarHeader(), .accompaniedSidebarCell(),
            .accompaniedSidebarSubtitleCell(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
            .header(), .footer(),
        ]
        for kind in kinds {
            var content = kind
            content.text = "Text"
            let view = UIListContentView.make(content)
            let label = view.labels[0]
            #expect(label.text?.lowercased() == "text" && label.frame.minX >= 8 && view.bounds.contains(label.frame))
        }
        var accompanied = UIListContentConfiguration.accompaniedSidebarSubtitleCell()
        (accompanied.text, accompanied.secondaryText) = ("One", "Two")
        let shown = UIListContentView.make(accompanied).labels
        #expect(shown.count == 2 && shown[1].frame.minY >= shown[0].frame.maxY)
        #expect(shown[1].font.pointSize < shown[0].font.pointSize && shown[1].textColor == .secondaryLabel)
    }

    @Test("The background of a list cell shows its state, and only headers of plain lists have a colour")
    func backgrounds() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        let cell = UIBackgroundConfiguration.listCell()
        #expect(cell.updated(for: state).backgroundColor != cell.backgroundColor)
        let plain = UIBackgroundConfiguration.listPlainHeaderFooter()
        #expect(plain.backgroundColor == .systemBackground)
        #expect(plain.updated(for: state).backgroundColor == .systemBackground)
        for clear in [UIBackgroundConfiguration.listGroupedHeaderFooter(), .listHeader(), .listFooter(), .clear()] {
            #expect(clear.updated(for: state).backgroundColor == .clear && clear.cornerRadius == 0)
        }
    }
}
