import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

@MainActor @Suite struct PresentationTests {
    let screen = TestScreen()
    let log = Log()
    let delegate = SlideDelegate()
    let root: LoggingController
    let second: LoggingController

    init() {
        root = LoggingController("a", log)
        second = LoggingController("b", log)
        second.transitioningDelegate = delegate
        screen.run { [screen, root] in screen.window.rootViewController = root }
        _ = log.take()
    }

    private func present(animated: Bool = true) {
        screen.run { root.present(second, animated: animated) { [log] in log.lines.append("done") } }
    }

    private func dismiss(animated: Bool = true) {
        screen.run { second.dismiss(animated: animated) { [log] in log.lines.append("done") } }
    }

    @Test("A presented view is halfway up the screen halfway through the presentation", .rule("U17"))
    func slide() throws {
        present()
        let view = try #require(second.view)
        #expect(abs(screen.shown(view, at: 0.25).frame.minY - 100) < 0.01)
        #expect(root.view.window === screen.window && view.window === screen.window)
        screen.advance(to: 0.6)
        #expect(view.frame == screen.window.bounds && view.window === screen.window)
        #expect(root.view.window == nil, "a full-screen presentation removes the presenter's view")
        #expect(root.presentedViewController === second && second.presentingViewController === root)
        dismiss()
        #expect(abs(screen.shown(root.view, at: 0.85).frame.minY - 100) < 0.01)
        screen.advance(to: 1.2)
        #expect(root.view.superview === screen.window && root.view.frame == screen.window.bounds)
        #expect(view.window == nil && screen.window.subviews.count == 1)
        #expect(root.presentedViewController == nil && second.presentingViewController == nil)
    }

    @Test("Appearance calls arrive in order, and the completion block runs last", .rule("uikit_animation §3"))
    func order() {
        delegate.animator.log = log
        present()
        #expect(log.take() == ["b load", "a will go", "b will appear", "animate", "b appearing"])
        #expect(second.isBeingPresented && !root.isBeingPresented)
        screen.advance(to: 1)
        #expect(log.take() == ["b appeared", "a gone", "done", "ended true"])
        #expect(!second.isBeingPresented)
        dismiss()
        #expect(log.take() == ["b will go", "a will appear", "animate", "a appearing"])
        #expect(second.isBeingDismissed)
        screen.advance(to: 2)
        #expect(log.take() == ["a appeared", "b gone", "done", "ended true"])
    }

    @Test("A presentation without animation is complete at once")
    func still() {
        present(animated: false)
        #expect(
            log.take() == [
                "b load", "a will go", "b will appear", "b appearing", "b appeared", "a gone", "done",
            ])
        #expect(second.view.window === screen.window && root.view.window == nil)
        dismiss(animated: false)
        #expect(log.take() == ["b will go", "a will appear", "a appearing", "a appeared", "b gone", "done"])
        #expect(screen.window.subviews == [root.view])
    }

    @Test("Without an animator, a presentation slides up over half a second")
    func cover() {
        second.transitioningDelegate = nil
        second.modalPresentationStyle = .fullScreen
        present()
        #expect(abs(screen.shown(second.view, at: 0.25).frame.minY - 100) < 0.01)
        screen.advance(to: 0.49)
        #expect(!log.take().contains("done"))
        screen.advance(to: 0.51)
        #expect(log.take().contains("done"))
        dismiss()
        #expect(abs(screen.shown(second.view, at: 0.76).frame.minY - 100) < 0.01)
        screen.advance(to: 1.1)
        #expect(log.take().last == "done")
    }

    @Test("A cross dissolve is half transparent halfway and restores the view's alpha")
    func dissolve() {
        second.transitioningDelegate = nil
        second.modalPresentationStyle = .fullScreen
        second.modalTransitionStyle = .crossDissolve
        present()
        #expect(abs(screen.shown(second.view, at: 0.25).opacity - 0.5) < 0.01)
        screen.advance(to: 0.6)
        dismiss()
        #expect(abs(screen.shown(second.view, at: 0.85).opacity - 0.5) < 0.01)
        screen.advance(to: 1.2)
        #expect(second.view.alpha == 1 && second.view.window == nil)
    }

    @Test("An over-full-screen presentation keeps the presenter's view and sends its controller no appearance calls")
    func overFullScreen() {
        second.modalPresentationStyle = .overFullScreen
        second.transitioningDelegate = nil
        present()
        screen.advance(to: 1)
        #expect(log.take() == ["b load", "b will appear", "b appearing", "b appeared", "done"])
        #expect(root.view.superview === screen.window && second.view.window === screen.window)
        dismiss()
        screen.advance(to: 2)
        #expect(log.take() == ["b will go", "b gone", "done"])
    }

    @Test("A current-context presentation fills the view of the controller that defines the context")
    func currentContext() {
        let inner = LoggingController("c", log)
        screen.run {
            root.addChild(inner)
            inner.view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
            root.view.addSubview(inner.view)
        }
        inner.definesPresentationContext = true
        second.modalPresentationStyle = .currentContext
        second.transitioningDelegate = nil
        screen.run { inner.present(second, animated: false) }
        #expect(second.presentingViewController === inner && inner.view.window == nil)
        #expect(second.view.convert(second.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 200, height: 100))
        screen.run { inner.dismiss(animated: false) }
        #expect(inner.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
        #expect(inner.view.superview === root.view)
    }

    @Test("An invalid presentation is refused with one line in the console")
    func refusals() {
        var lines: [String] = []
        screen.scene.writeMessage = { lines.append($0) }
        screen.run { UIViewController().present(UIViewController(), animated: false) }
        #expect(lines.last?.contains("not in the window hierarchy") == true)
        present(animated: false)
        screen.run { root.present(UIViewController(), animated: false) }
        #expect(lines.count == 2)
        screen.run { second.present(UIViewController(), animated: true) }
        #expect(second.presentedViewController != nil)
        screen.run { second.dismiss(animated: true) }
        #expect(lines.last?.contains("in progress") == true)
    }

    private final class LateController: UIViewController {
        var late: SlideDelegate?
        override func viewDidLoad() { transitioningDelegate = late }
    }

    @Test("A transitioning delegate set in viewDidLoad provides the animator")
    func delegateFromViewDidLoad() {
        let controller = LateController()
        controller.late = delegate
        delegate.animator.log = log
        screen.run { root.present(controller, animated: true) }
        #expect(log.take().contains("animate"))
    }

    @Test("Controllers and their presentations are released after the dismissal")
    func release() {
        weak var weakController: UIViewController?
        weak var weakPresentation: UIPresentationController?
        weak var weakContainer: UIView?
        for animated in [false, true] {
            screen.run {
                let controller = UIViewController()
                weakController = controller
                root.present(controller, animated: animated)
                weakPresentation = controller.presentationController
                weakContainer = weakPresentation?.containerView
            }
            screen.advance(to: screen.clock.now + 1)
            #expect(weakController != nil && weakPresentation != nil && weakContainer != nil)
            screen.run { root.dismiss(animated: animated) }
            screen.advance(to: screen.clock.now + 1)
            #expect(weakController == nil && weakPresentation == nil && weakContainer == nil)
        }
    }
}
