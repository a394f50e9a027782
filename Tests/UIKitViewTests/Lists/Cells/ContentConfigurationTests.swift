import Testing
import UIKit

@MainActor @Suite("Cells create their content from a configuration")
struct ContentConfigurationTests {
    struct Title: UIContentConfiguration {
        var text: String
        var isBold = false

        func makeContentView() -> any UIView & UIContentView { TitleView(self) }

        func updated(for state: any UIConfigurationState) -> Title {
            Title(text: text, isBold: (state as? UICellConfigurationState)?.isSelected ?? false)
        }
    }

    final class TitleView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ title: Title) {
            configuration = title
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A configuration of the same type updates the view, and one less removes it")
    func views() {
        let (row, item) = (UITableViewCell(), UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 9, height: 7)))
        row.contentConfiguration = Title(text: "a")
        item.contentConfiguration = Title(text: "a")
        let views = [row.contentView, item.contentView]
        #expect(views.allSatisfy { $0 is TitleView } && item.contentView.frame.size == CGSize(width: 9, height: 7))
        row.contentConfiguration = Title(text: "b")
        #expect(row.contentView === views[0])
        #expect(((row.contentView as? TitleView)?.configuration as? Title)?.text == "b")
        item.contentConfiguration = nil
        #expect(!(item.contentView is TitleView) && views[1].superview == nil && item.contentView.superview === item)
    }

    @Test("The configuration follows the state of the cell, unless that is turned off")
    func states() {
        let (row, other) = (UITableViewCell(), UITableViewCell())
        other.automaticallyUpdatesContentConfiguration = false
        for cell in [row, other] {
            cell.contentConfiguration = Title(text: "a")
            cell.isSelected = true
        }
        #expect((row.contentConfiguration as? Title)?.isBold == true)
        #expect((other.contentConfiguration as? Title)?.isBold == false)
    }
}
