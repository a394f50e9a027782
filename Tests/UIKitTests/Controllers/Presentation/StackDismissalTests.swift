import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

/// Dismissals of several controllers at once: only the topmost is animated, with its own transition.
@MainActor @Suite struct StackDismissalTests {
    let screen = TestScreen()
    let log = Log()
    let delegate = SlideDelegate()
    let root: LoggingController
    let second: LoggingController
    let third: LoggingController

    init() {
        root = LoggingController("a", log)
        second = LoggingController("b", log)
        third = LoggingController("c", log)
        screen.run { [screen, root] in screen.window.rootViewController = root }
    }

    private func present(_ lower: UIModalPresentationStyle, _ upper: UIModalPresentationStyle) {
        second.modalPresentationStyle = lower
        third.modalPresentationStyle = upper
        screen.run { root.present(second, animated: false) }
        screen.run { second.present(third, animated: false) }
        _ = log.take()
    }

    private func expectOnlyRoot() {
        #expect(screen.window.subviews == [root.view] && root.view.frame == screen.window.bounds)
        #expect(second.view.window == nil && third.view.window == nil)
        #expect(root.presentedViewController == nil && second.presentedViewController == nil)
        #expect(second.presentingViewController == nil && third.presentingViewController == nil)
        #expect(second.ownPresentation == nil && third.ownPresentation == nil)
        #expect(!second.isBeingDismissed && !third.isBeingDismissed)
    }

    @Test(
        "A dismissal without animation removes all controllers at once, and covered ones get no appearance calls",
        .rule("uikit_animation §3"))
    func still() {
        present(.fullScreen, .fullScreen)
        screen.run { root.dismiss(animated: false) { [log] in log.lines.append("done") } }
        #expect(log.take() == ["c will go", "a will appear", "a appearing", "a appeared", "c gone", "done"])
        expectOnlyRoot()
    }

    @Test(
        "A dismissal slides the topmost controller off and shows the lowest presenter", .rule("uikit_animation §3"),
        arguments: [true, false])
    func slide(throughDelegate: Bool) {
        if throughDelegate { third.transitioningDelegate = delegate }
        present(.fullScreen, .fullScreen)
        screen.run { root.dismiss(animated: true) { [log] in log.lines.append("done") } }
        #expect(second.isBeingDismissed && third.isBeingDismissed)
        let moving: UIView = throughDelegate ? root.view : third.view
        #expect(abs(screen.shown(moving, at: 0.25).frame.minY - 100) < 0.01)
        #expect(root.view.window === screen.window && second.view.window == nil)
        screen.advance(to: 1)
        #expect(log.take() == ["c will go", "a will appear", "a appearing", "a appeared", "c gone", "done"])
        expectOnlyRoot()
    }

    @Test("A dismissal from over the full screen shows the presenter from the start, without controllers between")
    func overFullScreen() {
        present(.fullScreen, .overFullScreen)
        second.view.backgroundColor = .red
        screen.run { root.view.backgroundColor = .green }
        screen.run { root.dismiss(animated: true) }
        #expect(abs(screen.shown(third.view, at: 0.25).frame.minY - 100) < 0.01)
        #expect(screen.pixel(100, 20) == [0, 255, 0, 255])
        #expect(log.take() == ["c will go", "b will go", "a will appear", "a appearing"])
        screen.advance(to: 1)
        #expect(log.take() == ["a appeared", "c gone", "b gone"])
        expectOnlyRoot()
    }

    @Test("A presenter that stayed visible gets no appearance calls")
    func overAll() {
        present(.overFullScreen, .fullScreen)
        screen.run { root.dismiss(animated: true) }
        screen.advance(to: 1)
        #expect(log.take() == ["c will go", "c gone"])
        expectOnlyRoot()
    }

    @Test(
        "A cancelled dismissal restores all controllers",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func calledOff(upper: UIModalPresentationStyle) {
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        present(.fullScreen, upper)
        third.transitioningDelegate = delegate
        let before = screen.window.subviews
        screen.run {
            root.dismiss(animated: true)
            interaction.update(0.5)
        }
        screen.advance(to: 0.3)
        screen.run { interaction.cancel() }
        screen.advance(to: 1)
        #expect(screen.window.subviews == before && before.allSatisfy { !$0.isHidden })
        #expect(root.view.window == nil && third.view.window === screen.window)
        #expect((second.view.window == nil) == (upper == .fullScreen))
        #expect(root.presentedViewController === second && second.presentedViewController === third)
        let came = log.lines.filter { $0.hasSuffix("appear") }.count
        #expect(came == log.take().filter { $0.hasSuffix("will go") }.count)
        screen.run { second.dismiss(animated: false) }
        #expect(second.view.window === screen.window && third.view.window == nil)
        screen.run { root.dismiss(animated: false) }
        expectOnlyRoot()
    }

    @Test("A dismissal releases a whole stack of controllers")
    func released() {
        var gone: [() -> UIViewController?] = []
        screen.run {
            var top: UIViewController = root
            for _ in 0..<5 {
                let next = UIViewController()
                gone.append { [weak next] in next }
                top.present(next, animated: false)
                top = next
            }
        }
        #expect(gone.allSatisfy { $0() != nil })
        screen.run { root.dismiss(animated: true) }
        screen.advance(to: 1)
        #expect(gone.allSatisfy { $0() == nil } && screen.window.subviews == [root.view])
    }
}
