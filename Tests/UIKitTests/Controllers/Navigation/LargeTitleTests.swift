import Testing
@testable import UIKit

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
        #expect(navigation.navigationBar.frame.height == 76)
        screen.run { scroll.contentOffset.y = 40 }
        #expect(navigation.navigationBar.frame.height == 44)
        screen.run { scroll.contentOffset.y = -116 }
        #expect(navigation.navigationBar.frame.height == 116)
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
        }
        #expect(bar.layer.backgroundColor == UIColor.red.cgColor)
        let edge = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
        #expect(edge.backgroundColor == .red)
        edge.configureWithTransparentBackground()
        screen.run { bar.scrollEdgeAppearance = edge }
        #expect(bar.layer.backgroundColor == nil)
        screen.run { scroll.contentOffset.y = 10 }
        #expect(bar.layer.backgroundColor == UIColor.red.cgColor)
    }
}
