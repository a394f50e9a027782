import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite struct UINavigationControllerTests {
    let screen = TestScreen()
    let log = Log()
    let navigation: UINavigationController
    let first: LoggingController
    let second: LoggingController

    init() {
        first = LoggingController("a", log)
        second = LoggingController("b", log)
        first.title = "First"
        second.title = "Second"
        navigation = UINavigationController(rootViewController: first)
        screen.run { [screen, navigation] in screen.window.rootViewController = navigation }
        _ = log.take()
    }

    private func pushSecond() { screen.run { navigation.pushViewController(second, animated: true) } }

    @Test(
        "A push slides in over the full width in 0.35 s while the covered view moves by 30 % and darkens",
        .rule("uikit_animation §3"))
    func push() {
        screen.run { navigation.pushViewController(second, animated: true) }
        #expect(abs(screen.shown(second.view, at: 0.175).frame.minX - 100) < 0.01)
        #expect(abs(screen.shown(first.view, at: 0.175).frame.minX + 30) < 0.01)
        #expect(navigation.topViewController === second && second.navigationController === navigation)
        screen.advance(to: 0.34)
        #expect(log.lines.last == "b appearing")
        screen.advance(to: 0.36)
        #expect(
            log.take() == [
                "b will join", "b load", "a will go", "b will appear", "b appearing", "a gone", "b appeared",
                "b joined",
            ])
        #expect(first.view.window == nil && first.view.frame.minX == 0 && second.view.window === screen.window)
    }

    @Test("Pushes come from the left if the navigation controller's view runs from right to left") func mirroredPush() {
        navigation.view.semanticContentAttribute = .forceRightToLeft
        pushSecond()
        #expect(abs(screen.shown(second.view, at: 0.175).frame.minX + 100) < 0.01)
    }

    @Test("A subview that an app adds to the bar stays above the bar's content and receives touches")
    func barSubviews() {
        let button = UIButton(frame: CGRect(x: 80, y: 0, width: 40, height: 44))
        screen.run { navigation.navigationBar.addSubview(button) }
        pushSecond()
        screen.advance(to: 1)
        let middle = button.convert(CGPoint(x: 20, y: 22), to: nil)
        #expect(screen.window.hitTest(middle, with: nil) === button)
    }

    @Test("A pop returns to the previous controller and releases the popped one")
    func pop() {
        weak var gone: UIViewController?
        screen.run {
            let controller = UIViewController()
            gone = controller
            navigation.pushViewController(controller, animated: true)
        }
        screen.advance(to: 1)
        #expect(gone != nil && gone?.parent === navigation)
        _ = log.take()
        screen.run { #expect(navigation.popViewController(animated: true) === gone) }
        #expect(gone?.isMovingFromParent == true)
        #expect(abs(screen.shown(first.view, at: 1.175).frame.minX + 30) < 0.01)
        screen.advance(to: 2)
        #expect(log.take() == ["a will appear", "a appearing", "a appeared"])
        #expect(gone == nil && navigation.viewControllers == [first])
        #expect(screen.run { navigation.popViewController(animated: true) } == nil)
    }

    @Test("Changes during a transition run after it")
    func queue() {
        let third = LoggingController("c", log)
        screen.run {
            navigation.pushViewController(second, animated: true)
            navigation.pushViewController(third, animated: true)
        }
        #expect(navigation.viewControllers.count == 3)
        screen.advance(to: 1)
        #expect(third.view.window != nil && second.view.window == nil && first.view.window == nil)
        screen.run { navigation.popToRootViewController(animated: false) }
        #expect(first.view.window != nil && third.parent == nil && second.parent == nil)
        let appearing = log.lines.count { $0.hasSuffix("will appear") }
        #expect(log.lines.count { $0.hasSuffix(" appeared") } == appearing)
        #expect(navigation.navigationBar.topItem?.title == "First" && navigation.navigationBar.backItem == nil)
    }

    @Test("Setting a stack pops if its top was already below, and pushes otherwise")
    func direction() {
        final class Watcher: NSObject, UINavigationControllerDelegate {
            var operations: [UINavigationController.Operation] = []
            var shown: [String] = []
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? {
                operations.append(operation)
                return nil
            }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { shown.append("\(viewController.title ?? "") \(animated)") }
        }
        let watcher = Watcher()
        navigation.delegate = watcher
        screen.run { navigation.setViewControllers([second, first, UIViewController()], animated: true) }
        screen.advance(to: 1)
        screen.run { navigation.setViewControllers([second], animated: true) }
        screen.advance(to: 2)
        screen.run { navigation.setViewControllers([second, first], animated: false) }
        #expect(watcher.operations == [.push, .pop])
        #expect(watcher.shown == [" true", "Second true", "First false"])
    }

    private final class Driver: NSObject, UINavigationControllerDelegate {
        let animator = SlideAnimator()
        var interaction: UIPercentDrivenInteractiveTransition?
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { animator }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
        ) -> UIViewControllerInteractiveTransitioning? { interaction }
    }

    @Test("A cancelled interactive pop leaves the stack unchanged, any number of times")
    func cancelledPop() {
        let driver = Driver()
        let interaction = UIPercentDrivenInteractiveTransition()
        navigation.delegate = driver
        pushSecond()
        screen.advance(to: 1)
        driver.interaction = interaction
        for cycle in 1...20 {
            _ = log.take()
            screen.run {
                navigation.popViewController(animated: true)
                interaction.update(0.5)
            }
            #expect(abs(screen.shown(first.view, at: screen.clock.now).frame.minY - 100) < 0.01)
            screen.run { interaction.cancel() }
            screen.advance(to: Double(cycle) + 1)
            #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
            #expect(second.view.window != nil && first.view.window == nil)
            let calls = log.lines.filter { $0.contains("appear") || $0.contains("go") }
            #expect(
                calls == [
                    "b will go", "a will appear", "a appearing", "a will go", "a gone", "b will appear", "b appearing",
                    "b appeared",
                ])
            #expect(navigation.navigationBar.topItem?.title == "Second")
        }
        screen.run {
            navigation.popViewController(animated: true)
            interaction.finish()
        }
        screen.advance(to: 50)
        #expect(navigation.viewControllers == [first] && second.parent == nil)
    }

    @Test("The bar shows the title and a back button, and adds its height to the safe area")
    func bar() throws {
        pushSecond()
        screen.advance(to: 1)
        let bar = navigation.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
        #expect(bar.topItem?.title == "Second" && bar.backItem?.backTitle == "First")
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(second.view.safeAreaInsets.top == 44)
        second.edgesForExtendedLayout = []
        navigation.view.setNeedsLayout()
        screen.run {}
        #expect(
            second.view.frame == CGRect(x: 0, y: 44, width: 200, height: 156) && second.view.safeAreaInsets.top == 0)
        screen.run { navigation.setNavigationBarHidden(true, animated: false) }
        #expect(second.view.frame.minY == 0 && second.view.safeAreaInsets.top == 0)
        screen.run { navigation.isNavigationBarHidden = false }
        let button = try #require(
            screen.run { screen.window.hitTest(CGPoint(x: 24, y: 22), with: nil) } as? UIButton)
        let label = try #require(button.titleLabel)
        #expect(button.frame.minX == 8 && button.imageView?.frame.size == CGSize(width: 12, height: 21))
        #expect(label.frame.minX == 18 && button.bounds.width == label.frame.maxX)
        screen.run { button.sendActions(for: .touchUpInside) }
        screen.advance(to: 2)
        #expect(navigation.viewControllers == [first])
    }

    @MainActor private final class Target {
        var received: [Int] = []; func tap(_ item: UIBarButtonItem) { received.append(item.tag) }
    }

    @Test("Bar buttons call their targets and follow changes of their items")
    func buttons() throws {
        let target = Target()
        let item = UIBarButtonItem(title: "Go", style: .done, target: target, action: Selector("tap:", Target.tap(_:)))
        item.tag = 3
        screen.run { first.navigationItem.rightBarButtonItem = item }
        func hit() -> UIView? { screen.run { screen.window.hitTest(CGPoint(x: 175, y: 22), with: nil) } }
        let button = try #require(hit() as? UIButton)
        #expect(button.title(for: .normal) == "Go")
        screen.run { button.sendActions(for: .touchUpInside) }
        #expect(target.received == [3])
        screen.run { item.title = "Gone" }
        #expect((hit() as? UIButton)?.title(for: .normal) == "Gone")
        screen.run { item.isEnabled = false }
        #expect((hit() as? UIButton)?.isEnabled != true)
    }

    @Test("Touches beside a bar button reach it, and those between two the nearer one") func nearbyTouches() throws {
        let symbols = try ["trash", "pencil"].map { try #require(UIImage(systemName: $0)) }
        let items = symbols.map { UIBarButtonItem(image: $0, style: .plain, target: nil, action: nil) }
        screen.run { first.navigationItem.rightBarButtonItems = items }
        func hit(_ x: CGFloat) -> UIImage? {
            (screen.run { screen.window.hitTest(CGPoint(x: x, y: 22), with: nil) } as? UIButton)?.currentImage
        }
        let outer = 182 - symbols[0].size.width.rounded(.up)
        #expect(hit(190) == symbols[0] && hit(outer - 8) == symbols[0] && hit(outer - 16) == symbols[1])
        #expect(hit(outer - 24 - symbols[1].size.width.rounded(.up) - 14) == nil)
    }
}
