import TestSupport
import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
@testable import UIKit
import UIKitTestSupport

/// The order of calls of presentations and dismissals, by style (life_cycle.md §4).
@MainActor @Suite struct PresentationLifeCycleTests {
    let stage = MenuScreen()
    let log = Log()
    let root: LifeCycleController
    let shown: LifeCycleController
    let judge: Judge
    let transitions = SlideDelegate()

    init() {
        let log = log
        root = LifeCycleController("a", log)
        shown = LifeCycleController("b", log)
        judge = Judge(log)
        stage.screen.run { [stage, root] in stage.screen.window.rootViewController = root }
        transitions.animator.log = log
        _ = log.take()
    }

    final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
        let log: Log
        var allows = true
        init(_ log: Log) { self.log = log }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.lines.append("should dismiss")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("will dismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("did dismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("attempt")
        }
    }

    /// Returns the calls while a closure runs, and those afterwards.
    private func calls(_ body: () -> Void) -> [[String]] {
        stage.screen.run(body)
        let first = log.take()
        stage.wait()
        return [first, log.take()]
    }

    private func present(_ style: UIModalPresentationStyle, animated: Bool = true) -> [[String]] {
        shown.modalPresentationStyle = style
        return calls { root.present(shown, animated: animated) { [log] in log.lines.append("presented") } }
    }

    private func dismiss(animated: Bool = true) -> [[String]] {
        calls { root.dismiss(animated: animated) { [log] in log.lines.append("dismissed") } }
    }

    @Test("A full-screen presentation ends with the controller that goes, and then its completion", .rule("V11"))
    func fullScreen() {
        let calls = present(.fullScreen)
        #expect(calls[0] == ["b load", "a will go", "b will appear", "b appearing", "b alongside"])
        #expect(calls[1] == ["b completed", "b appeared", "a gone", "presented"])
    }

    @Test("A full-screen dismissal mirrors the presentation", .rule("V12")) func fullScreenDismissal() {
        _ = present(.fullScreen)
        let calls = dismiss()
        #expect(calls[0] == ["b will go", "a will appear", "a appearing", "a alongside"])
        #expect(calls[1] == ["a completed", "a appeared", "b gone", "dismissed"])
    }

    @Test("Without an animation, the calls of presentations come at once and in the same order", .rule("V11", "V12"))
    func still() {
        let order = ["b load", "a will go", "b will appear", "b appearing", "b appeared", "a gone", "presented"]
        #expect(present(.fullScreen, animated: false) == [order, []])
        #expect(
            dismiss(animated: false) == [
                ["b will go", "a will appear", "a appearing", "a appeared", "b gone", "dismissed"], [],
            ])
    }

    @Test("An app's animator runs after the first calls, and is notified of the end last", .rule("V11", "V12"))
    func animator() {
        shown.transitioningDelegate = transitions
        let begin = ["b load", "a will go", "b will appear", "animate", "b appearing", "b alongside"]
        #expect(
            present(.fullScreen) == [begin, ["b completed", "b appeared", "a gone", "presented", "ended true"]])
        #expect(
            dismiss() == [
                ["b will go", "a will appear", "animate", "a appearing", "a alongside"],
                ["a completed", "a appeared", "b gone", "dismissed", "ended true"],
            ])
    }

    @Test(
        "A presentation that leaves the presenter's view in place makes no calls to its controller",
        .rule("V13", "V14"),
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext])
    func over(style: UIModalPresentationStyle) {
        stage.screen.run { shown.presentationController?.delegate = judge }
        #expect(
            present(style) == [
                ["b load", "b will appear", "b appearing", "b alongside"], ["b completed", "b appeared", "presented"],
            ])
        #expect(dismiss() == [["b will go"], ["b gone", "dismissed"]], "the delegate is not called")
    }

    @Test("A custom presentation makes the calls of a sheet", .rule("V14")) func custom() {
        shown.transitioningDelegate = transitions
        transitions.presentation = { UIPresentationController(presentedViewController: $0, presenting: $1) }
        #expect(
            present(.custom) == [
                ["b load", "b will appear", "animate", "b appearing", "b alongside"],
                ["b completed", "b appeared", "presented", "ended true"],
            ])
        #expect(dismiss() == [["b will go", "animate"], ["b gone", "dismissed", "ended true"]])
    }

    // MARK: Sheets

    private func presentSheet() {
        stage.screen.run {
            shown.sheetPresentationController?.delegate = judge
            root.present(shown, animated: true)
        }
        stage.wait()
        _ = log.take()
    }

    private func drag(to end: CGFloat) {
        stage.screen.drag((0...12).map { (200, 20 + (end - 20) * CGFloat($0) / 12) }, lifts: false)
    }

    @Test("A sheet that a finger dismisses asks, tells its delegate and disappears", .rule("V15")) func dragged() {
        presentSheet()
        drag(to: 650)
        #expect(log.take() == ["should dismiss", "will dismiss", "b will go"])
        stage.screen.touch(.ended, 200, 650)
        stage.wait()
        #expect(log.take() == ["b gone", "did dismiss"])
        #expect(root.presentedViewController == nil)
    }

    @Test("A sheet that is let go appears again when the finger lifts", .rule("V18")) func letGo() {
        presentSheet()
        drag(to: 116)
        #expect(log.take() == ["should dismiss", "will dismiss", "b will go"])
        stage.wait()
        stage.screen.touch(.ended, 200, 116)
        #expect(log.take() == ["b will appear", "b appearing", "b appeared"])
        stage.wait()
        #expect(log.take() == [] && root.presentedViewController === shown)
    }

    @Test("A sheet that must stay makes no appearance calls", .rule("V18")) func kept() {
        presentSheet()
        judge.allows = false
        drag(to: 650)
        stage.screen.touch(.ended, 200, 650)
        stage.wait()
        #expect(log.lines.allSatisfy { $0 == "should dismiss" || $0 == "attempt" } && log.lines.contains("attempt"))
    }

    // MARK: Cancelled

    @Test("A presentation that is cancelled completes the coordinator, and calls no completion", .rule("V22"))
    func cancelled() {
        let interaction = UIPercentDrivenInteractiveTransition()
        transitions.interaction = interaction
        shown.transitioningDelegate = transitions
        let begin = present(.fullScreen)
        #expect(
            begin[0] == [
                "b load", "a will go", "a is interactive", "b will appear", "b is interactive", "animate",
                "b appearing", "b alongside",
            ])
        stage.screen.run { interaction.update(0.4) }
        let end = calls { interaction.cancel() }
        #expect(end[0] == ["b let go, cancelled"])
        #expect(
            end[1] == [
                "b cancelled", "b will go", "a will appear", "a appearing", "a appeared", "b gone", "ended false",
            ])
    }
}
