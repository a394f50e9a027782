import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

/// The swipe from the left edge of a navigation controller (uikit_animation.md §3).
@MainActor @Suite struct InteractivePopTests {
    let screen = TestScreen()
    let log = Log()
    let navigation: UINavigationController
    let first: LoggingController
    let second: LoggingController

    init() {
        first = LoggingController("a", log)
        second = LoggingController("b", log)
        navigation = UINavigationController(rootViewController: first)
        screen.run { [screen, navigation, second] in
            screen.window.rootViewController = navigation
            navigation.pushViewController(second, animated: false)
        }
        _ = log.take()
    }

    /// Drags a finger from the edge to `end`, 5 points per frame.
    private func swipe(to end: CGFloat, lifts: Bool = true) {
        screen.drag(stride(from: 5, through: end, by: 5).map { ($0, 100) }, lifts: lifts)
    }

    @Test("The slide follows the finger from where the swipe is recognized")
    func follows() throws {
        let gesture = try #require(navigation.interactivePopGestureRecognizer)
        #expect(gesture.view === navigation.view && gesture is UIScreenEdgePanGestureRecognizer)
        swipe(to: 120, lifts: false)
        // The swipe is recognized at 20 points, the first position more than 10 points away.
        #expect(abs(screen.shown(second.view, at: screen.clock.now).frame.minX - 100) < 0.01)
        #expect(abs(screen.shown(first.view, at: screen.clock.now).frame.minX + 30) < 0.01)
        screen.advance(to: 5)
        #expect(abs(screen.shown(second.view, at: 5).frame.minX - 100) < 0.01)
        #expect(second.transitionCoordinator?.isInteractive == true)
    }

    @Test(
        "A controller is popped if the finger lifts beyond half of the width, and stays otherwise",
        arguments: [90.0, 150.0])
    func slow(end: CGFloat) {
        swipe(to: end, lifts: false)
        screen.advance(to: 3)
        screen.touch(.ended, end, 100)
        screen.advance(to: 4)
        let isPopped = end > 120
        #expect(navigation.viewControllers == (isPopped ? [first] : [first, second]))
        #expect(second.parent === (isPopped ? nil : navigation))
        #expect((first.view.window != nil) == isPopped && (second.view.window != nil) != isPopped)
        #expect(first.view.frame.minX == 0 && second.view.frame.minX == 0)
        let ends = isPopped ? ["b gone", "a appeared"] : ["a gone", "b appeared"]
        #expect(log.lines.filter { $0.hasSuffix("appeared") || $0.hasSuffix("gone") } == ends)
    }

    @Test("A fast swipe decides by its direction alone")
    func quick() {
        screen.drag(stride(from: 4, through: 60, by: 4).map { ($0, 100) })
        screen.advance(to: 2)
        #expect(navigation.viewControllers == [first, second], "4 points per frame are 240 per second")
        screen.drag([(5, 100), (20, 100), (40, 100), (60, 100)])
        screen.advance(to: 4)
        #expect(navigation.viewControllers == [first])
    }

    @Test("A swipe begins only at the edge, and only if the bar shows a back button")
    func begins() {
        func isTaken(_ start: CGFloat = 5) -> Bool {
            screen.drag(stride(from: start, through: start + 60, by: 5).map { ($0, 100) }, lifts: false)
            defer {
                screen.touch(.cancelled, start + 60, 100)
                screen.advance(to: screen.clock.now + 1)
            }
            return second.transitionCoordinator != nil
        }
        #expect(isTaken() && !isTaken(40))
        screen.run { second.navigationItem.hidesBackButton = true }
        #expect(!isTaken())
        screen.run { second.navigationItem.hidesBackButton = false }
        screen.run {
            second.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Menu", style: .plain, target: nil, action: nil)
        }
        #expect(!isTaken())
        screen.run { second.navigationItem.leftItemsSupplementBackButton = true }
        #expect(isTaken())
        screen.run { navigation.isNavigationBarHidden = true }
        #expect(!isTaken())
        navigation.interactivePopGestureRecognizer?.delegate = nil
        #expect(isTaken(), "without its default delegate, the bar has no influence")
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        #expect(!isTaken())
        #expect(navigation.viewControllers == [first, second])
    }

