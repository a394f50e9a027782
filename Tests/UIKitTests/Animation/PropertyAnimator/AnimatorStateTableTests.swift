import QuartzCore
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// uikit_animation.md §2, the state table: every call in every state.
@MainActor @Suite struct AnimatorStateTableTests {
    private typealias Call = UIViewPropertyAnimator.Call

    enum Row: CaseIterable { case inactive, running, paused, stopped }

    private let screen = TestScreen()
    private let view: UIView
    private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    private final class Log { var ends: [UIViewAnimatingPosition] = [] }
    private let log = Log()

    init() {
        view = screen.addView(CGRect(x: -20, y: 0, width: 40, height: 40))
        animator.addAnimations { [view] in view.center.x = 100 }
        animator.addCompletion { [log] in log.ends.append($0) }
    }

    /// Brings the animator into a state, at 40 % of its duration unless it is inactive.
    private func bring(to row: Row) {
        guard row != .inactive else { return }
        screen.run { animator.startAnimation() }
        screen.advance(to: 0.4)
        screen.run {
            switch row {
            case .paused: animator.pauseAnimation()
            case .stopped: animator.stopAnimation(false)
            case .inactive, .running: break
            }
        }
    }

    private func x(at time: Double) -> CGFloat { screen.shown(view, at: time).position.x.roundedToMillionths }
    private func run(_ body: () -> Void) { screen.run(body) }
    private var status: String { "\(animator.state)\(animator.isRunning ? " running" : "")" }

    // MARK: Errors

    @Test("The calls that the state table marks X are errors, and no others", arguments: Row.allCases)
    func errors(row: Row) {
        bring(to: row)
        let forbidden: [Row: Set<Call>] = [
            .inactive: [.continue, .stop],
            .running: [.continue, .finish, .configure],
            .paused: [.startAfterDelay, .finish, .configure, .release],
            .stopped: [
                .addAnimations, .start, .startAfterDelay, .pause, .scrub, .continue, .stop, .configure, .release,
            ],
        ]
        for call in Call.allCases {
            #expect((animator.objection(to: call) != nil) == (forbidden[row]?.contains(call) == true), "\(call) \(row)")
        }
        #expect(status == ["inactive", "active running", "active", "stopped"][Row.allCases.firstIndex(of: row) ?? 0])
    }

    @Test(
        "Pausing, scrubbing, reversing and continuing an animator that is not interruptible are errors",
        arguments: Row.allCases)
    func uninterruptible(row: Row) {
        let phases: [Row: UIViewPropertyAnimator.Phase] = {
            let position = AnimatorPosition(measure: .time, fraction: 0.4)
            let run = AnimatorRun(from: position, target: 1, duration: 1, timingCurve: AnimatorTimingCurve())
            return [
                .inactive: .inactive, .running: .running(run, since: 0), .paused: .paused(position, rest: nil),
                .stopped: .stopped(position),
            ]
        }()
        guard let phase = phases[row] else { return }
        func isError(_ call: Call) -> Bool {
            UIViewPropertyAnimator.objection(to: call, phase: phase, isInterruptible: false) != nil
        }
        #expect(isError(.pause) && isError(.scrub) && isError(.continue))
        #expect(isError(.reverse) == (row == .running || row == .paused))
        #expect(isError(.start) == (row == .stopped) && isError(.stop) == (row == .inactive || row == .stopped))
    }

