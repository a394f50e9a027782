import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite("Directions of the arrows of edit menus, and lines of titles in menus") struct MenuArrowTests {
    private let stage = MenuScreen()

    private final class Target: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            "\(action)".contains("copy")
        }
        override func copy(_ sender: Any?) {}
    }

    private var bar: CGRect? {
        var found: CGRect?
        stage.screen.window.forEach { if $0 is EditMenuBar { found = $0.convert($0.bounds, to: nil) } }
        return found
    }

    @Test("An edit menu is above its point if there is space, unless its arrow shall point up") func interaction()
        throws
    {
        func place(_ direction: UIEditMenuArrowDirection) throws -> CGRect {
            let stage = MenuArrowTests()
            let view = Target(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
            stage.stage.screen.run {
                stage.stage.root.view.addSubview(view)
                let interaction = UIEditMenuInteraction(delegate: nil)
                view.addInteraction(interaction)
                view.becomeFirstResponder()
                let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 50))
                configuration.preferredArrowDirection = direction
                interaction.presentEditMenu(with: configuration)
            }
            stage.stage.wait(0.5)
            return try #require(stage.bar)
        }
        #expect(try place(.automatic).maxY == 350 && place(.down).maxY == 350)
        #expect(try place(.up).minY == 350)
    }

    @available(*, deprecated)
    @Test("The former menu controller has the same directions") func controller() throws {
        let view = Target(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
        stage.screen.run {
            stage.root.view.addSubview(view)
            view.becomeFirstResponder()
            UIMenuController.shared.arrowDirection = UIMenuController.ArrowDirection.up
            UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        }
        stage.wait(0.5)
        #expect(try #require(bar).minY == 400)
    }

    @Test("Titles and subtitles have two lines, or as many as the menu prefers") func lines() throws {
        func height(_ prepare: (UIMenu) -> Void) -> CGFloat {
            let long =
                "A title that is certainly too long for a single line, and for two lines in a menu, and for three"
            let menu = UIMenu(children: [UIAction(title: long) { _ in }])
            prepare(menu)
            let lines = UIMenuDisplayPreferences.titleLines(menu.displayPreferences)
            let cell = MenuCell(menu.children[0], .row(hasMarks: false), titleLines: lines)
            return cell.height(forWidth: 250)
        }
        let usual = height { _ in }
        #expect(UIMenuDisplayPreferences().maximumNumberOfTitleLines == NSNotFound)
        #expect(height { $0.displayPreferences = UIMenuDisplayPreferences() } == usual)
        func preferring(_ lines: Int) -> CGFloat {
            height { menu in
                menu.displayPreferences = UIMenuDisplayPreferences()
                menu.displayPreferences?.maximumNumberOfTitleLines = lines
            }
        }
        #expect(preferring(1) < usual && preferring(3) > usual && preferring(0) > preferring(3))
    }
}
