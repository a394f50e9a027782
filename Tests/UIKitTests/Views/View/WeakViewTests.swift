import Testing
@testable import UIKit

/// Prevents the compiler's warning that the new object is not retained.
@MainActor private func new<T>(_ make: @MainActor () -> T) -> T { make() }

@MainActor @Suite struct WeakViewTests {
    private final class Panel: UIView {
        weak var label: UILabel?
        weak var shape: CAShapeLayer?

        func build() {
            label = new(UILabel.init)
            shape = new(CAShapeLayer.init)
            if let label { addSubview(label) }
            if let shape { layer.addSublayer(shape) }
        }
    }

    @Test("A view and a layer assigned to weak variables can be added in the same run loop cycle") func adding() {
        let screen = TestScreen()
        let panel = Panel()
        screen.run {
            panel.build()
            screen.window.addSubview(panel)
        }
        #expect(panel.label?.superview === panel && panel.shape?.superlayer === panel.layer)
    }

    @Test("A view made in a block lives until the run loop cycle ends") func blocks() {
        let screen = TestScreen()
        weak var view: UIView?
        weak var controller: UIViewController?
        screen.run {
            UIView.performWithoutAnimation { view = new(UIView.init) }
            controller = new(UIViewController.init)
            #expect(view != nil && controller != nil)
        }
        #expect(view == nil && controller == nil)
    }
}
