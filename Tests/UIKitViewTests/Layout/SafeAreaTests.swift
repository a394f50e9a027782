@testable import QuartziteUICore
import Testing
import UIKit

@MainActor @Suite("The safe area of views")
struct SafeAreaTests {
    private final class Window: UIWindow {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    }

    private func show(_ controller: UIViewController) -> Window {
        let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test("A window's override of its insets reaches the views in it")
    func override() {
        let controller = UIViewController()
        let window = show(controller)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        withExtendedLifetime(window) {}
    }

    @Test("A view that lies outside its window has no insets, and one that reaches over an edge has them")
    func outside() {
        let controller = UIViewController()
        let window = show(controller)
        let (view, page) = (UIView(frame: CGRect(x: 10_000, y: 10_000, width: 100, height: 80)), UIView())
        page.frame = CGRect(x: 200, y: 0, width: 200, height: 400)
        for part in [view, page] { controller.view.addSubview(part) }
        #expect(view.safeAreaInsets == .zero)
        #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
        // A page beside the visible one keeps the insets at the top and at the bottom.
        #expect(page.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        view.frame.origin = CGPoint(x: 0, y: 330)
        window.layoutIfNeeded()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    }

    @Test("The guide of a view that outlives its window fills the view")
    func released() {
        let controller = UIViewController()
        let child = UIView()
        controller.view.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        let guide = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        var window: Window? = show(controller)
        #expect(child.frame.minY == 44 && child.frame.height == 322)
        window?.rootViewController = nil
        window = nil
        controller.view.layoutIfNeeded()
        #expect(guide.layoutFrame == controller.view.bounds)
        #expect(child.frame.minY == 0 && child.frame.height == 400)
    }

    @Test("A view whose superview leaves with its window has no insets")
    func releasedWindow() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        var window: Window? = Window(frame: view.frame)
        window?.addSubview(view)
        #expect(view.safeAreaInsets.top == 44)
        window = nil
        #expect(view.superview == nil && view.safeAreaInsets == .zero)
    }
}
