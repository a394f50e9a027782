import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIMenuBuilderTests {
    let stage = MenuScreen()

    private func tree() -> MenuTree { MenuTree(.main, root: UIMenuSystem.main.root) }

    @Test("Menus are inserted, replaced and removed by their identifiers")
    func menus() throws {
        try stage.screen.scene.run {
            let tree = tree()
            let own = UIMenu(title: "Own", identifier: UIMenu.Identifier("own"))
            tree.insertSibling(own, afterMenu: .file)
            #expect(tree.root.children.compactMap { ($0 as? UIMenu)?.title }[1...3] == ["File", "Own", "Edit"])
            tree.insertChild(
                UIMenu(title: "First", identifier: UIMenu.Identifier("first")), atStartOfMenu: own.identifier)
            tree.insertChild(UIMenu(title: "Last"), atEndOfMenu: own.identifier)
            #expect(tree.menu(for: own.identifier)?.children.map(\.title) == ["First", "Last"])
            tree.replace(menu: UIMenu.Identifier("first"), with: UIMenu(title: "New"))
            tree.remove(menu: .format)
            #expect(tree.menu(for: own.identifier)?.children.map(\.title) == ["New", "Last"])
            #expect(tree.menu(for: .format) == nil && tree.menu(for: .textStyle) == nil)
            let root = try #require(tree.menu(for: .root))
            #expect(root.children.count == 7)
        }
    }

    @Test("Actions and commands are found, and the elements of a menu can be replaced")
    func elements() throws {
        let copy = Selector("copy:", UIResponder.copy(_:))
        stage.screen.scene.run {
            let tree = tree()
            tree.replaceChildren(ofMenu: .help) { old in
                #expect(old.isEmpty)
                return [
                    UIAction(title: "Act", identifier: UIAction.Identifier("act")) { _ in },
                    UIKeyCommand(title: "Copy", action: copy, input: "c", modifierFlags: .command),
                    UICommand(title: "Again", action: copy, propertyList: 2),
                ]
            }
            #expect(tree.action(for: UIAction.Identifier("act"))?.title == "Act")
            #expect(tree.command(for: copy, propertyList: nil)?.title == "Copy")
            #expect(tree.command(for: copy, propertyList: 2)?.title == "Again")
            #expect(tree.command(for: copy, propertyList: 3) == nil)
        }
    }

    final class Delegate: UIResponder, UIApplicationDelegate {
        var count = 0

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            count += 1
            builder.insertChild(UIMenu(title: "Mine"), atEndOfMenu: .view)
        }
    }

    @Test("The app's delegate builds the main menus once, and again after a request")
    func delegate() {
        let delegate = Delegate()
        stage.screen.scene.run {
            UIApplication.shared.delegate = delegate
            let view = UIMenuSystem.main.root.children.compactMap { $0 as? UIMenu }.first { $0.identifier == .view }
            #expect(view?.children.last?.title == "Mine")
            _ = UIMenuSystem.main.root
            #expect(delegate.count == 1)
            UIMenuSystem.main.setNeedsRebuild()
            _ = UIMenuSystem.main.root
            #expect(delegate.count == 2)
        }
    }
}
