import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UITabBarControllerTests {
    let screen = TestScreen()
    let log = Log()
    let tabs = UITabBarController()
    let first: LoggingController
    let second: LoggingController

    init() {
        first = LoggingController("a", log)
        second = LoggingController("b", log)
        first.title = "One"
        second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 2)
        tabs.viewControllers = [first, second]
        screen.run { [screen, tabs] in screen.window.rootViewController = tabs }
    }

    @Test("The first controller is shown, the bar is in its safe area, and the other controllers are not loaded")
    func start() {
        #expect(
            log.take() == [
                "a will join", "b will join", "a joined", "b joined", "a load", "a will appear", "a appearing",
                "a appeared",
            ])
        #expect(tabs.selectedIndex == 0 && !second.isViewLoaded && first.tabBarController === tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 151, width: 200, height: 49))
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(first.view.safeAreaInsets.bottom == 49)
        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    }

    @Test("A controller that is pushed can hide the bar, which slides away with the transition and comes back")
    func hidingBar() {
        let (root, detail) = (UIViewController(), UIViewController())
        detail.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: root)
        screen.run { [tabs] in tabs.viewControllers = [navigation] }
        #expect(tabs.tabBar.frame.minX == 0)
        screen.run { navigation.pushViewController(detail, animated: true) }
        #expect(tabs.tabBar.frame.minX == -200 && detail.view.safeAreaInsets.bottom == 0)
        screen.advance(to: 1)
        screen.run { navigation.popViewController(animated: false) }
        #expect(tabs.tabBar.frame.minX == 0 && root.view.safeAreaInsets.bottom == 49)
    }

    @Test("An item of the system has a title and an image") func systemItems() {
        let names: [(UITabBarItem.SystemItem, String)] = [
            (.search, "Search"), (.topRated, "Top Rated"), (.more, "More"),
        ]
        for (item, title) in names {
            let bar = UITabBarItem(tabBarSystemItem: item, tag: 4)
            #expect(bar.title == title && bar.image != nil && bar.tag == 4)
        }
    }

    @Test("Centred tabs keep their width, others divide the width of the bar") func positioning() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "b", image: nil, tag: 1)]
        func spans() -> [[CGFloat]] {
            bar.layoutIfNeeded()
            return bar.subviews.filter { $0 is UIControl }.map { [$0.frame.minX, $0.frame.width] }
        }
        #expect(spans() == [[0, 160], [160, 160]])
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 20
        #expect(spans() == [[90, 60], [170, 60]])
        bar.itemWidth = 1000
        #expect(spans() == [[0, 150], [170, 150]])
    }

    @Test("The indicator image is only behind the selected tab") func indicator() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "b", image: nil, tag: 1)]
        bar.items = items
        bar.selectionIndicatorImage = image
        bar.selectedItem = items[1]
        let shown = bar.subviews.filter { $0 is UIControl }.map { tab in
            tab.subviews.contains { ($0 as? UIImageView)?.image === image }
        }
        #expect(shown == [false, true])
    }

    @Test("A tap on a tab shows its controller at once unless the delegate refuses")
    func tapping() throws {
        final class Guard: NSObject, UITabBarControllerDelegate {
            var allows = true
            var chosen: [UIViewController] = []
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { allows }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                chosen.append(viewController)
            }
        }
        let delegate = Guard()
        tabs.delegate = delegate
        func tab(at x: CGFloat) -> UIControl? {
            screen.run { screen.window.hitTest(CGPoint(x: x, y: 175), with: nil) } as? UIControl
        }
        let (left, right) = (try #require(tab(at: 50)), try #require(tab(at: 150)))
        _ = log.take()
        screen.run { right.sendActions(for: .touchUpInside) }
        #expect(log.take() == ["b load", "b will appear", "a will go", "b appearing", "a gone", "b appeared"])
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.tag == 2 && delegate.chosen == [second])
        #expect(first.view.window == nil && second.view.window != nil)
        delegate.allows = false
        screen.run { left.sendActions(for: .touchUpInside) }
        #expect(tabs.selectedIndex == 1 && delegate.chosen.count == 1)
        screen.run { tabs.selectedIndex = 7 }
        #expect(tabs.selectedIndex == 1)
    }

    @Test("A delegate's animation plays between tabs", .rule("uikit_animation §3"))
    func animation() {
        final class Animation: NSObject, UITabBarControllerDelegate {
            let animator = SlideAnimator()
            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { animator }
        }
        let delegate = Animation()
        tabs.delegate = delegate
        screen.run { tabs.selectedViewController = second }
        #expect(abs(screen.shown(second.view, at: 0.25).frame.minY - 100) < 0.01)
        #expect(first.view.window != nil)
        screen.advance(to: 1)
        #expect(first.view.window == nil && second.view.frame.minY == 0)
    }

    @Test("Removed controllers are released")
    func release() {
        weak var gone: UIViewController?
        screen.run {
            let third = UIViewController()
            gone = third
            tabs.viewControllers?.append(third)
            tabs.selectedIndex = 2
        }
        #expect(gone?.view.window != nil)
        screen.run { tabs.viewControllers = [first, second] }
        #expect(gone == nil && tabs.selectedViewController === first && first.view.window != nil)
    }

    @Test("The controller receives selections as the bar's delegate, and items can offset titles and colour badges")
    func items() throws {
        final class Hearing: UITabBarController {
            var received: [String?] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { received.append(item.title) }
        }
        let hearing = Hearing()
        hearing.viewControllers = [UIViewController(), UIViewController()]
        hearing.viewControllers?[1].title = "Two"
        screen.run { [screen] in screen.window.rootViewController = hearing }
        let button = try #require(hearing.tabBar.subviews.last as? UITabBarButton)
        button.sendActions(for: .touchUpInside)
        #expect(hearing.received == ["Two"] && hearing.selectedIndex == 1)
        let label = try #require(button.subviews[1] as? UILabel)
        let badge = try #require(button.subviews[2] as? UILabel)
        button.layoutIfNeeded()
        let place = label.frame
        button.item.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
        button.item.badgeColor = .blue
        button.item.badgeValue = "1"
        button.layoutIfNeeded()
        #expect(label.frame == place.offsetBy(dx: 2, dy: -3))
        #expect(badge.backgroundColor == .blue && badge.textColor == .white)
        button.item.setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .selected)
        #expect(badge.textColor == .yellow)
        #expect(button.item.badgeTextAttributes(for: .normal) == nil)
    }
}
