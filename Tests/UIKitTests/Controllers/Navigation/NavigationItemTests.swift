import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Title menus, styles, back actions and groups of navigation items") struct NavigationItemTests {
    private let stage = MenuScreen()
    private let top = UIViewController()
    private let navigation: UINavigationController

    init() {
        let top = top
        top.title = "Title"
        navigation = UINavigationController(rootViewController: top)
        stage.screen.run { [stage, navigation] in
            stage.screen.window.rootViewController = navigation
            stage.screen.window.layoutIfNeeded()
        }
    }

    private func widen() {
        stage.screen.run {
            stage.screen.window.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
            navigation.traitOverrides.horizontalSizeClass = .regular
            navigation.view.layoutIfNeeded()
        }
    }

    @Test("A tap on the title opens the menu that the provider returns") func titleMenu() throws {
        var moved = 0
        var suggested: [Int] = []
        stage.screen.run {
            top.navigationItem.titleMenuProvider = { elements in
                suggested.append(elements.count)
                return UIMenu(children: elements + [UIAction(title: "Move") { _ in moved += 1 }])
            }
            stage.screen.window.layoutIfNeeded()
        }
        #expect(suggested.isEmpty)
        let title = try #require(stage.place("Title"))
        #expect(abs(title.x - 190) < 15)
        let button = try #require(stage.label("Title")?.superview as? UIButton)
        let angle = try #require(button.imageView)
        #expect(abs(angle.frame.minX - (button.titleLabel?.frame.maxX ?? 0) - 5) < 0.01)
        #expect(abs(button.convert(button.bounds, to: nil).midX - 200) < 1)
        stage.tap(title)
        stage.wait()
        #expect(suggested == [0])
        stage.tap(try #require(stage.place("Move")))
        stage.wait()
        #expect(moved == 1 && stage.label("Move") == nil)
        stage.screen.run { top.navigationItem.titleMenuProvider = { _ in nil } }
        stage.tap(title)
        stage.wait()
        #expect(stage.label("Move") == nil)
    }

    @Test("A back action replaces returning, and gives the first item a back button") func backAction() throws {
        #expect(stage.label("Back") == nil)
        var count = 0
        stage.screen.run {
            top.navigationItem.backAction = UIAction { _ in count += 1 }
            stage.screen.window.layoutIfNeeded()
        }
        stage.tap(try #require(stage.place("Back")))
        #expect(count == 1)
        let second = UIViewController()
        stage.screen.run {
            navigation.pushViewController(second, animated: false)
            second.navigationItem.backAction = UIAction(title: "Documents") { _ in count += 10 }
            stage.screen.window.layoutIfNeeded()
        }
        stage.tap(try #require(stage.place("Documents")))
        stage.wait()
        #expect(count == 11 && navigation.topViewController === second)
        stage.screen.run { second.navigationItem.backAction = nil }
        stage.tap(try #require(stage.place("Title")))
        stage.wait()
        #expect(navigation.topViewController === top)
    }

    @Test(
        "A long back title gives way to a shorter one, and then to the indicator alone, before the title is cut",
        arguments: [
            ("Short", "Title", "Short"), ("Short", "A title of a length that fills", "Short"),
            ("Another title that is rather long", "A title of a length that fills", "Back"),
            ("Another long title", "A title of a length that fills the whole bar", ""),
        ])
    func backTitle(back: String, title: String, shown: String) throws {
        let second = UIViewController()
        stage.screen.run {
            top.title = back
            second.title = title
            navigation.pushViewController(second, animated: false)
            stage.screen.window.layoutIfNeeded()
        }
        let label = try #require(stage.label(title))
        var button: UIButton?
        navigation.navigationBar.forEach { if let found = $0 as? UIButton { button = found } }
        #expect(button?.currentTitle ?? "" == shown)
        let width = label.sizeThatFits(CGSize(width: 1000, height: 50)).width
        #expect(shown.isEmpty || label.bounds.width >= width)
        let middle = label.convert(CGPoint(x: label.bounds.midX, y: 0), to: nil).x
        #expect(shown != "Back" || abs(middle - 200) <= 1)
        // A shorter title makes room again.
        stage.screen.run {
            second.title = "T"
            stage.screen.window.layoutIfNeeded()
        }
        #expect(stage.label(back) != nil)
    }

    @Test("In a regular width, the title of an editor or browser is at the leading end") func styles() throws {
        widen()
        func start() throws -> CGFloat { try #require(stage.label("Title")).convert(CGPoint.zero, to: nil).x }
        let middle = try start()
        #expect(abs(middle - 480) < 20)
        for style in [UINavigationItem.ItemStyle.editor, .browser] {
            stage.screen.run {
                top.navigationItem.style = style
                navigation.view.layoutIfNeeded()
            }
            #expect(try start() == 20)
        }
        stage.screen.run { navigation.traitOverrides.horizontalSizeClass = .compact }
        stage.screen.run { top.navigationItem.style = .editor }
        stage.screen.window.layoutIfNeeded()
        #expect(try start() > 400)
    }

    @Test("Groups are at their ends, and those of the middle are in a menu where there is no space") func groups()
        throws
    {
        var fired: [String] = []
        func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in fired.append(title) })
        }
        let item0 = top.navigationItem
        let middle = UIBarButtonItemGroup.fixedGroup(items: [item("Pen"), item("Ink")])
        stage.screen.run {
            item0.style = .editor
            item0.leadingItemGroups = [item("Lead").creatingFixedGroup()]
            item0.trailingItemGroups = [UIBarButtonItemGroup.fixedGroup(items: [item("A"), item("B")])]
            item0.pinnedTrailingGroup = item("Pin").creatingFixedGroup()
            item0.centerItemGroups = [middle]
            stage.screen.window.layoutIfNeeded()
        }
        func x(_ title: String) throws -> CGFloat { try #require(stage.place(title)).x }
        let places = try ["Lead", "A", "B", "Pin"].map(x)
        #expect(places[0] < 50 && places == places.sorted() && stage.label("Pen") == nil)
        #expect(middle.barButtonItems[0].buttonGroup === middle)
        let overflow = CGPoint(x: try x("Pin") - 35, y: 22)
        stage.tap(overflow)
        stage.wait()
        stage.tap(try #require(stage.place("Ink")))
        stage.wait()
        #expect(fired == ["Ink"])
        widen()
        let pair = try [x("Pen"), x("Ink")]
        #expect(abs((pair[0] + pair[1]) / 2 - 500) < 10)
        stage.screen.run { middle.isHidden = true }
        stage.screen.window.layoutIfNeeded()
        #expect(stage.label("Pen") == nil)
        #expect(item("C").creatingOptionalGroup(customizationIdentifier: "c", isInDefaultCustomization: false).isHidden)
    }

    @Test("An item with an image does not show its title, which names the button") func imageAndTitle() throws {
        let item = UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
        item.title = "Settings"
        let button = try #require(item.makeView(height: 44) as? UIButton)
        #expect(button.currentTitle == nil && button.currentImage != nil && button.accessibilityLabel == "Settings")
        item.image = nil
        #expect((item.makeView(height: 44) as? UIButton)?.currentTitle == "Settings")
    }

    @Test("A back button whose title shows no text is called by the title of the item that it leads to")
    func blankBackTitle() throws {
        let (bar, below) = (
            UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), UINavigationItem(title: "Home")
        )
        below.backBarButtonItem = UIBarButtonItem(title: " ", style: .plain, target: nil, action: nil)
        bar.setItems([below, UINavigationItem(title: "Page")], animated: false)
        bar.layoutIfNeeded()
        func buttons(in view: UIView) -> [UIButton] {
            view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
        }
        let back = try #require(buttons(in: bar).first)
        #expect(back.currentTitle == " " && back.accessibilityLabel == "Home")
    }

    private final class Keeper: NSObject, UINavigationBarDelegate {
        var mayPop = false
        var popped = 0
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { mayPop }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { popped += 1 }
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }

    @Test("The delegate of a bar decides whether items are popped, and where the bar is") func barDelegate() {
        let (bar, keeper) = (UINavigationBar(), Keeper())
        bar.delegate = keeper
        bar.setItems([UINavigationItem(title: "a"), UINavigationItem(title: "b")], animated: false)
        #expect(bar.popItem(animated: false) == nil && bar.items?.count == 2 && keeper.popped == 0)
        keeper.mayPop = true
        #expect(bar.popItem(animated: false)?.title == "b" && bar.items?.count == 1 && keeper.popped == 1)
        #expect(bar.barPosition == .topAttached && UINavigationBar().barPosition == .top)
    }
}
