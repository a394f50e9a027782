import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

/// What apps do to tab bars without API for it.
@MainActor @Suite struct TabBarReplacementTests {
    private final class OwnBar: UITabBar {}

    private let screen = TestScreen()
    private let tabs = UITabBarController()

    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test("Child controllers of a tab bar controller are its tabs") func children() {
        let (first, second) = (controller("One"), controller("Two"))
        tabs.addChild(first)
        tabs.addChild(second)
        tabs.addChild(second)
        #expect(tabs.viewControllers == [first, second] && tabs.selectedViewController === first)
        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
        #expect(second.parent === tabs)
    }

    @Test("A bar that replaces the bar of a controller has its tabs, before and after the view is loaded")
    func replacement() {
        tabs.addChild(controller("One"))
        for isLoaded in [false, true] {
            if isLoaded { screen.run { [screen, tabs] in screen.window.rootViewController = tabs } }
            let bar = OwnBar()
            // Key-value coding sets the property.
            tabs.tabBar = bar
            #expect(tabs.tabBar === bar && bar.items?.map(\.title) == ["One"])
        }
        #expect(tabs.tabBar.superview === tabs.view)
    }

    @Test("The tabs in a bar have the class of the name by which apps look for them") func buttons() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
        bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        let type: AnyClass = try #require(NSClassFromString("UITabBarButton"))
        #expect(bar.subviews.filter { $0.isKind(of: type) }.count == 2)
        #expect(NSStringFromClass(type) == "UITabBarButton")
    }
}
