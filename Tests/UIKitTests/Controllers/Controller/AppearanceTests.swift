import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AppearanceTests {
    let screen = TestScreen()
    let log = Log()

    @Test("A window sends appearance calls to its root controller and then to the children, in order")
    func nested() {
        let (outer, inner) = (LoggingController("a", log), LoggingController("b", log))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        #expect(log.take() == ["b will join", "a load", "b load", "b joined"])
        screen.run { screen.window.rootViewController = outer }
        #expect(
            log.take() == [
                "a will appear", "b will appear", "a appearing", "b appearing", "b appeared", "a appeared",
            ])
        screen.run { screen.window.rootViewController = nil }
        #expect(log.take() == ["a will go", "b will go", "b gone", "a gone"])
    }

    @Test("A child's view that enters or leaves a window triggers appearance calls")
    func byHand() {
        let (outer, inner) = (UIViewController(), LoggingController("b", log))
        screen.run { screen.window.rootViewController = outer }
        screen.run {
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
        }
        #expect(
            log.take() == ["b will join", "b load", "b will appear", "b appearing", "b appeared", "b joined"])
        screen.run {
            inner.willMove(toParent: nil)
            inner.view.removeFromSuperview()
            inner.removeFromParent()
        }
        #expect(log.take() == ["b will leave", "b will go", "b gone", "b left"])
    }

    @Test("A root controller gets calls for its window and for a transition by hand", arguments: [true, false])
    func rootByHand(windowFirst: Bool) {
        let root = LoggingController("a", log)
        func show(_ isAppearing: Bool) {
            screen.run { screen.window.rootViewController = isAppearing ? root : nil }
        }
        for isAppearing in [true, false] {
            if windowFirst { show(isAppearing) }
            root.beginAppearanceTransition(isAppearing, animated: true)
            if !windowFirst { show(isAppearing) }
            root.endAppearanceTransition()
        }
        let calls = log.take().filter { !$0.hasSuffix("load") && !$0.hasSuffix("appearing") }
        let (come, go) = (["a will appear", "a appeared"], ["a will go", "a gone"])
        #expect(
            calls
                == (windowFirst
                    ? come + come + go + go
                    : [come[0], come[0], come[1], come[1], go[0], go[0], go[1], go[1]]))
    }

    private final class Manual: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("A container that forwards appearance calls itself decides when its children get them")
    func manual() {
        let (outer, inner) = (Manual(), LoggingController("b", log))
        screen.run { screen.window.rootViewController = outer }
        screen.run {
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
        }
        #expect(log.take() == ["b will join", "b load"])
        inner.beginAppearanceTransition(true, animated: true)
        inner.beginAppearanceTransition(true, animated: true)
        inner.endAppearanceTransition()
        inner.endAppearanceTransition()
        #expect(log.take() == ["b will appear", "b appearing", "b appeared"])
        inner.beginAppearanceTransition(false, animated: true)
        inner.beginAppearanceTransition(true, animated: true)
        inner.endAppearanceTransition()
        #expect(log.take() == ["b will go", "b will appear", "b appearing", "b appeared"])
    }

    @Test("transition(from:to:) replaces one child's view with another's")
    func transition() {
        let outer = UIViewController()
        let (first, second) = (LoggingController("a", log), LoggingController("b", log))
        screen.run { screen.window.rootViewController = outer }
        screen.run {
            outer.addChild(first)
            outer.view.addSubview(first.view)
            outer.addChild(second)
            first.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            second.view.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
        }
        _ = log.take()
        screen.run {
            outer.transition(from: first, to: second, duration: 1) {
                second.view.frame.origin.y = 0
            } completion: {
                self.log.lines.append("done \($0)")
            }
        }
        #expect(log.take() == ["b will appear", "a will go", "b appearing"])
        #expect(abs(screen.shown(second.view, at: 0.5).frame.minY - 100) < 0.01)
        screen.advance(to: 1.1)
        #expect(log.take() == ["b appeared", "a gone", "done true"])
        #expect(first.view.superview == nil && second.view.superview === outer.view)
    }

    private final class Measuring: UIViewController {
        var lines: [String] = []

        private func note(_ name: String) {
            lines.append("\(name) \(view.bounds.width) \(traitCollection.userInterfaceStyle == .dark)")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("will")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("is")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("did")
        }
    }

    @Test("A view that is appearing has its final size and traits") func appearing() {
        let controller = Measuring()
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        screen.run {
            screen.window.overrideUserInterfaceStyle = .dark
            screen.window.rootViewController = controller
        }
        #expect(controller.lines.map { $0.prefix(3) } == ["wil", "is ", "did"])
        #expect(controller.lines.dropFirst() == ["is 200.0 true", "did 200.0 true"])
    }
}
