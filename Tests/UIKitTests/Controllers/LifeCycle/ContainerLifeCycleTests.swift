import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

/// The order of calls when a tab is selected, a page is turned, or a container exchanges its children (life_cycle.md §3).
@MainActor @Suite struct ContainerLifeCycleTests {
    let screen = TestScreen()
    let log = Log()
    let pages: [LifeCycleController]

    init() { pages = ["a", "b", "c"].map { [log] in LifeCycleController($0, log) } }

    private func show(_ root: UIViewController) {
        screen.run { screen.window.rootViewController = root }
        _ = log.take()
    }

    /// Returns the calls while a closure runs, and those afterwards.
    private func calls(_ body: () -> Void) -> [[String]] {
        screen.run(body)
        let first = log.take()
        screen.advance(to: screen.clock.now + 1)
        return [first, log.take()]
    }

    // MARK: Tabs

    private func makeTabs(_ delegate: LifeCycleDelegate) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [pages[0], pages[1]]
        tabs.delegate = delegate
        show(tabs)
        return tabs
    }

    @Test("Another tab begins with the controller that comes, and ends before the delegate is called", .rule("V7"))
    func tab() throws {
        let delegate = LifeCycleDelegate(log)
        let tabs = makeTabs(delegate)
        screen.touch(.began, 150, 175)
        screen.touch(.ended, 150, 175)
        let order = ["b load", "b will appear", "a will go", "b appearing", "a gone", "b appeared"]
        #expect(log.take() == order + ["did select b"])
        #expect(
            calls { tabs.selectedIndex = 0 }[0] == [
                "a will appear", "b will go", "a appearing", "b gone", "a appeared",
            ])
    }

    @Test("An animation between tabs keeps their order, with the coordinator's calls", .rule("V7")) func animatedTab() {
        let delegate = LifeCycleDelegate(log)
        let tabs = makeTabs(delegate)
        delegate.animator = SlideAnimator()
        delegate.animator?.log = log
        let calls = calls { tabs.selectedIndex = 1 }
        #expect(
            calls[0] == ["b load", "b will appear", "a will go", "animate", "b appearing", "b alongside"])
        #expect(calls[1] == ["b completed", "a gone", "b appeared", "ended true"])
    }

    // MARK: Pages

    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [LifeCycleController]
        let log: Log

        init(_ pages: [LifeCycleController], _ log: Log) { (self.pages, self.log) = (pages, log) }

        private func page(_ other: UIViewController, _ step: Int) -> UIViewController? {
            let index = (pages.firstIndex { $0 === other } ?? -9) + step
            return pages.indices.contains(index) ? pages[index] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { log.lines.append("to \(pendingViewControllers.compactMap { ($0 as? LoggingController)?.name })") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.lines.append("finished \(completed)") }
    }

    /// Shows the second page of three; the book is returned because a page controller does not retain it.
    private func makeBook(_ style: UIPageViewController.TransitionStyle) -> (UIPageViewController, Book) {
        let book = Book(pages, log)
        let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        screen.run {
            controller.dataSource = book
            controller.delegate = book
            controller.setViewControllers([pages[1]], direction: .forward, animated: false)
        }
        show(controller)
        for page in pages { page.loadViewIfNeeded() }
        _ = log.take()
        return (controller, book)
    }

    /// Drags a finger to the left, and returns the appearance calls and the delegate's.
    private func drag(by distance: CGFloat) -> [String] {
        screen.drag((0...10).map { (190 - CGFloat($0) * distance / 10, 100) }, step: 0.1, lifts: false)
        return takeAppearance()
    }

    /// Lifts the finger after a rest, and returns the calls until nothing moves.
    private func lift(at x: CGFloat) -> [String] {
        screen.advance(to: screen.clock.now + 1)
        screen.touch(.ended, x, 100)
        screen.advance(to: screen.clock.now + 4)
        return takeAppearance()
    }

    /// Takes the calls except those about the parent, which neighbours that are loaded or dropped receive as well.
    private func takeAppearance() -> [String] {
        let moves = ["will join", "joined", "will leave", "left"]
        return log.take().filter { line in !moves.contains { line.hasSuffix($0) } }
    }

    @Test("A page that is swiped in appears first, and the old one disappears last", .rule("V8")) func swipe() {
        let (controller, book) = makeBook(.scroll)
        let begin = ["to [\"c\"]", "c will appear", "b will go", "c appearing"]
        #expect(drag(by: 150) == begin && lift(at: 40) == ["c appeared", "b gone", "finished true"])
        #expect(controller.viewControllers == [pages[2]] && book.pages.count == 3)
    }

    @Test("A cancelled swipe restores the old page before the other one disappears", .rule("V9"))
    func cancelledSwipe() {
        let (controller, book) = makeBook(.scroll)
        let begin = ["to [\"c\"]", "c will appear", "b will go", "c appearing"]
        let end = ["b will appear", "b appearing", "b appeared", "c will go", "c gone"]
        #expect(drag(by: 50) == begin && lift(at: 140) == end + ["finished false"])
        #expect(controller.viewControllers == [pages[1]] && book.pages.count == 3)
    }

    @Test("A page set in code makes the same calls as a swipe, and then its completion", .rule("V8")) func code() {
        let (controller, _) = makeBook(.scroll)
        screen.run {
            controller.setViewControllers([pages[2]], direction: .forward, animated: true) { [log] in
                log.lines.append("completion \($0)")
            }
        }
        #expect(takeAppearance() == ["c will appear", "b will go"])
        screen.advance(to: screen.clock.now + 1)
        #expect(takeAppearance() == ["c appearing", "c appeared", "b gone", "completion true"])
    }

    @Test("A page that curls disappears before the next one has appeared", .rule("V10")) func curl() {
        let (controller, book) = makeBook(.pageCurl)
        let begin = ["to [\"c\"]", "c will appear", "b will go", "c appearing"]
        #expect(drag(by: 150) == begin)
        screen.touch(.ended, 40, 100)
        screen.advance(to: screen.clock.now + 2)
        #expect(log.take() == ["b gone", "c appeared", "b will leave", "b left", "finished true"])
        #expect(controller.viewControllers == [pages[2]] && book.pages.count == 3)
    }

    @Test("A curl that is let go early restores the pages", .rule("V10")) func cancelledCurl() {
        let (controller, book) = makeBook(.pageCurl)
        _ = drag(by: 50)
        screen.touch(.cancelled, 140, 100)
        screen.advance(to: screen.clock.now + 2)
        #expect(
            log.take() == [
                "c will go", "b will appear", "b appearing", "c gone", "b appeared", "c will leave", "c left",
                "finished false",
            ])
        #expect(controller.viewControllers == [pages[1]] && book.pages.count == 3)
    }

    // MARK: Containers by hand

    private final class Manual: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("A child whose view is added gets its calls while the view is added", .rule("V16")) func child() {
        let parent = UIViewController()
        show(parent)
        let added = calls {
            parent.addChild(pages[0])
            parent.view.addSubview(pages[0].view)
            pages[0].didMove(toParent: parent)
        }
        #expect(added[0] == ["a will join", "a load", "a will appear", "a appearing", "a appeared", "a joined"])
        let removed = calls {
            pages[0].willMove(toParent: nil)
            pages[0].view.removeFromSuperview()
            pages[0].removeFromParent()
        }
        #expect(removed[0] == ["a will leave", "a will go", "a gone", "a left"])
    }

    @Test("A container that forwards calls itself decides their order alone", .rule("V16")) func manual() {
        let parent = Manual()
        show(parent)
        screen.run {
            parent.addChild(pages[0])
            parent.view.addSubview(pages[0].view)
            pages[0].beginAppearanceTransition(true, animated: false)
            pages[0].endAppearanceTransition()
            pages[0].didMove(toParent: parent)
        }
        #expect(log.take() == ["a will join", "a load", "a will appear", "a appearing", "a appeared", "a joined"])
        screen.run {
            parent.addChild(pages[1])
            pages[0].willMove(toParent: nil)
            pages[1].beginAppearanceTransition(true, animated: true)
            pages[0].beginAppearanceTransition(false, animated: true)
            parent.view.addSubview(pages[1].view)
            pages[0].view.removeFromSuperview()
            pages[0].endAppearanceTransition()
            pages[1].endAppearanceTransition()
        }
        #expect(
            log.take() == [
                "b will join", "a will leave", "b load", "b will appear", "a will go", "b appearing", "a gone",
                "b appeared",
            ])
    }

    @Test("transition(from:to:) begins with the child that comes and ends with the one that goes", .rule("V17"))
    func transition() {
        let parent = UIViewController()
        show(parent)
        screen.run {
            for page in pages.prefix(2) { parent.addChild(page) }
            parent.view.addSubview(pages[0].view)
        }
        _ = log.take()
        let calls = calls {
            parent.transition(from: pages[0], to: pages[1], duration: 0.5, animations: nil) { [log] in
                log.lines.append("completion \($0)")
            }
        }
        // Nothing is animated, so that the block completes in the next cycle.
        #expect(calls[0] == ["b load", "b will appear", "a will go", "b appearing"])
        #expect(calls[1] == ["b appeared", "a gone", "completion true"])
    }
}
