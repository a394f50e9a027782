import QuartzCore
import TestSupport
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// uikit_animation.md §2: what property animators show, and when they end.
@MainActor @Suite struct PropertyAnimatorTests {
    private let screen = TestScreen()

    /// An animator that moves a view's centre from x = 0 to x = 100, and a log of its completions.
    private final class Mover {
        let view: UIView
        let animator: UIViewPropertyAnimator
        var ends: [String] = []

        @MainActor init(_ screen: TestScreen, _ animator: UIViewPropertyAnimator) {
            view = screen.addView(CGRect(x: -20, y: 0, width: 40, height: 40))
            self.animator = animator
            animator.addAnimations { [view] in view.center.x = 100 }
            animator.addCompletion { [unowned self] in ends.append("\($0) \(CACurrentMediaTime())") }
        }
    }

    private func mover(
        _ duration: Double = 1, _ curve: UIView.AnimationCurve = .linear
    ) -> Mover { Mover(screen, UIViewPropertyAnimator(duration: duration, curve: curve)) }

    private func x(_ mover: Mover, at time: Double? = nil) -> Double {
        screen.shown(mover.view, at: time ?? screen.clock.now).position.x
    }

    private func ease(_ t: Double) -> Double { CAMediaTimingFunction(name: .easeInEaseOut).value(at: t) * 100 }

    @Test("A started animator follows its curve and ends with .end") func run() {
        let m = mover(2, .easeInOut)
        #expect(m.animator.state == .inactive && !m.animator.isRunning && m.animator.duration == 2)
        screen.run { m.animator.startAnimation() }
        #expect(m.animator.state == .active && m.animator.isRunning && m.view.center.x == 100)
        #expect(abs(x(m, at: 0.5) - ease(0.25)) < 1e-9)
        #expect(abs(m.animator.fractionComplete * 100 - ease(0.25)) < 1e-9)
        #expect(abs(x(m, at: 1.7) - ease(0.85)) < 1e-9)
        screen.advance(to: 3)
        #expect(m.ends == ["end 2.0"])
        #expect(m.animator.state == .inactive && !m.animator.isRunning && m.view.layer.animationKeys() == nil)
    }

