import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("The page indicator, the space between pages and the spine") struct PageIndicatorTests {
    private final class Book: PageBook, UIPageViewControllerDelegate {
        var orientations: [UIInterfaceOrientation] = []
        var spine = UIPageViewController.SpineLocation.mid
        func pageViewController(
            _ controller: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            orientations.append(orientation)
            return spine
        }
    }

    private let screen = TestScreen()
    private let book = Book(count: 4)

    private func show(_ controller: UIPageViewController, _ page: Int) {
        book.dots = (4, 1)
        screen.run {
            (controller.dataSource, controller.delegate) = (book, book)
            controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
            screen.window.rootViewController = controller
            controller.view.layoutIfNeeded()
        }
    }

    @Test("Dots below the pages show their number and the current one, which swipes change") func dots() throws {
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
        show(controller, 1)
        let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 4 && dots.currentPage == 1)
        #expect(dots.frame == CGRect(x: 0, y: 163, width: 200, height: 37))
        #expect(book.pages[1].view.frame.size == CGSize(width: 200, height: 163))
        let scroller = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroller.frame.width == 220 && scroller.contentSize.width == 660)
        screen.drag((0...10).map { (150 - CGFloat($0) * 9, 100) })
        screen.advance(to: screen.clock.now + 4)
        #expect(controller.viewControllers == [book.pages[2]] && dots.currentPage == 2)
    }

    @Test("Vertical pages have no dots") func vertical() {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        show(controller, 1)
        let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }
        #expect(!dots.contains { !$0.isHidden })
        #expect(book.pages[1].view.frame.height == 200)
    }

    @Test("The delegate chooses the place of the spine when the size changes") func spine() {
        let controller = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        show(controller, 0)
        let coordinator = screen.run { RotationCoordinator(screen.window) }
        screen.run {
            controller.viewWillTransition(to: CGSize(width: 300, height: 200), with: coordinator)
            controller.view.layoutIfNeeded()
        }
        #expect(book.orientations == [.landscapeRight] && controller.spineLocation == .mid)
        #expect(controller.viewControllers == [book.pages[0], book.pages[1]])
        #expect(book.pages[1].view.frame == CGRect(x: 100, y: 0, width: 100, height: 200))
        book.spine = .min
        screen.run { controller.viewWillTransition(to: CGSize(width: 200, height: 300), with: coordinator) }
        #expect(book.orientations.last == .portrait && controller.viewControllers == [book.pages[0]])
    }
}