    @Test("A swipe on the root controller does nothing")
    func root() {
        screen.run { navigation.popViewController(animated: false) }
        navigation.interactivePopGestureRecognizer?.delegate = nil
        swipe(to: 150)
        screen.advance(to: 5)
        #expect(navigation.viewControllers == [first] && first.view.window != nil && first.view.frame.minX == 0)
    }

    @Test("The swipe takes precedence over a horizontal scroll view")
    func scrolling() {
        let content = UIScrollView(frame: second.view.bounds)
        screen.run {
            content.contentSize = CGSize(width: 1000, height: 200)
            content.contentOffset.x = 300
            second.view.addSubview(content)
        }
        swipe(to: 150)
        screen.advance(to: 5)
        #expect(navigation.viewControllers == [first] && content.contentOffset.x == 300)
    }

    @Test("Right to left, the swipe begins at the right edge", arguments: [true, false])
    func rightToLeft(atRightEdge: Bool) {
        screen.run { screen.window.traitOverrides.layoutDirection = .rightToLeft }
        let points = stride(from: CGFloat(5), through: 150, by: 5).map { (atRightEdge ? 200 - $0 : $0, CGFloat(100)) }
        screen.drag(points)
        screen.advance(to: 5)
        #expect(navigation.viewControllers == (atRightEdge ? [first] : [first, second]))
    }

    private final class Watcher: UIViewController {
        var seen: [Bool] = []
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            seen = [
                transitionCoordinator?.initiallyInteractive ?? false, transitionCoordinator?.isInteractive ?? false,
            ]
        }
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        var seen: [Bool] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            let coordinator = navigationController.topViewController?.transitionCoordinator
            seen = [coordinator?.initiallyInteractive ?? false, coordinator?.isInteractive ?? false]
        }
    }

    @Test("When a swipe begins, the controllers and the delegate see that it is interactive", arguments: [true, false])
    func interactive(isSwiped: Bool) {
        let (watcher, delegate) = (Watcher(), Delegate())
        screen.run { navigation.pushViewController(watcher, animated: false) }
        navigation.delegate = delegate
        if isSwiped {
            screen.drag([(5, 100), (40, 100), (80, 100)], lifts: false)
        } else {
            screen.run { navigation.popViewController(animated: true) }
        }
        #expect(watcher.seen == [isSwiped, isSwiped] && delegate.seen == [isSwiped, isSwiped])
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test("A cancelled swipe restores the selection of a table that it cleared", .rule("V25")) func selection() {
        let rows = screen.run { Rows() }
        screen.run { navigation.setViewControllers([rows, second], animated: false) }
        screen.run {
            rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        }
        screen.drag([(5, 100), (40, 100), (80, 100)], lifts: false)
        #expect(rows.tableView.indexPathForSelectedRow == nil)
        screen.advance(to: screen.clock.now + 0.2)
        screen.touch(.ended, 80, 100)
        screen.advance(to: screen.clock.now + 1)
        #expect(navigation.viewControllers == [rows, second])
        #expect(rows.tableView.indexPathForSelectedRow?.row == 1)
        screen.run { navigation.popViewController(animated: true) }
        screen.advance(to: screen.clock.now + 1)
        #expect(rows.tableView.indexPathForSelectedRow == nil)
    }

    @Test("A hundred cancelled swipes leave the controllers unchanged")
    func cycles() {
        for _ in 0..<100 {
            screen.drag([(5, 100), (40, 100), (80, 100)], lifts: false)
            screen.advance(to: screen.clock.now + 0.2)
            screen.touch(.ended, 80, 100)
            screen.advance(to: screen.clock.now + 0.5)
            #expect(navigation.viewControllers == [first, second] && second.transitionCoordinator == nil)
            guard navigation.viewControllers.count == 2 else { return }
        }
        #expect(navigation.content.subviews == [second.view] && second.view.frame.minX == 0)
        #expect(log.lines.filter { $0 == "a will appear" }.count == 100)
        #expect(log.lines.filter { $0 == "a gone" }.count == 100)
    }
}
