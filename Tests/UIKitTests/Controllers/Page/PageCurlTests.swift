import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite("Pages curl") struct PageCurlTests {
    final class Book: PageBook, UIPageViewControllerDelegate {
        var lines: [String] = []

        func pageViewController(
            _ controller: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { lines.append("to \(pendingViewControllers.compactMap { pages.firstIndex(of: $0) })") }
        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { lines.append("\(completed) from \(previousViewControllers.compactMap { pages.firstIndex(of: $0) })") }
    }

    private let screen = TestScreen()
    private let book = Book(count: 6)

    private func makeController(_ spine: UIPageViewController.SpineLocation, _ shown: [Int]) -> UIPageViewController {
        screen.run {
            let controller = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: spine.rawValue])
            controller.dataSource = book
            controller.delegate = book
            for (index, page) in book.pages.enumerated() {
                page.view.backgroundColor = index % 2 == 0 ? .red : .blue
            }
            controller.setViewControllers(shown.map { book.pages[$0] }, direction: .forward, animated: false)
            screen.window.rootViewController = controller
            return controller
        }
    }

    private func indices(_ controller: UIPageViewController) -> [Int] {
        (controller.viewControllers ?? []).compactMap { book.pages.firstIndex(of: $0) }
    }

    private func drag(from start: CGFloat, to end: CGFloat, lifts: Bool = true) {
        screen.drag((0...10).map { (start + (end - start) * CGFloat($0) / 10, 100) }, step: 0.1, lifts: lifts)
        if lifts { screen.advance(to: screen.clock.now + 1) }
    }

    @Test("A finger curls the page, which falls back if it is not turned far enough")
    func finger() {
        let controller = makeController(.min, [0])
        drag(from: 190, to: 120)
        #expect(indices(controller) == [0] && book.lines == ["to [1]", "false from [0]"])
        #expect(book.pages[1].parent == nil && book.pages[0].view.window != nil)
        drag(from: 190, to: 20)
        #expect(indices(controller) == [1] && book.lines.last == "true from [0]")
        #expect(book.pages[0].parent == nil && controller.children == [book.pages[1]])
        drag(from: 20, to: 190)
        #expect(indices(controller) == [0] && book.lines.suffix(2) == ["to [0]", "true from [1]"])
        drag(from: 20, to: 190)
        #expect(indices(controller) == [0] && book.lines.count == 6)
    }

    @Test("The new page appears from the right while the old one curls away to the left")
    func picture() {
        _ = makeController(.min, [0])
        #expect(screen.pixel(190, 100) == [255, 0, 0, 255] && screen.pixel(10, 100) == [255, 0, 0, 255])
        drag(from: 195, to: 95, lifts: false)
        let (left, right) = (screen.pixel(10, 100), screen.pixel(190, 100))
        #expect(left[0] > 200 && left[2] < 50 && right[2] > 150 && right[0] < 50)
        screen.touch(.ended, 95, 100)
        screen.advance(to: screen.clock.now + 1)
    }

    @Test("A spine at the right curls pages from the left, and taps at the sides turn them")
    func spineAtRight() {
        let controller = makeController(.max, [2])
        drag(from: 10, to: 180)
        #expect(indices(controller) == [3])
        screen.touch(.began, 190, 100)
        screen.touch(.ended, 190, 100)
        screen.advance(to: screen.clock.now + 1)
        #expect(indices(controller) == [2] && book.lines.suffix(2) == ["to [2]", "true from [3]"])
        screen.touch(.began, 100, 100)
        screen.touch(.ended, 100, 100)
        screen.advance(to: screen.clock.now + 1)
        #expect(indices(controller) == [2])
    }

    @Test("Double-sided pages turn by two, and the page in code comes with the back of the one before it")
    func doubleSided() {
        let controller = makeController(.min, [0])
        controller.isDoubleSided = true
        drag(from: 190, to: 20)
        #expect(indices(controller) == [2] && book.lines == ["to [2]", "true from [0]"])
        drag(from: 190, to: 20)
        #expect(indices(controller) == [4])
        drag(from: 190, to: 20)
        #expect(indices(controller) == [4], "the last page has a back and no page after it")
        drag(from: 20, to: 190)
        #expect(indices(controller) == [2])
        var isDone = false
        screen.run {
            controller.setViewControllers([book.pages[4], book.pages[3]], direction: .forward, animated: true) {
                isDone = $0
            }
        }
        screen.advance(to: screen.clock.now + 1)
        #expect(isDone && indices(controller) == [4] && book.pages[3].parent == nil)
    }

    @Test("Around a spine in the middle there are two pages")
    func spineInMiddle() {
        let controller = makeController(.mid, [0, 1])
        #expect(book.pages.prefix(2).map(\.view.frame.minX) == [0, 100] && book.pages[0].view.frame.width == 100)
        drag(from: 190, to: 20)
        #expect(indices(controller) == [2, 3] && book.pages[3].view.frame.minX == 100)
        var isDone = false
        screen.run {
            controller.setViewControllers([book.pages[4], book.pages[5]], direction: .forward, animated: true) {
                isDone = $0
            }
        }
        #expect(!isDone)
        screen.advance(to: screen.clock.now + 1)
        #expect(isDone && indices(controller) == [4, 5] && controller.children.count == 2)
    }
}
