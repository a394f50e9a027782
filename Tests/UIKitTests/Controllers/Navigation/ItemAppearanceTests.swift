import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("The appearance of a navigation item comes before that of the bar") struct ItemAppearanceTests {
    private let screen = TestScreen()

    private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    @Test("Each item shows its own appearance, and then that of the bar")
    func items() {
        let (first, second) = (UIViewController(), UIViewController())
        let stack = screen.run {
            let stack = UINavigationController(rootViewController: first)
            stack.navigationBar.standardAppearance = appearance(.red)
            stack.navigationBar.scrollEdgeAppearance = appearance(.red)
            second.navigationItem.standardAppearance = appearance(.blue)
            second.navigationItem.scrollEdgeAppearance = appearance(.green)
            screen.window.rootViewController = stack
            return stack
        }
        #expect(screen.pixel(5, 5) == [255, 0, 0, 255])
        screen.run { stack.pushViewController(second, animated: false) }
        #expect(screen.pixel(5, 5)[1] > 200 && screen.pixel(5, 5)[0] < 50)
        screen.run { second.navigationItem.scrollEdgeAppearance = appearance(.blue) }
        #expect(screen.pixel(5, 5) == [0, 0, 255, 255])
        screen.run { second.navigationItem.scrollEdgeAppearance = nil }
        #expect(screen.pixel(5, 5) == [255, 0, 0, 255])
        screen.run { stack.popViewController(animated: false) }
        #expect(screen.pixel(5, 5) == [255, 0, 0, 255])
    }

    @Test("A rectangle of an aspect ratio fits in the middle of another one")
    func aspectRatio() {
        let area = CGRect(x: 10, y: 20, width: 100, height: 100)
        let wide = AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: area)
        #expect(wide == CGRect(x: 10, y: 45, width: 100, height: 50))
        #expect(AVMakeRect(aspectRatio: .zero, insideRect: area) == area)
    }
}
