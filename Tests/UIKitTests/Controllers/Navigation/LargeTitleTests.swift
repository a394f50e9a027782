import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LargeTitleTests {
    private func show(_ screen: TestScreen, height: CGFloat = 800) -> (UINavigationController, UIScrollView) {
        let (navigation, scroll) = screen.run { (UINavigationController(), UIScrollView()) }
        screen.run {
            let root = UIViewController()
            root.title = "Large"
            root.view = scroll
            scroll.contentSize = CGSize(width: 200, height: height)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.viewControllers = [root]
            screen.window.rootViewController = navigation
        }
        return (navigation, scroll)
    }

    @Test("A large title adds 52 points to the bar, which collapse as the content scrolls")
    func collapsing() {
        let screen = TestScreen()
        let (navigation, scroll) = show(screen)
        #expect(navigation.navigationBar.frame.height == 96 && scroll.adjustedContentInset.top == 96)
        #expect(scroll.contentOffset.y == -96)
        screen.run { scroll.contentOffset.y = -76 }
        #expect(navigation.navigationBar.frame.height == 76 && scroll.adjustedContentInset.top == 76)
        screen.run { scroll.contentOffset.y = 40 }
        #expect(navigation.navigationBar.frame.height == 44 && scroll.safeAreaInsets.top == 44)
        screen.run { scroll.contentOffset.y = -116 }
        #expect(navigation.navigationBar.frame.height == 116)
    }

    @Test("The content settles under all of a large title or none after a drag ends within it")
    func snapping() {
        let screen = TestScreen()
        let (navigation, scroll) = show(screen)
        func drag(by distance: CGFloat) {
            let start = screen.clock.now
            screen.touch(.began, 100, 150)
            for step in 1...10 {
                screen.advance(to: start + Double(step) / 10)
                screen.touch(.moved, 100, 150 - distance * CGFloat(step) / 10)
            }
            screen.advance(to: start + 1.5)
            screen.touch(.ended, 100, 150 - distance)
            screen.advance(to: start + 4)
        }
        drag(by: 28)
        #expect(scroll.contentOffset.y == -96 && navigation.navigationBar.frame.height == 96)
        drag(by: 46)
        #expect(scroll.contentOffset.y == -44 && navigation.navigationBar.frame.height == 44)
        drag(by: -46)
        #expect(scroll.contentOffset.y == -96 && scroll.adjustedContentInset.top == 96)
    }

    @Test("A bar blurs what is behind it, except above the content under a large title")
    func blur() {
        let screen = TestScreen()
        let (navigation, scroll) = show(screen)
        let bar = navigation.navigationBar
        #expect(bar.background.appearance.effect == nil && bar.background.appearance.line == nil)
        screen.run { scroll.contentOffset.y = 40 }
        #expect(
            bar.background.appearance.effect?.style == .systemChromeMaterial && bar.background.appearance.color == nil)
        screen.run { bar.isTranslucent = false }
        #expect(bar.background.appearance.effect == nil && bar.background.appearance.color != nil)
        screen.run { bar.standardAppearance.configureWithOpaqueBackground() }
        #expect(bar.background.appearance.effect == nil && bar.background.appearance.color == .systemBackground)
        screen.run { bar.standardAppearance.configureWithDefaultBackground() }
        #expect(bar.background.appearance.effect?.style == .systemChromeMaterial)
    }

    @Test("A toolbar's background covers the area of the home indicator")
    func toolbar() {
        let screen = TestScreen()
        let (navigation, _) = show(screen)
        navigation.additionalSafeAreaInsets.bottom = 34
        screen.run { navigation.isToolbarHidden = false }
        let toolbar: UIToolbar = navigation.toolbar
        #expect(toolbar.frame == CGRect(x: 0, y: 122, width: 200, height: 44))
        #expect(toolbar.background.frame == CGRect(x: 0, y: 0, width: 200, height: 78))
    }

    @Test("On a black bar, a large title is white unless it has a colour of its own")
    func blackBar() throws {
        let screen = TestScreen()
        let (navigation, _) = show(screen)
        func color() throws -> UIColor? {
            var labels: [UILabel] = []
            navigation.navigationBar.forEach {
                if let label = $0 as? UILabel, label.text == "Large" { labels.append(label) }
            }
            return try #require(labels.max { $0.font.pointSize < $1.font.pointSize }).textColor
        }
        #expect(
            try color()?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
                == UIColor(white: 0, alpha: 1))
        screen.run { navigation.navigationBar.barStyle = .black }
        #expect(try color() == .white)
        screen.run { navigation.navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.red] }
        #expect(try color() == .red)
    }

    @Test("An item decides whether its title is large, and items above it follow")
    func modes() {
        let screen = TestScreen()
        let (navigation, _) = show(screen)
        let (second, third) = screen.run { (UIViewController(), UIViewController()) }
        second.navigationItem.largeTitleDisplayMode = .never
        screen.run { navigation.pushViewController(second, animated: false) }
        #expect(navigation.navigationBar.frame.height == 44)
        screen.run { navigation.pushViewController(third, animated: false) }
        #expect(navigation.navigationBar.frame.height == 44)
        third.navigationItem.largeTitleDisplayMode = .always
        screen.run { navigation.view.setNeedsLayout() }
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test("A bar follows changes of its appearance, and that at the edge applies at the top of the content")
    func appearances() {
        let screen = TestScreen()
        let (navigation, scroll) = show(screen)
        let bar = navigation.navigationBar
        screen.run {
            bar.prefersLargeTitles = false
            bar.standardAppearance.backgroundColor = .red
            scroll.contentOffset.y = 10
        }
        #expect(bar.background.appearance.color == .red)
        screen.run { scroll.contentOffset.y = -44 }
        let edge = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
        #expect(edge.backgroundColor == .red)
        edge.configureWithTransparentBackground()
        screen.run { bar.scrollEdgeAppearance = edge }
        #expect(bar.background.appearance.color == nil)
        screen.run { scroll.contentOffset.y = 10 }
        #expect(bar.background.appearance.color == .red)
    }

    @Test("Buttons of a bar that becomes large while its item is set have the size of the bar without the title")
    func buttons() throws {
        let screen = TestScreen()
        let (navigation, root) = screen.run { (UINavigationController(), UIViewController()) }
        let item = screen.run { UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil) }
        screen.run {
            navigation.viewControllers = [root]
            screen.window.rootViewController = navigation
            screen.window.layoutIfNeeded()
            navigation.navigationBar.prefersLargeTitles = true
            navigation.navigationBar.largeHeight = 52
            root.navigationItem.rightBarButtonItem = item
            screen.window.layoutIfNeeded()
        }
        let button = try #require(item.shownView as? UIButton)
        #expect(button.bounds.height == 44 && button.imageView?.frame.height ?? 0 > 15)
    }
}
