import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ButtonMenuTests {
    let stage = MenuScreen()
    let log = Log()
    let button = UIButton(type: .system)

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [log] in
            log.lines.append("\($0.title) \($0.sender is UIButton)")
        }
    }

    private func show(_ menu: UIMenu, at frame: CGRect = CGRect(x: 20, y: 100, width: 100, height: 40)) {
        stage.screen.run { [button, stage, log] in
            button.frame = frame
            button.setTitle("Open", for: .normal)
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            button.addAction(UIAction { _ in log.lines.append("menu") }, for: .menuActionTriggered)
            button.addAction(UIAction { _ in log.lines.append("up") }, for: .touchUpInside)
            stage.root.view.addSubview(button)
        }
    }

    private var middle: CGPoint { button.center }

    @Test("A touch opens the menu, and a tap on an element performs it and closes the menu")
    func opens() throws {
        show(UIMenu(title: "Title", children: [action("One"), action("Two")]))
        stage.tap(middle)
        stage.wait()
        #expect(log.take() == ["menu"] && button.isHighlighted)
        #expect(stage.label("Title") != nil)
        let two = try #require(stage.place("Two"))
        let panel = try #require(
            stage.label("Two").flatMap { $0.superview?.convert($0.superview?.bounds ?? .zero, to: nil) })
        #expect(panel.minX == 20 && panel.width == 250 && panel.minY > 140)
        stage.tap(two)
        #expect(log.take() == ["Two true"])
        stage.wait()
        #expect(stage.label("Two") == nil && !button.isHighlighted)
        #expect(stage.screen.window.subviews == [stage.root.view])
    }

    @Test("The finger that opened the menu chooses the element over which it is lifted")
    func slides() throws {
        show(UIMenu(children: [action("One"), action("Two")]))
        stage.screen.touch(.began, middle.x, middle.y)
        stage.wait(0.6)
        let one = try #require(stage.place("One"))
        stage.screen.touch(.moved, one.x, one.y)
        stage.screen.touch(.ended, one.x, one.y)
        #expect(log.take() == ["menu", "One true"])
    }

    @Test("A tap outside closes the menu without an action")
    func outside() {
        show(UIMenu(children: [action("One")]))
        stage.tap(middle)
        stage.wait()
        stage.tap(CGPoint(x: 350, y: 650))
        stage.wait()
        #expect(log.lines == ["menu"] && stage.label("One") == nil)
    }

    @Test("Disabled elements cannot be chosen, hidden ones are absent, and an element can keep the menu open")
    func attributes() throws {
        show(
            UIMenu(children: [
                action("Off", .disabled), action("Gone", .hidden), action("Stay", .keepsMenuPresented),
            ]))
        stage.tap(middle)
        stage.wait()
        #expect(stage.label("Gone") == nil)
        stage.tap(try #require(stage.place("Off")))
        stage.wait()
        #expect(log.take() == ["menu"])
        stage.tap(try #require(stage.place("Stay")))
        stage.wait()
        #expect(log.take() == ["Stay true"] && stage.label("Stay") != nil)
    }

    @Test("A submenu opens over the menu, and its first row closes it")
    func submenu() throws {
        show(UIMenu(children: [action("One"), UIMenu(title: "More", children: [action("Inner")])]))
        stage.tap(middle)
        stage.wait()
        #expect(stage.label("Inner") == nil)
        stage.tap(try #require(stage.place("More")))
        stage.wait()
        #expect(stage.label("Inner") != nil)
        stage.tap(try #require(stage.place("More")))
        stage.wait()
        #expect(stage.label("Inner") == nil && stage.label("One") != nil)
        stage.tap(try #require(stage.place("More")))
        stage.wait()
        stage.tap(try #require(stage.place("Inner")))
        stage.wait()
        #expect(log.lines == ["menu", "Inner true"] && stage.label("One") == nil)
    }

    @Test("A menu without space below opens above, with its first element nearest to the button")
    func above() throws {
        show(UIMenu(children: [action("One"), action("Two")]), at: CGRect(x: 280, y: 640, width: 100, height: 40))
        stage.tap(middle)
        stage.wait()
        let (one, two) = (try #require(stage.place("One")), try #require(stage.place("Two")))
        #expect(two.y < one.y && one.y < 640)
    }

    @Test("A pop-up button shows the selected element, and selects one at a time")
    func popUp() throws {
        let (one, two) = (action("One"), action("Two"))
        show(UIMenu(children: [one, two]))
        stage.screen.run { button.changesSelectionAsPrimaryAction = true }
        #expect(button.currentTitle == "One" && one.state == .on)
        stage.tap(middle)
        stage.wait()
        stage.tap(try #require(stage.place("Two")))
        stage.wait()
        #expect(button.currentTitle == "Two" && one.state == .off && two.state == .on)
        #expect(button.menu?.selectedElements == [two])
    }

    @Test("A pop-up button with a configuration has a sign, unless the configuration has none")
    func indicator() {
        stage.screen.run {
            button.configuration = .gray()
            button.configuration?.title = "One"
            let width = button.sizeThatFits(.zero).width
            button.menu = UIMenu(children: [action("One")])
            button.changesSelectionAsPrimaryAction = true
            #expect(button.sizeThatFits(.zero).width == width)
            button.showsMenuAsPrimaryAction = true
            #expect(button.sizeThatFits(.zero).width > width + 8)
            button.configuration?.indicator = UIButton.Configuration.Indicator.none
            #expect(button.sizeThatFits(.zero).width == width)
        }
    }

    @Test("A button without a menu that changes its selection is a toggle")
    func toggle() {
        stage.screen.run {
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
            button.changesSelectionAsPrimaryAction = true
            stage.root.view.addSubview(button)
        }
        stage.tap(middle)
        #expect(button.isSelected)
        stage.tap(middle)
        #expect(!button.isSelected)
    }

    @Test("A deferred element shows a line until its elements are there")
    func deferred() throws {
        var deliver: (([UIMenuElement]) -> Void)?
        show(UIMenu(children: [action("One"), UIDeferredMenuElement { deliver = $0 }]))
        stage.tap(middle)
        stage.wait()
        #expect(stage.label("Loading…") != nil)
        stage.screen.run { deliver?([action("Late")]) }
        #expect(stage.label("Loading…") == nil)
        stage.tap(try #require(stage.place("Late")))
        #expect(log.lines == ["menu", "Late true"])
    }

    @Test("Without a primary menu, a long press opens the menu and a tap sends the action")
    func longPress() throws {
        show(UIMenu(children: [action("One")]))
        button.showsMenuAsPrimaryAction = false
        stage.tap(middle)
        #expect(log.take() == ["up"])
        stage.screen.touch(.began, middle.x, middle.y)
        stage.wait(1.2)
        let one = try #require(stage.place("One"))
        stage.screen.touch(.ended, middle.x, middle.y)
        stage.tap(one)
        #expect(log.take() == ["One true"])
    }

    @Test("A bar button item with a menu and no action opens it with a tap")
    func barButton() throws {
        let item = UIBarButtonItem(title: "Menu", menu: UIMenu(children: [action("One")]))
        stage.screen.run {
            stage.root.navigationItem.rightBarButtonItem = item
            stage.screen.window.rootViewController = UINavigationController(rootViewController: UIViewController())
            (stage.screen.window.rootViewController as? UINavigationController)?.viewControllers[0].navigationItem
                .rightBarButtonItem = item
        }
        stage.tap(try #require(stage.place("Menu")))
        stage.wait()
        stage.tap(try #require(stage.place("One")))
        #expect(log.lines == ["One true"])
    }
}
