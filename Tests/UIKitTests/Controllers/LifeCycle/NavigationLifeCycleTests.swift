import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

/// The order of calls when the stack of a navigation controller changes (life_cycle.md §2).
@MainActor @Suite struct NavigationLifeCycleTests {
    let screen = TestScreen()
    let log = Log()
    let navigation: UINavigationController
    let delegate: LifeCycleDelegate
    let pages: [LifeCycleController]

    init() {
        pages = ["a", "b", "c", "d"].map { [log] in LifeCycleController($0, log) }
        delegate = LifeCycleDelegate(log)
        navigation = UINavigationController(rootViewController: pages[0])
        screen.run { [screen, navigation] in screen.window.rootViewController = navigation }
        navigation.delegate = delegate
        _ = log.take()
    }

    /// Shows some of the pages at once.
    private func show(_ indices: [Int]) {
        screen.run { navigation.setViewControllers(indices.map { pages[$0] }, animated: false) }
        _ = log.take()
    }

    /// Returns the calls while a closure runs, and those afterwards.
    private func calls(_ body: () -> Void) -> [[String]] {
        screen.run(body)
        let first = log.take()
        screen.advance(to: screen.clock.now + 1)
        return [first, log.take()]
    }

    @Test("The delegate of a navigation controller that appears is called as the first controller is", .rule("V28"))
    func first() {
        let navigation = UINavigationController(rootViewController: pages[1])
        navigation.delegate = delegate
        screen.run { screen.window.rootViewController = nil }
        _ = log.take()
        #expect(
            calls { screen.window.rootViewController = navigation }[0] == [
                "b load", "b joined", "b will appear", "will show b", "b appearing", "b appeared", "did show b",
            ])
        screen.run {
            navigation.pushViewController(pages[2], animated: false)
            navigation.popViewController(animated: false)
        }
        #expect(log.lines.suffix(1) == ["did show b"] && log.lines.contains("will show b"))
    }

    @Test("A push tells the controllers before the delegate, and ends with the coordinator first", .rule("V1"))
    func push() {
        let calls = calls { navigation.pushViewController(pages[1], animated: true) }
        #expect(
            calls[0] == [
                "b will join", "b load", "a will go", "b will appear", "will show b", "b appearing", "b alongside",
            ])
        #expect(calls[1] == ["b completed", "a gone", "b appeared", "b joined", "did show b"])
    }

    @Test("A push without an animation makes the same calls at once", .rule("V1")) func still() {
        let calls = calls { navigation.pushViewController(pages[1], animated: false) }
        #expect(
            calls[0] == [
                "b will join", "b load", "a will go", "b will appear", "will show b", "b appearing", "a gone",
                "b appeared", "b joined", "did show b",
            ])
        #expect(calls[1] == [])
    }

    @Test("A pop tells the controller first that it leaves, and removes it at the end", .rule("V2")) func pop() {
        show([0, 1])
        let calls = calls { navigation.popViewController(animated: true) }
        #expect(
            calls[0] == [
                "b will leave", "b will go", "a will appear", "will show a", "a appearing", "a alongside",
            ])
        #expect(calls[1] == ["a completed", "b gone", "a appeared", "b left", "did show a"])
    }

    private final class LeavingController: UIViewController {
        var height = 0
        override func willMove(toParent parent: UIViewController?) {
            if parent == nil { height = navigationController?.viewControllers.count ?? 0 }
        }
    }

    @Test("A controller is still in the stack when it is notified that it leaves", .rule("V2")) func leaving() {
        let top = LeavingController()
        screen.run { navigation.pushViewController(top, animated: false) }
        screen.run { navigation.popViewController(animated: true) }
        #expect(top.height == 2 && navigation.viewControllers.count == 1)
    }

    @Test("A swipe back is interactive from its first calls, and ends as a pop", .rule("V3")) func swipe() {
        show([0, 1])
        screen.drag([(5, 100), (40, 100), (80, 100), (120, 100)], lifts: false)
        #expect(
            log.take() == [
                "b will leave", "b will go", "b is interactive", "a will appear", "a is interactive", "will show a",
                "a appearing", "a alongside",
            ])
        screen.touch(.ended, 120, 100)
        #expect(log.take() == ["a let go"])
        screen.advance(to: screen.clock.now + 1)
        #expect(log.take() == ["a completed", "b gone", "a appeared", "b left", "did show a"])
    }

    @Test("A cancelled swipe back completes the coordinator, and then restores the controllers", .rule("V4"))
    func cancelledSwipe() {
        show([0, 1])
        screen.drag([(5, 100), (40, 100), (80, 100)], lifts: false)
        _ = log.take()
        screen.advance(to: screen.clock.now + 0.2)
        screen.touch(.ended, 80, 100)
        #expect(log.take() == ["a let go, cancelled"])
        screen.advance(to: screen.clock.now + 1)
        #expect(
            log.take() == [
                "a cancelled", "a will go", "a gone", "b will appear", "b appearing", "b appeared",
            ])
        #expect(navigation.viewControllers == [pages[0], pages[1]] && pages[1].parent === navigation)
        screen.run { navigation.popViewController(animated: false) }
        #expect(log.take().first == "b will leave")
    }

    @Test("A pop of several controllers tells those between only that they leave", .rule("V5")) func popToRoot() {
        show([0, 1, 2, 3])
        let calls = calls { navigation.popToRootViewController(animated: true) }
        #expect(
            calls[0] == [
                "b will leave", "c will leave", "d will leave", "b left", "c left", "d will go", "a will appear",
                "will show a", "a appearing", "a alongside",
            ])
        #expect(calls[1] == ["a completed", "d gone", "a appeared", "d left", "did show a"])
    }

    @Test("A new stack shows its top alone, as a push or a pop", .rule("V6")) func replacing() {
        show([0, 1])
        let push = calls { navigation.setViewControllers([pages[2], pages[3]], animated: true) }
        #expect(
            push[0] == [
                "a will leave", "b will leave", "c will join", "d will join", "a left", "d load", "b will go",
                "d will appear", "will show d", "d appearing", "d alongside",
            ])
        #expect(push[1] == ["d completed", "b gone", "d appeared", "b left", "c joined", "d joined", "did show d"])
        let pop = calls { navigation.setViewControllers([pages[2]], animated: true) }
        #expect(
            pop[0] == [
                "d will leave", "c load", "d will go", "c will appear", "will show c", "c appearing", "c alongside",
            ])
        #expect(pop[1] == ["c completed", "d gone", "c appeared", "d left", "did show c"])
    }

    private final class BarController: UIViewController {
        let color: UIColor
        init(_ color: UIColor) {
            self.color = color
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { navigationController?.navigationBar.barTintColor = color }
        override func viewWillDisappear(_ animated: Bool) { navigationController?.navigationBar.barTintColor = nil }
    }

    @Test("The controller that comes decides the look of the bar", .rule("V19")) func bar() {
        for animated in [false, true] {
            let (red, blue) = (BarController(.red), BarController(.blue))
            screen.run { navigation.setViewControllers([red], animated: false) }
            screen.run { navigation.pushViewController(blue, animated: animated) }
            screen.advance(to: screen.clock.now + 1)
            #expect(navigation.navigationBar.barTintColor == .blue)
            screen.run { navigation.popViewController(animated: animated) }
            screen.advance(to: screen.clock.now + 1)
            #expect(navigation.navigationBar.barTintColor == .red)
        }
    }

    private final class MovingController: UIViewController {
        var seen: [Bool] = []
        private func note() { seen += [isMovingToParent, isMovingFromParent] }
        override func viewWillAppear(_ animated: Bool) { note() }
        override func viewDidAppear(_ animated: Bool) { note() }
        override func viewWillDisappear(_ animated: Bool) { note() }
        override func viewDidDisappear(_ animated: Bool) { note() }
    }

    @Test("A controller moves to or from its parent during both calls of a transition", .rule("V20")) func moving() {
        let (top, other) = (MovingController(), UIViewController())
        func seen(_ body: () -> Void) -> [Bool] {
            top.seen = []
            screen.run(body)
            screen.advance(to: screen.clock.now + 1)
            return top.seen
        }
        let (still, comes, goes) = ([false, false], [true, false], [false, true])
        #expect(seen { navigation.pushViewController(top, animated: true) } == comes + comes)
        #expect(seen { navigation.pushViewController(other, animated: true) } == still + still)
        #expect(seen { navigation.popViewController(animated: true) } == still + still)
        #expect(seen { navigation.popViewController(animated: true) } == goes + goes)
        #expect(!top.isMovingToParent && !top.isMovingFromParent)
    }

    @Test("What a coordinator's completion pushes follows the transition", .rule("V21")) func pushing() {
        screen.run {
            navigation.pushViewController(pages[1], animated: true)
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [navigation, pages] _ in
                navigation.pushViewController(pages[2], animated: false)
            }
        }
        _ = log.take()
        screen.advance(to: 1)
        #expect(
            log.take() == [
                "b completed", "c will join", "a gone", "b appeared", "b joined", "did show b", "c load", "b will go",
                "c will appear", "will show c", "c appearing", "b gone", "c appeared", "c joined", "did show c",
            ])
    }
}
