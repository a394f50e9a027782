import QuartzCore
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Toolbars of navigation controllers") struct ToolbarTests {
    @Test("A navigation controller's toolbar shows the items of the top controller above the safe area", .rule("I29"))
    func document() throws {
        let scene = try NibScene(
            initial: "n",
            """
            <navigationController toolbarHidden="NO" id="n"><toolbar key="toolbar" barStyle="black" id="t"/>
            <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
            </connections></navigationController>
            """,
            """
            <viewController id="a"><toolbarItems><barButtonItem title="One" id="1"/>
            <barButtonItem systemItem="flexibleSpace" id="2"/></toolbarItems><view key="view" id="v"/></viewController>
            """)
        let navigation = try #require(scene.makeWindow().rootViewController as? UINavigationController)
        let bar = try #require(navigation.toolbar)
        #expect(!navigation.isToolbarHidden && bar.barStyle == .black)
        #expect(bar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
        #expect(bar.items?.map(\.title) == ["One", ""])
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 44)
        #expect(scene.messages.isEmpty)
    }

    @Test("Pushing changes the items, and hiding the toolbar returns its room")
    func pushing() {
        let screen = TestScreen()
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        first.toolbarItems = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
        screen.run { screen.window.rootViewController = navigation }
        #expect(navigation.isToolbarHidden && first.view.safeAreaInsets.bottom == 0)
        screen.run { navigation.isToolbarHidden = false }
        #expect(navigation.toolbar.items?.first?.title == "A" && first.view.safeAreaInsets.bottom == 44)
        screen.run { navigation.pushViewController(second, animated: false) }
        #expect(navigation.toolbar.items == nil)
        screen.run { second.setToolbarItems([UIBarButtonItem()], animated: false) }
        #expect(navigation.toolbar.items?.count == 1)
        screen.run { navigation.setToolbarHidden(true, animated: true) }
        screen.advance(to: 1)
        #expect(navigation.toolbar.superview == nil && second.view.safeAreaInsets.bottom == 0)
    }

    @Test("An opaque toolbar shortens the content")
    func opaque() {
        let screen = TestScreen()
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.toolbar.isTranslucent = false
        navigation.isToolbarHidden = false
        screen.run { screen.window.rootViewController = navigation }
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 200, height: 156))
    }
}
