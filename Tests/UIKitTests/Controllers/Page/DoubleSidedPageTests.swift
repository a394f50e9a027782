import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("The backs of pages that curl") struct DoubleSidedPageTests {
    private let screen = TestScreen()
    private let book = PageBook(count: 5)

    /// Fronts are red; backs have a green left half and a blue right one.
    private func makeController(_ spine: UIPageViewController.SpineLocation) -> UIPageViewController {
        screen.run {
            let controller = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: spine.rawValue])
            controller.isDoubleSided = true
            controller.dataSource = book
            for (index, page) in book.pages.enumerated() {
                page.view.backgroundColor = index % 2 == 0 ? .red : .blue
                guard index % 2 == 1 else { continue }
                let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
                half.backgroundColor = .green
                page.view.addSubview(half)
            }
            controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            screen.window.rootViewController = controller
            return controller
        }
    }

    private enum Color { case red, green, blue, other }

    /// The colour of a point in the middle of the height.
    private func color(_ x: Int) -> Color { colors[x] }

    /// The colours of the points in the middle of the height.
    private var colors: [Color] {
        let bitmap = screen.picture()
        return (0..<200).map { Self.color(bitmap[$0, 100]) }
    }

    private static func color(_ word: UInt32) -> Color {
        let pixel = [16, 8, 0].map { Int(word >> UInt32($0) & 255) }
        let strong = pixel.indices.filter { pixel[$0] > 90 }
        guard strong.count == 1 else { return .other }
        return [.red, .green, .blue][strong[0]]
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
        screen.drag((0...10).map { (start + (end - start) * CGFloat($0) / 10, 100) }, step: 0.1, lifts: false)
    }

    private func lift(at x: CGFloat) {
        screen.touch(.ended, x, 100)
        screen.advance(to: screen.clock.now + 1)
    }

    @Test("Under a finger, the page in between shows on the back, from its outer edge on")
    func finger() {
        let controller = makeController(.min)
        drag(from: 195, to: 95)
        // Half turned, the page shows less than the outer half of its back.
        #expect(colors.contains(.green) && !colors.contains(.blue))
        #expect(color(20) == .red && color(190) == .red)
        let back = book.pages[1]
        #expect(back.parent === controller && back.view.window != nil)
        lift(at: 95)
        #expect(!colors.contains(.green) && back.parent == nil && back.view.window == nil)
    }

    @Test("Around a spine at the right, the back shows from its right edge on")
    func spineAtRight() {
        _ = makeController(.max)
        drag(from: 5, to: 105)
        #expect(colors.contains(.blue) && !colors.contains(.green))
        #expect(color(180) == .red && color(10) == .red)
        lift(at: 105)
    }

    @Test("A turned page comes back with its back, and a tap shows it, too")
    func backward() {
        let controller = makeController(.min)
        drag(from: 195, to: 10)
        lift(at: 10)
        #expect(controller.viewControllers == [book.pages[2]] && !colors.contains(.green))
        drag(from: 5, to: 105)
        #expect(colors.contains(.green) && book.pages[1].parent === controller)
        lift(at: 5)
        screen.touch(.began, 190, 100)
        screen.touch(.ended, 190, 100)
        screen.advance(to: screen.clock.now + 0.12)
        #expect(colors.contains(.green) && colors.contains(.red))
        screen.advance(to: screen.clock.now + 1)
        #expect(!colors.contains(.green))
        #expect(controller.children == controller.viewControllers)
    }

    @Test("In code, the second controller is on the back")
    func code() {
        let controller = makeController(.min)
        var isDone = false
        screen.run {
            controller.setViewControllers([book.pages[4], book.pages[3]], direction: .forward, animated: true) {
                isDone = $0
            }
        }
        screen.advance(to: screen.clock.now + 0.2)
        #expect(colors.contains(.green) && book.pages[3].parent === controller)
        screen.advance(to: screen.clock.now + 1)
        #expect(isDone && book.pages[3].parent == nil && controller.viewControllers == [book.pages[4]])
    }
}
