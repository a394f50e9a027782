import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIPageViewControllerTests {
    private final class Book: PageBook, UIPageViewControllerDelegate {
        var log: [Bool] = []
        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.append(completed) }
    }

    private let screen = TestScreen()
    private let book = Book(count: 4)
    private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    init() {
        screen.run {
            controller.dataSource = book
            controller.delegate = book
            controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            screen.window.rootViewController = controller
        }
    }

    private func place(_ page: Int) -> CGFloat? {
        book.pages[page].viewIfLoaded.map { $0.convert(CGPoint.zero, to: screen.window).x }
    }

    private func flick(_ distance: CGFloat) {
        screen.drag((0...10).map { (100 + CGFloat($0) * distance / 10, 100) })
        screen.advance(to: screen.clock.now + 4)
    }

    @Test("A drag scrolls from page to page and stops at the first and last") func fingers() {
        #expect(place(0) == 0 && controller.viewControllers == [book.pages[0]])
        flick(90)
        #expect(controller.viewControllers == [book.pages[0]] && place(0) == 0)
        flick(-90)
        #expect(controller.viewControllers == [book.pages[1]] && place(1) == 0 && book.log == [false, true])
        #expect(controller.children.count == 3)
        flick(-90)
        flick(90)
        #expect(controller.viewControllers == [book.pages[1]] && place(1) == 0)
    }

    private final class Turns: NSObject, UIPageViewControllerDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            let names = pendingViewControllers.compactMap { ($0 as? LoggingController)?.name }
            log.lines.append("to " + names.joined(separator: " "))
        }
    }

    private final class Three: NSObject, UIPageViewControllerDataSource {
        let pages: [UIViewController]
        init(_ pages: [UIViewController]) { self.pages = pages }
        private func page(_ other: UIViewController, _ step: Int) -> UIViewController? {
            let index = (pages.firstIndex(of: other) ?? -9) + step
            return pages.indices.contains(index) ? pages[index] : nil
        }
        func pageViewController(
            _ controller: UIPageViewController, viewControllerBefore other: UIViewController
        ) -> UIViewController? { page(other, -1) }
        func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter other: UIViewController
        ) -> UIViewController? { page(other, 1) }
    }

    @Test("A swipe names its page, and the pages' appearance calls follow the swipe", arguments: [-90, 90, -30])
    func appearance(distance: CGFloat) {
        let log = Log()
        let (turns, source) = (Turns(log), Three(["a", "b", "c"].map { LoggingController($0, log) }))
        screen.run {
            controller.dataSource = source
            controller.delegate = turns
            controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
        }
        _ = log.take()
        screen.drag((0...10).map { (100 + CGFloat($0) * distance / 10, 100) }, lifts: abs(distance) > 50)
        if abs(distance) < 50 {
            screen.advance(to: screen.clock.now + 1)
            screen.touch(.ended, 100 + distance, 100)
        }
        screen.advance(to: screen.clock.now + 4)
        let new = distance < 0 ? "c" : "a"
        let calls = log.take().filter { !$0.hasSuffix("load") && !$0.hasSuffix("appearing") && !$0.hasSuffix("join") }
        let begin = ["to \(new)", "\(new) will appear", "b will go"]
        let end =
            abs(distance) > 50
            ? ["\(new) appeared", "b gone"]
            : ["b will appear", "b appeared", "\(new) will go", "\(new) gone"]
        #expect(Array(calls.prefix(5 + (abs(distance) > 50 ? 0 : 2))) == begin + end)
    }

    private final class Watcher: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
    }

    @Test("The scroll view can have a delegate of the app's") func watching() throws {
        let watcher = Watcher()
        let scroller = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        scroller.delegate = watcher
        flick(-90)
        #expect(controller.viewControllers == [book.pages[1]] && place(1) == 0)
        #expect(watcher.offsets.count > 10 && watcher.offsets.contains { $0 > 40 && $0 < 60 })
    }

    @Test("A page beside the visible one has no unsafe area at its sides") func safeArea() {
        screen.run { controller.additionalSafeAreaInsets.top = 20 }
        screen.drag([(150, 100), (130, 100), (110, 100), (90, 100)], lifts: false)
        let insets = book.pages[1].view.safeAreaInsets
        #expect((place(1) ?? 0) > 50 && insets.left == 0 && insets.right == 0 && insets.top == 20)
    }

    @Test("Right to left, later pages are to the left") func rightToLeft() {
        screen.run { screen.window.traitOverrides.layoutDirection = .rightToLeft }
        screen.run { controller.setViewControllers([book.pages[0]], direction: .forward, animated: false) }
        flick(-90)
        #expect(controller.viewControllers == [book.pages[0]] && place(0) == 0)
        flick(90)
        #expect(controller.viewControllers == [book.pages[1]] && place(1) == 0)
        let begin = screen.clock.now
        screen.run { controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) }
        screen.advance(to: begin + 0.15)
        #expect((place(3) ?? 0) < 0 && (place(1) ?? 0) > 0)
    }

    @Test("A page set in code scrolls in") func code() {
        var isOver = false
        screen.run {
            controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) { isOver = $0 }
        }
        screen.advance(to: 0.15)
        #expect(place(3) == 100 && place(0) == -100 && !isOver)
        screen.advance(to: 0.5)
        #expect(place(3) == 0 && isOver && controller.viewControllers == [book.pages[3]])
        #expect(book.pages[0].parent == nil)
    }
}