    @Test("The fraction counts in the direction of travel", .rule("uikit_animation §2")) func directions() {
        let m = mover(2)
        screen.run { m.animator.startAnimation() }
        screen.advance(to: 0.6)
        screen.run {
            m.animator.pauseAnimation()
            m.animator.isReversed = true
        }
        #expect(abs(m.animator.fractionComplete - 0.7) < 1e-9 && abs(x(m) - 30) < 1e-9)
        screen.run { m.animator.fractionComplete = 0.9 }
        #expect(abs(x(m) - 10) < 1e-9)
        screen.run { m.animator.isReversed = false }
        #expect(abs(m.animator.fractionComplete - 0.1) < 1e-9 && abs(x(m) - 10) < 1e-9)
        screen.run {
            m.animator.isReversed = true
            m.animator.fractionComplete = 0.5
            m.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        #expect(abs(x(m, at: 1.1) - 25) < 1e-9 && abs(m.animator.fractionComplete - 0.75) < 1e-9)
        screen.advance(to: 3)
        #expect(m.ends == ["start 1.6"])
    }

    @Test(
        "An animator whose views are in no window ends at once", .rule("uikit_animation §2"),
        arguments: ["started", "paused", "scrubbed"])
    func looseViews(call: String) {
        let animator = UIViewPropertyAnimator(duration: 4, curve: .linear)
        var ends: [String] = []
        screen.run {
            let view = UIView()
            animator.addAnimations { view.alpha = 0.5 }
            animator.addCompletion { ends.append("\($0 == .end) \(CACurrentMediaTime()) \(view.alpha)") }
            switch call {
            case "scrubbed": animator.fractionComplete = 0.5
            case "paused":
                animator.startAnimation()
                animator.pauseAnimation()
            default: animator.startAnimation()
            }
            #expect(animator.state == .active && ends.isEmpty)
        }
        screen.advance(to: 0.1)
        #expect(ends == ["true 0.0 0.5"] && animator.state == .inactive)
    }

    @Test("A paused animator without blocks waits for them") func noBlocks() {
        let view = screen.addView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        screen.run { animator.pauseAnimation() }
        screen.advance(to: 1)
        #expect(animator.state == .active)
        screen.run {
            animator.addAnimations { view.alpha = 0 }
            animator.startAnimation()
        }
        #expect(abs(screen.shown(view, at: 1.5).opacity - 0.5) < 1e-6)
        screen.advance(to: 3)
        #expect(animator.state == .inactive)
    }

    @Test(
        "An animator paused at 40 % and continued ends .6 s later", .rule("U10"),
        arguments: [UIView.AnimationCurve.linear, .easeIn])
    func remaining(curve: UIView.AnimationCurve) {
        let m = mover(1, curve)
        screen.run { m.animator.startAnimation() }
        screen.advance(to: 0.4)
        screen.run { m.animator.pauseAnimation() }
        let held = x(m)
        #expect(x(m, at: 2) == held && m.animator.state == .active && !m.animator.isRunning)
        screen.run { m.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        #expect(abs(x(m) - held) < 1e-9)
        screen.advance(to: 4)
        #expect(m.ends == ["end 2.6"])
    }

    @Test("A duration factor of 1 gives the remaining change the whole duration", .rule("U11")) func factor() {
        let m = mover()
        screen.run { m.animator.startAnimation() }
        screen.advance(to: 0.4)
        screen.run {
            m.animator.pauseAnimation()
            m.animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        }
        #expect(abs(x(m, at: 0.9) - 70) < 1e-9)
        screen.advance(to: 2)
        #expect(m.ends == ["end 1.4"])
    }

    @Test(
        "A stopped animator finishes at the start, at the end or at the current position", .rule("U12"),
        arguments: [0, 1, 2])
    func finish(place: Int) {
        let m = mover()
        let position = UIViewAnimatingPosition(rawValue: place) ?? .end
        screen.run { m.animator.startAnimation() }
        screen.advance(to: 0.3)
        screen.run { m.animator.stopAnimation(false) }
        #expect(m.animator.state == .stopped && !m.animator.isRunning && m.ends.isEmpty)
        #expect(abs(m.view.center.x - 30) < 1e-9 && m.view.layer.animationKeys() == nil)
        screen.run { m.animator.finishAnimation(at: position) }
        #expect(m.animator.state == .inactive && m.ends == ["\(position) 0.3"])
        let expected = [100.0, 0, 30][place]
        #expect(abs(m.view.center.x - expected) < 1e-9)
    }

    @Test(
        "Setting fractionComplete to one half activates an animator without running it and shows half of the change",
        .rule("U13"))
    func scrub() {
        let m = mover(1, .easeIn)
        screen.run { m.animator.fractionComplete = 0.5 }
        #expect(m.animator.state == .active && !m.animator.isRunning && m.animator.fractionComplete == 0.5)
        #expect(x(m, at: 0.7) == 50)
        for fraction in [0.2, 0.9, 1, 0, 0.35] {
            screen.run { m.animator.fractionComplete = fraction }
            #expect(abs(x(m) - fraction * 100) < 1e-9)
        }
        screen.run { m.animator.fractionComplete = 7 }
        #expect(x(m) == 100 && m.animator.fractionComplete == 1)
        screen.run { m.animator.fractionComplete = .nan }
        #expect(m.animator.fractionComplete == 1)
        screen.run { m.animator.stopAnimation(true) }
        #expect(m.view.center.x == 100 && m.ends.isEmpty && m.animator.state == .inactive)
    }

    @Test("An animator reversed at 30 % returns to the start after .3 D and ends with .start", .rule("U14"))
    func reverse() {
        let m = mover(1, .easeInOut)
        screen.run { m.animator.startAnimation() }
        screen.advance(to: 0.3)
        screen.run { m.animator.isReversed = true }
        #expect(abs(x(m, at: 0.4) - ease(0.2)) < 1e-9)
        screen.advance(to: 2)
        #expect(m.ends == ["start 0.6"] && m.view.center.x == 0 && x(m) == 0)
    }

    @Test("A pan pauses an animator, scrubs it and continues it with another curve", .rule("U15")) func pan() {
        let m = mover(3, .easeOut)
        screen.run { m.animator.pauseAnimation() }
        let interrupted = m.animator.fractionComplete
        #expect(interrupted == 0 && x(m, at: 0.2) == 0)
        for step in 1...6 { screen.run { m.animator.fractionComplete = interrupted + Double(step) * 0.05 } }
        #expect(abs(x(m) - 30) < 1e-9)
        let timing = UICubicTimingParameters(animationCurve: .easeOut)
        screen.run { m.animator.continueAnimation(withTimingParameters: timing, durationFactor: 0) }
        let half = CAMediaTimingFunction(name: .easeOut).value(at: 0.5)
        #expect(abs(x(m, at: 0.2 + 1.05) - (30 + 70 * half)) < 1e-6)
        // A second pan interrupts the animation halfway.
        screen.run { m.animator.pauseAnimation() }
        let again = m.animator.fractionComplete
        #expect(abs(again - (0.3 + 0.7 * half)) < 1e-6)
        screen.run { m.animator.fractionComplete = again }
        #expect(abs(x(m) - again * 100) < 1e-9)
        screen.run { m.animator.fractionComplete = again - 0.4 }
        #expect(abs(x(m) - (again - 0.4) * 100) < 1e-9)
        screen.run { m.animator.continueAnimation(withTimingParameters: timing, durationFactor: 0) }
        screen.advance(to: 10)
        #expect(m.ends.count == 1 && m.animator.state == .inactive && x(m) == 100)
    }

    @Test("A block added halfway through 2 s takes 1 s", .rule("U16")) func added() {
        let m = mover(2)
        let other = screen.addView()
        screen.run { m.animator.startAnimation() }
        screen.advance(to: 1)
        screen.run { m.animator.addAnimations { other.alpha = 0 } }
        #expect(screen.shown(other, at: 1).opacity == 1)
        #expect(abs(screen.shown(other, at: 1.5).opacity - 0.5) < 1e-6)
        screen.advance(to: 2.5)
        #expect(m.ends == ["end 2.0"] && other.layer.animationKeys() == nil)
    }
}