    @Test("Errors have Apple's messages") func wording() {
        bring(to: .paused)
        #expect(
            animator.objection(to: .finish) == "finishAnimationAtPosition: should only be called on a stopped animator!"
        )
        #expect(animator.objection(to: .release)?.hasPrefix("It is an error to release a paused or stopped") == true)
    }

    @Test("stopAnimation(true) and finishAnimation do nothing on an inactive animator") func forgiven() {
        screen.run {
            animator.stopAnimation(true)
            animator.finishAnimation(at: .end)
        }
        #expect(status == "inactive" && view.center.x == 0 && log.ends.isEmpty)
        bring(to: .running)
        screen.run { animator.stopAnimation(true) }
        screen.run {
            animator.stopAnimation(true)
            animator.finishAnimation(at: .start)
        }
        #expect(status == "inactive" && view.center.x == 40 && log.ends.isEmpty)
    }

    @Test("Starting a running animator with a delay does nothing") func startedAgain() {
        bring(to: .running)
        screen.run { animator.startAnimation(afterDelay: 1) }
        #expect(animator.delay == 0 && abs(x(at: 0.5) - 50) < 1e-6)
        screen.advance(to: 2)
        #expect(log.ends == [.end])
    }

    // MARK: addAnimations

    @Test(
        "addAnimations adds animations that end together with the others", arguments: [Row.inactive, .running, .paused])
    func addAnimations(row: Row) {
        let other = screen.addView(CGRect(x: -20, y: 50, width: 40, height: 40))
        bring(to: row)
        run { animator.addAnimations { other.center.x = 100 } }
        #expect(other.center.x == (row == .inactive ? 0 : 100))
        #expect(status == ["inactive", "active running", "active"][Row.allCases.firstIndex(of: row) ?? 0])
        run { animator.startAnimation() }
        // All animations end together: after 1 s, or after the remaining 0.6 s.
        let start = row == .inactive ? 0.0 : 0.4
        let half = (start + 1) / 2
        #expect(abs(screen.shown(other, at: half).position.x - 50) < 1e-6)
        #expect(abs(x(at: half) - 100 * half) < 1e-6)
        screen.advance(to: 2)
        #expect(log.ends == [.end] && other.layer.animationKeys() == nil)
    }

    @Test(
        "addAnimations(_:delayFactor:) delays animations by a fraction of the remaining time",
        arguments: [Row.inactive, .running, .paused])
    func delayed(row: Row) {
        let other = screen.addView(CGRect(x: -20, y: 50, width: 40, height: 40))
        bring(to: row)
        run { animator.addAnimations({ other.center.x = 100 }, delayFactor: 0.5) }
        run { animator.startAnimation() }
        let start = row == .inactive ? 0.5 : 0.7
        #expect(screen.shown(other, at: start).position.x < 1e-6 && other.center.x == 100)
        #expect(abs(screen.shown(other, at: (start + 1) / 2).position.x - 50) < 1e-6)
        screen.advance(to: 2)
        #expect(log.ends == [.end])
    }

    @Test("addCompletion adds a completion in every state", arguments: Row.allCases) func addCompletion(row: Row) {
        bring(to: row)
        animator.addCompletion { [log] in log.ends.append($0) }
        run {
            if row == .inactive { animator.startAnimation() }
            if row != .stopped { animator.stopAnimation(false) }
            animator.finishAnimation(at: .current)
        }
        #expect(log.ends == [.current, .current])
    }

    // MARK: Start, pause and scrub

    @Test("startAnimation starts an inactive animator and resumes a paused one") func start() {
        run { animator.startAnimation() }
        #expect(status == "active running" && x(at: 0.4) == 40)
        run { animator.startAnimation() }
        #expect(x(at: 0.5) == 50)
        run { animator.pauseAnimation() }
        #expect(x(at: 2) == 50)
        run { animator.startAnimation() }
        #expect(x(at: 2.3) == 80 && status == "active running")
        screen.advance(to: 3)
        #expect(log.ends == [.end] && status == "inactive")
    }

    @Test("An animator started with startAnimation(afterDelay:) is running during the delay") func startLater() {
        run { animator.startAnimation(afterDelay: 0.5) }
        #expect(status == "active running" && animator.delay == 0.5 && view.center.x == 100)
        #expect(x(at: 0.5) == 0 && animator.fractionComplete == 0)
        #expect(x(at: 0.75) == 25)
        screen.advance(to: 1.5)
        #expect(log.ends == [.end])
    }

    @Test("pauseAnimation holds the current values in every state", arguments: [Row.inactive, .running, .paused])
    func pause(row: Row) {
        bring(to: row)
        run { animator.pauseAnimation() }
        let place = row == .inactive ? 0.0 : 40
        #expect(status == "active" && x(at: 3) == place && animator.fractionComplete * 100 == place)
        run { animator.stopAnimation(true) }
    }

    @Test(
        "Setting fractionComplete pauses the animator at that fraction", arguments: [Row.inactive, .running, .paused])
    func scrub(row: Row) {
        bring(to: row)
        run { animator.fractionComplete = 0.75 }
        #expect(status == "active" && x(at: 3) == 75 && animator.fractionComplete == 0.75)
        run { animator.startAnimation() }
        screen.advance(to: 3.25)
        #expect(log.ends == [.end])
    }

    // MARK: Reversal

    @Test("isReversed set on an inactive animator makes it play from end to start") func reverseInactive() {
        animator.isReversed = true
        #expect(status == "inactive" && view.center.x == 0)
        run { animator.startAnimation() }
        #expect(x(at: 0) == 100 && x(at: 0.25) == 75 && animator.fractionComplete == 0.25)
        screen.advance(to: 1)
        #expect(log.ends == [.start] && view.center.x == 0 && status == "inactive")
    }

    @Test("isReversed set on a running animator reverses it at once, any number of times") func reverseRunning() {
        bring(to: .running)
        run { animator.isReversed = true }
        #expect(x(at: 0.6) == 20)
        run { animator.isReversed = false }
        #expect(x(at: 0.9) == 50)
        screen.advance(to: 1.4)
        #expect(log.ends == [.end] && view.center.x == 100)
    }

    @Test("isReversed set on a paused animator applies to the next run") func reversePaused() {
        bring(to: .paused)
        run { animator.isReversed = true }
        #expect(x(at: 1) == 40 && status == "active")
        run { animator.startAnimation() }
        #expect(x(at: 1.1) == 30)
        screen.advance(to: 1.4)
        #expect(log.ends == [.start] && view.center.x == 0)
    }

    @Test("isReversed set on a stopped animator is ignored") func reverseStopped() {
        bring(to: .stopped)
        animator.isReversed = true
        #expect(!animator.isReversed && status == "stopped")
        run { animator.finishAnimation(at: .current) }
    }

    // MARK: Stop and finish

    @Test(
        "stopAnimation(true) makes an animator inactive, keeps the shown values and runs no completions",
        arguments: [Row.running, .paused, .stopped])
    func stopForGood(row: Row) {
        bring(to: row)
        run { animator.stopAnimation(true) }
        #expect(status == "inactive" && abs(view.center.x - 40) < 1e-9 && view.layer.animationKeys() == nil)
        #expect(x(at: 3) == 40 && log.ends.isEmpty)
    }

    @Test(
        "stopAnimation(false) makes an animator stopped and keeps the shown values", arguments: [Row.running, .paused])
    func stop(row: Row) {
        bring(to: row)
        run { animator.stopAnimation(false) }
        #expect(status == "stopped" && x(at: 3) == 40 && log.ends.isEmpty && animator.fractionComplete == 0.4)
        run { animator.finishAnimation(at: .end) }
        #expect(status == "inactive" && view.center.x == 100 && log.ends == [.end])
    }

    @Test("An animator that has ended is inactive and can start again") func end() {
        run { animator.startAnimation() }
        var seen = ""
        animator.addCompletion { [unowned animator] _ in seen = "\(animator.state) \(animator.isRunning)" }
        screen.advance(to: 1)
        #expect(log.ends == [.end] && seen == "inactive false")
        run {
            animator.addAnimations { [view] in view.center.x = 0 }
            animator.addCompletion { [log] in log.ends.append($0) }
            animator.startAnimation()
        }
        #expect(x(at: 1.5) == 50)
        screen.advance(to: 2)
        #expect(log.ends == [.end, .end])
    }

    @Test("pausesOnCompletion pauses an animator at its end without completions, and it can reverse")
    func pausesAtEnd() {
        animator.pausesOnCompletion = true
        var reported: [Bool] = []
        let observation = animator.observe(\.isRunning, options: [.new]) { reported.append($1.newValue ?? true) }
        run { animator.startAnimation() }
        screen.advance(to: 2)
        #expect(status == "active" && animator.fractionComplete == 1 && log.ends.isEmpty && reported == [true, false])
        run {
            animator.isReversed = true
            animator.startAnimation()
        }
        #expect(x(at: 2.75) == 25)
        screen.advance(to: 4)
        #expect(animator.fractionComplete == 1 && reported == [true, false, true, false] && x(at: 4) == 0)
        observation.invalidate()
        run {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
        }
        #expect(log.ends == [.start] && view.center.x == 0 && reported.count == 4)
    }

    @Test("The animations retain a running animator until they end") func lifetime() {
        weak var left: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
            animator.addCompletion { [log] in log.ends.append($0) }
            run { animator.startAnimation() }
            left = animator
        }
        screen.advance(to: 0.9)
        #expect(left != nil)
        screen.advance(to: 1)
        #expect(left == nil && log.ends == [.end] && view.alpha == 0)
    }
}

extension CGFloat {
    fileprivate var roundedToMillionths: CGFloat { (self * 1e6).rounded() / 1e6 }
}
