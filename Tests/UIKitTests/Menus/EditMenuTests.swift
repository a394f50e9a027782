import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

@MainActor @Suite struct EditMenuTests {
    let stage = MenuScreen()
    let view = Copier(frame: CGRect(x: 100, y: 200, width: 100, height: 40))

    final class Copier: UIView, UIEditMenuInteractionDelegate {
        var lines: [String] = []
        var extra: [UIMenuElement] = []
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action.name == "copy:" || super.canPerformAction(action, withSender: sender)
        }
        override func copy(_ sender: Any?) { lines.append("copy") }
        func shout(_ sender: Any?) { lines.append("shout") }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { extra.isEmpty ? nil : UIMenu(children: suggestedActions + extra) }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { animator.addCompletion { [weak self] in self?.lines.append("gone") } }
    }

    init() { stage.screen.run { [stage, view] in stage.root.view.addSubview(view) } }

    @Test("An edit menu has the commands that the view can perform, and those that the delegate adds")
    func menu() throws {
        let interaction = UIEditMenuInteraction(delegate: view)
        stage.screen.run {
            view.extra = [UIAction(title: "Mine") { [view] _ in view.lines.append("mine") }]
            view.addInteraction(interaction)
            interaction.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 0)))
        }
        stage.wait()
        let (copy, mine) = (try #require(stage.place("Copy")), try #require(stage.place("Mine")))
        #expect(stage.label("Paste") == nil && copy.y < 200 && copy.x < 150 && mine.x > 150)
        stage.tap(mine)
        stage.wait()
        #expect(view.lines == ["mine", "gone"] && stage.label("Mine") == nil)
    }

    @Test("A touch beside an edit menu closes it")
    func outside() {
        let interaction = UIEditMenuInteraction(delegate: view)
        stage.screen.run {
            view.addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        }
        stage.wait()
        #expect(stage.label("Copy") != nil)
        stage.tap(CGPoint(x: 300, y: 600))
        stage.wait()
        #expect(stage.label("Copy") == nil && view.lines == ["gone"])
    }

    @available(iOS, deprecated: 16.0)
    @Test("The former menu shows the app's items and calls their methods")
    func formerMenu() throws {
        stage.screen.run {
            view.becomeFirstResponder()
            UIMenuController.shared.menuItems = [
                UIMenuItem(title: "Shout", action: Selector("shout:", Copier.shout(_:)))
            ]
            UIMenuController.shared.showMenu(from: view, rect: view.bounds)
            #expect(UIMenuController.shared.isMenuVisible)
        }
        stage.wait()
        stage.tap(try #require(stage.place("Shout")))
        stage.wait()
        #expect(view.lines == ["shout"])
        stage.screen.run { #expect(!UIMenuController.shared.isMenuVisible) }
    }
}
