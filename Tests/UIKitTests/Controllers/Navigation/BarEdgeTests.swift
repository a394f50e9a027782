import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Bars have no background while no content is under them") struct BarEdgeTests {
    private let screen = TestScreen()

    /// A navigation controller in a tab bar controller, with a toolbar if wanted, that shows scrollable content.
    private func show(
        height: CGFloat, toolbar: Bool = false
    ) -> (tabs: UITabBarController, navigation: UINavigationController, scroll: UIScrollView) {
        let (tabs, navigation, scroll) = screen.run { (UITabBarController(), UINavigationController(), UIScrollView()) }
        screen.run {
            let root = UIViewController()
            root.view = scroll
            scroll.contentSize = CGSize(width: 200, height: height)
            navigation.viewControllers = [root]
            navigation.isToolbarHidden = !toolbar
            tabs.viewControllers = [navigation]
            screen.window.rootViewController = tabs
        }
        return (tabs, navigation, scroll)
    }

    @Test("The background appears over 16 points as content scrolls under the bar") func scrolling() {
        let (_, navigation, scroll) = show(height: 800)
        let background = navigation.navigationBar.background
        #expect(
            scroll.contentOffset.y == -44 && background.appearance.effect == nil && background.appearance.line == nil)
        screen.run { scroll.contentOffset.y = -40 }
        #expect(background.appearance.effect?.style == .systemChromeMaterial)
        #expect(background.subviews.map(\.alpha) == [0.25, 0.25, 0.25] && background.alpha == 1)
        screen.run { scroll.contentOffset.y = 0 }
        #expect(background.subviews.map(\.alpha) == [1, 1, 1])
    }

    @Test("Before iOS 15, only bars with large titles lose their background", arguments: [14, 15])
    func formerSystems(version: Int) {
        let screen = TestScreen(system: version)
        let (navigation, tabs) = screen.run { (UINavigationController(), UITabBarController()) }
        screen.run {
            navigation.viewControllers = [UIViewController()]
            tabs.viewControllers = [navigation]
            screen.window.rootViewController = tabs
        }
        let bars = [navigation.navigationBar.background, tabs.tabBar.background]
        #expect(bars.allSatisfy { ($0.appearance.line != nil) == (version < 15) })
        #expect(bars.allSatisfy { ($0.appearance.effect != nil) == (version < 15) })
        screen.run { navigation.navigationBar.prefersLargeTitles = true }
        #expect(navigation.navigationBar.background.appearance.line == nil)
    }

    @Test("A symbol in a bar stands 18 points from the edge, and 22 in wide bars", arguments: [(375, 18), (414, 22)])
    func symbols(width: CGFloat, x: CGFloat) throws {
        let bar = screen.run { UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44)) }
        screen.run {
            let item = UINavigationItem()
            item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            bar.items = [item]
            screen.window.addSubview(bar)
        }
        func images(in view: UIView) -> [UIImageView] {
            view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? images(in: $0) }
        }
        let shown = images(in: bar).filter { $0.image?.isSymbolImage == true }
        let frames = shown.map { $0.convert($0.bounds, to: bar) }.sorted { $0.minX < $1.minX }
        #expect(frames.count == 2 && abs(frames[0].minX - x) <= 0.5 && abs(frames[1].maxX - (width - x)) <= 0.5)
        // In pictures of a simulator, it is 17.67 points wide.
        #expect(abs(frames[0].width - 17.67) < 0.5)
    }

    @Test("A bar at the bottom has a background until the content ends above it") func bottom() {
        let (tabs, navigation, scroll) = show(height: 400, toolbar: true)
        #expect(
            tabs.tabBar.background.appearance.effect != nil && navigation.toolbar.background.appearance.effect != nil)
        screen.run { scroll.contentOffset.y = 400 + 93 - 200 }
        #expect(
            tabs.tabBar.background.appearance.effect == nil && navigation.toolbar.background.appearance.effect == nil)
        screen.run { scroll.contentSize.height = 1000 }
        #expect(tabs.tabBar.background.appearance.effect != nil)
        screen.run { scroll.contentSize.height = 50 }
        #expect(tabs.tabBar.background.appearance.effect == nil)
    }

    @Test("Content that is sized before the scroll view counts in the view's final size") func order() {
        let tabs = screen.run { UITabBarController() }
        screen.run {
            let (root, scroll) = (UIViewController(), UIScrollView())
            root.view.addSubview(scroll)
            scroll.contentSize = CGSize(width: 100, height: 100)
            tabs.viewControllers = [root]
            screen.window.rootViewController = tabs
            tabs.view.layoutIfNeeded()
            scroll.frame = root.view.bounds
        }
        #expect(tabs.tabBar.background.appearance.effect == nil)
    }

    @Test("Over a controller without a scroll view, bars have no background") func noScrollView() {
        let (tabs, navigation, _) = show(height: 800)
        screen.run { navigation.pushViewController(UIViewController(), animated: false) }
        #expect(tabs.tabBar.background.appearance.effect == nil)
        #expect(navigation.navigationBar.background.appearance.effect == nil)
        screen.run { navigation.popViewController(animated: false) }
        #expect(tabs.tabBar.background.appearance.effect != nil)
    }

    @Test("A bar that is opaque, black or has a colour of its own keeps its background") func ownLooks() {
        let (_, navigation, _) = show(height: 800)
        let bar = navigation.navigationBar
        screen.run { bar.barTintColor = .red }
        #expect(bar.background.appearance.color == .red && bar.background.alpha == 1)
        screen.run { (bar.barTintColor, bar.isTranslucent) = (nil, false) }
        #expect(bar.background.appearance.color != nil)
        screen.run { (bar.isTranslucent, bar.barStyle) = (true, .black) }
        #expect(bar.background.appearance.effect?.style == .systemChromeMaterialDark)
        screen.run { bar.standardAppearance.configureWithOpaqueBackground() }
        #expect(bar.background.appearance.color == nil, "appearances have one for the edge, which is clear by default")
    }

    @Test("An opaque bar shows its colour behind a background image", arguments: [UIBarStyle.default, .black])
    func opaqueImage(style: UIBarStyle) {
        let bar = screen.run { UINavigationBar() }
        screen.run {
            bar.barStyle = style
            bar.setBackgroundImage(UIImage(), for: .default)
            bar.barTintColor = .blue
        }
        #expect(bar.background.appearance.color == nil && bar.background.appearance.effect == nil)
        screen.run { bar.isTranslucent = false }
        #expect(bar.background.appearance.color == .blue && bar.background.appearance.image != nil)
        screen.run { bar.barTintColor = nil }
        #expect(bar.background.appearance.color == (style == .black ? .black : .systemBackground))
    }

    @Test("The appearance at the edge replaces the standard one, for single tabs, too") func appearances() {
        let (tabs, navigation, scroll) = show(height: 800, toolbar: true)
        let (edge, bottom) = (UITabBarAppearance(), UIToolbarAppearance())
        edge.backgroundColor = .green
        bottom.backgroundColor = .blue
        edge.stackedLayoutAppearance.selected.iconColor = .yellow
        screen.run { (tabs.tabBar.scrollEdgeAppearance, navigation.toolbar.scrollEdgeAppearance) = (edge, bottom) }
        #expect(tabs.tabBar.background.appearance.color == nil && navigation.toolbar.background.appearance.color == nil)
        screen.run { scroll.contentOffset.y = 800 + 93 - 200 }
        #expect(
            tabs.tabBar.background.appearance.color == .green && navigation.toolbar.background.appearance.color == .blue
        )
        screen.run { edge.backgroundColor = .red }
        #expect(tabs.tabBar.background.appearance.color == .red)
    }

    @Test("A bar that no controller owns has its standard look") func alone() {
        let (bar, tabs, toolbar) = screen.run { (UINavigationBar(), UITabBar(), UIToolbar()) }
        #expect([bar.background, tabs.background, toolbar.background].allSatisfy { $0.appearance.effect != nil })
    }

    @Test("Content under a bar has no safe area that its scroll view has turned into insets") func safeArea() {
        let (_, _, scroll) = show(height: 800)
        let row = screen.run {
            let row = UIView(frame: CGRect(x: 0, y: 140, width: 200, height: 60))
            scroll.addSubview(row)
            return row
        }
        #expect(scroll.safeAreaInsets.bottom == 49 && row.safeAreaInsets == .zero)
        screen.run { scroll.contentOffset.y = 0 }
        screen.run { scroll.contentInsetAdjustmentBehavior = .never }
        #expect(row.safeAreaInsets.bottom == 49)
    }
}
