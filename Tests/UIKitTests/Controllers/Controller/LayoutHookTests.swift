import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// The calls of controllers around layout (hooks.md §3).
@MainActor @Suite("Controllers are notified of constraints, margins and sizes") struct LayoutHookTests {
    private final class Root: UIView {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        }
        required init?(coder: NSCoder) { nil }
        override func updateConstraints() {
            log.lines.append("view")
            super.updateConstraints()
        }
        override func layoutMarginsDidChange() { log.lines.append("view margins") }
    }

    private final class Controller: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() { view = Root(log) }
        override func updateViewConstraints() {
            log.lines.append("controller")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { log.lines.append("layout") }
        override func viewLayoutMarginsDidChange() { log.lines.append("margins \(Int(view.layoutMargins.left))") }
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            log.lines.append("fits \(container === children.first)")
        }
    }

    let screen = TestScreen()
    let log = Log()

    private func show() -> Controller {
        let controller = Controller(log)
        screen.run { screen.window.rootViewController = controller }
        return controller
    }

    @Test("Pending constraints of a root view are updated by its controller, once, before layout", .rule("K1"))
    func constraints() {
        let controller = show()
        _ = log.take()
        screen.run {
            controller.view.setNeedsUpdateConstraints()
            controller.view.setNeedsLayout()
        }
        #expect(log.take() == ["controller", "view", "layout"])
        screen.run { controller.view.setNeedsLayout() }
        #expect(log.take() == ["layout"])
        let plain = UIView()
        controller.view.addSubview(plain)
        #expect(controller.view.needsUpdateConstraints() == false)
    }

    @Test("The controller is notified after the view that margins have changed", .rule("K2")) func margins() {
        let controller = show()
        _ = log.take()
        screen.run { controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0) }
        #expect(log.take().prefix(2) == ["view margins", "margins 40"])
        screen.run { controller.additionalSafeAreaInsets.left = 5 }
        #expect(log.take().prefix(2) == ["view margins", "margins 45"])
        screen.run { controller.view.layoutMargins.left = 40 + 5 }
    }

    @Test("Margins that follow the superview's, or the width of the screen, are reported too", .rule("K2"))
    func inheritedMargins() {
        final class Inner: UIView {
            var changes = 0
            override func layoutMarginsDidChange() { changes += 1 }
        }
        let controller = show()
        let inner = Inner(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        screen.run {
            inner.preservesSuperviewLayoutMargins = true
            controller.view.addSubview(inner)
        }
        inner.changes = 0
        _ = log.take()
        screen.run { controller.view.layoutMargins.left = 30 }
        #expect(inner.changes == 1 && inner.layoutMargins.left == 30)
        _ = log.take()
        let plain = Controller(log)
        plain.loadViewIfNeeded()
        plain.view.bounds.size.width = 500
        #expect(log.take() == ["view margins", "margins 20"])
        plain.view.bounds.size.width = 510
        #expect(log.take() == [])
    }

    @Test("A parent that measured a child's view is notified when it needs another size", .rule("K3")) func fitting() {
        let (controller, child, content) = (show(), UIViewController(), UIView())
        let height = content.heightAnchor.constraint(equalToConstant: 30)
        screen.run {
            controller.addChild(child)
            controller.view.addSubview(child.view)
            content.translatesAutoresizingMaskIntoConstraints = false
            child.view.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: child.view.topAnchor),
                content.bottomAnchor.constraint(equalTo: child.view.bottomAnchor), height,
            ])
        }
        func fits() -> [String] { log.take().filter { $0.hasPrefix("fits") } }
        screen.run { height.constant = 40 }
        #expect(fits() == [], "not measured yet")
        let size = screen.run { child.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(size.height == 40)
        screen.run {
            height.constant = 45
            height.constant = 50
        }
        #expect(fits() == ["fits true"])
        screen.run { content.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true }
        #expect(fits() == [], "the size is the same")
        screen.run {
            child.view.translatesAutoresizingMaskIntoConstraints = false
            height.constant = 60
        }
        #expect(fits() == [], "the parent places the view by constraints")
    }
}
