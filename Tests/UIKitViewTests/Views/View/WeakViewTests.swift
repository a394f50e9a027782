import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
import UIKit
import UIKitTestSupport

/// Prevents the compiler's warning that the new object is not retained.
@MainActor private func new<T>(_ make: @MainActor () -> T) -> T { make() }

@MainActor @Suite struct WeakViewTests {
    private final class Panel: UIView {
        weak var shape: CAShapeLayer?

        func build() {
            shape = new(CAShapeLayer.init)
            if let shape { layer.addSublayer(shape) }
        }
    }

    @Test("A layer assigned to a weak variable can be added in the same run loop cycle") func adding() {
        let screen = TestScreen()
        let panel = Panel()
        screen.run {
            panel.build()
            screen.window.addSubview(panel)
        }
        #expect(panel.shape?.superlayer === panel.layer)
    }

    @Test("Views, controllers and recognizers go with their last owners, and layers with the commit")
    func lastOwners() {
        let screen = TestScreen()
        weak var layer: CALayer?
        screen.run {
            weak var view: UIView?
            weak var controller: UIViewController?
            weak var recognizer: UIGestureRecognizer?
            UIView.performWithoutAnimation { view = new(UIView.init) }
            controller = new { UIViewController() }
            recognizer = new { UITapGestureRecognizer() }
            #expect(view == nil && controller == nil && recognizer == nil)
            do {
                let added = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
                screen.window.addSubview(added)
                let tap = UITapGestureRecognizer()
                added.addGestureRecognizer(tap)
                added.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor).isActive = true
                (view, layer, recognizer) = (added, added.layer, tap)
                added.removeFromSuperview()
            }
            #expect(view == nil && recognizer == nil && layer != nil)
            do {
                let shown = UIViewController()
                controller = shown
                view = shown.view
            }
            #expect(controller == nil && view == nil)
        }
        #expect(layer == nil)
    }
}
