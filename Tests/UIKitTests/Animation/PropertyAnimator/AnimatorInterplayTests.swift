import QuartzCore
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// uikit_animation.md §2: several animators at once, animators with inner blocks, and views that are removed.
@MainActor @Suite struct AnimatorInterplayTests {
    private let screen = TestScreen()
    private final class Log { var entries: [String] = [] }
    private let log = Log()

    private func mark(_ name: String) -> (UIViewAnimatingPosition) -> Void {
        { [log] in log.entries.append("\(name) \($0) \(CACurrentMediaTime())") }
    }

    private func box() -> UIView { screen.addView(CGRect(x: -20, y: 0, width: 40, height: 40)) }

    private func x(_ view: UIView, at time: Double? = nil) -> Double {
        Double(screen.shown(view, at: time ?? screen.clock.now).position.x)
    }

    @Test("A block inside an animator is scrubbed and ends with it") func nested() {
        let (outer, inner, quick) = (box(), box(), box())
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [log] in
            outer.center.x = 100
            UIView.animate(withDuration: 0.5) {
                inner.center.x = 100
            } completion: {
                log.entries.append("inner \($0) \(CACurrentMediaTime())")
            }
            UIView.animate(
                withDuration: 1, delay: 0.5,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) {
                quick.center.x = 100
            }
        }
        screen.run { animator.fractionComplete = 0.5 }
        #expect(x(outer) == 50 && x(inner) == 50 && abs(x(quick) - 50) < 1e-9)
        screen.run { animator.fractionComplete = 0.3 }
        #expect(abs(x(quick) - 10) < 1e-9)
        screen.run { animator.startAnimation() }
        screen.advance(to: 5)
        #expect(log.entries == ["inner true 1.4"] && x(quick) == 100)
    }

    @Test("After a reversal, subviews that follow their superview's size have their former sizes")
    func reversalWithAutoresizing() {
        let (outer, inner) = (box(), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { outer.bounds.size.height = 140 }
        screen.run {
            animator.fractionComplete = 0.5
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        screen.advance(to: 2)
        #expect(outer.bounds.height == 40 && inner.bounds.height == 40)
        screen.run {
            animator.addAnimations { outer.bounds.size.height = 140 }
            animator.fractionComplete = 0.5
            animator.stopAnimation(true)
        }
        #expect(outer.bounds.height == 90 && inner.bounds.height == 90)
    }

    @Test("Keyframes inside an animator are scrubbed with it") func keyframes() {
        let view = box()
        let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = 120 }
            }
        }
        for fraction in [0.25, 0.75, 0.5, 1, 0.1] {
            screen.run { animator.fractionComplete = fraction }
            #expect(abs(x(view) - min(fraction * 2, 1) * 100) < 1e-9)
            #expect(abs(screen.shown(view, at: 0).position.y - (20 + max(fraction * 2 - 1, 0) * 100)) < 1e-9)
        }
        screen.run {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
        }
        #expect(view.center == CGPoint(x: 0, y: 20))
    }

    @Test("Two animators of one property add up, and either can reverse or stop without a jump") func sum() {
        let view = box()
        let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        let second = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 200 }
        screen.run { first.startAnimation() }
        screen.advance(to: 0.5)
        screen.run { second.startAnimation() }
        #expect(x(view) == 50 && abs(x(view, at: 0.75) - 87.5) < 1e-9)
        screen.run { first.isReversed = true }
        #expect(abs(x(view) - 87.5) < 1e-9)
        #expect(abs(x(view, at: 1.25) - 62.5) < 1e-9)
        screen.advance(to: 1.5)
        // The first animator is back at its start, so only the second one contributes.
        #expect(abs(x(view) - 50) < 1e-9 && first.state == .inactive && second.state == .active)
        #expect(abs(x(view, at: 2.5) - 100) < 1e-9)
    }

    @Test("Stopping one of two animators does not move the view") func stopOne() {
        let view = box()
        let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 200 }
        screen.run {
            first.startAnimation()
            second.startAnimation()
        }
        let before = x(view, at: 0.5)
        screen.run { first.stopAnimation(true) }
        #expect(abs(x(view) - before) < 1e-9 && abs(x(view, at: 1) - 150) < 1e-9)
    }

    @Test("Removing a view ends its animations, and an animator ends when none are left") func removal() {
        let (stays, goes) = (box(), box())
        let both = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            stays.center.x = 100
            goes.center.x = 100
        }
        both.addCompletion(mark("both"))
        let one = UIViewPropertyAnimator(duration: 1, curve: .linear) { goes.alpha = 0 }
        one.addCompletion(mark("one"))
        screen.run {
            both.startAnimation()
            one.startAnimation()
        }
        screen.advance(to: 0.25)
        screen.run { goes.removeFromSuperview() }
        screen.advance(to: 2)
        #expect(log.entries == ["one end 0.25", "both end 1.0"])
        #expect(goes.center.x == 100 && x(stays) == 100)
    }

    @Test("A paused animator whose views have left the window ends in the next run loop cycle after it resumes")
    func offWindow() {
        let view = box()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        animator.addCompletion(mark("a"))
        screen.run { animator.fractionComplete = 0.5 }
        screen.run { view.removeFromSuperview() }
        screen.advance(to: 3)
        #expect(log.entries.isEmpty && animator.state == .active)
        screen.run { animator.startAnimation() }
        screen.advance(to: 3)
        #expect(log.entries == ["a end 3.0"] && animator.state == .inactive)
    }

    @Test("An animator with nothing to animate ends in the next run loop cycle") func nothing() {
        let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) {}
        animator.addCompletion(mark("none"))
        screen.run { animator.startAnimation() }
        #expect(animator.state == .active && animator.isRunning)
        screen.advance(to: 0)
        #expect(log.entries == ["none end 0.0"] && animator.state == .inactive)
    }

    @Test("An animator started inside a block keeps its own timing") func insideBlock() {
        let view = box()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        screen.run { UIView.animate(withDuration: 9) { animator.startAnimation() } }
        #expect(abs(x(view, at: 0.5) - 50) < 1e-9)
        screen.run { UIView.animate(withDuration: 9) { animator.stopAnimation(true) } }
        #expect(view.center.x == 50 && view.layer.animationKeys() == nil)
    }

    @Test("Colours start from the shown value and reverse to the model value") func colors() {
        let view = screen.addView(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            view.layer.cornerRadius = 10
        }
        screen.run { animator.fractionComplete = 0.25 }
        let shown = screen.shown(view, at: 0)
        #expect(shown.backgroundColor?.components == [0.75, 0, 0.25, 1] && shown.cornerRadius == 2.5)
        screen.run {
            animator.isReversed = true
            animator.startAnimation()
        }
        screen.advance(to: 1)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && view.layer.cornerRadius == 0)
        #expect(animator.state == .inactive)
    }

    @Test("Several blocks for one property share the start of the first") func stacked() {
        let view = box()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
        screen.run { animator.startAnimation() }
        screen.advance(to: 1)
        screen.run { animator.addAnimations { view.center.x = 40 } }
        #expect(x(view) == 50 && abs(x(view, at: 1.5) - (75 - 30)) < 1e-9)
        screen.run {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
        }
        #expect(view.center.x == 0)
    }

    @Test("Hit testing uses the animated position unless manual hit testing is enabled", arguments: [false, true])
    func hits(manual: Bool) {
        let view = box()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.isManualHitTestingEnabled = manual
        screen.run { animator.fractionComplete = 0.5 }
        func hit(_ x: Double) -> UIView? { screen.run { screen.window.hitTest(CGPoint(x: x, y: 20), with: nil) } }
        #expect(hit(75) === (manual ? screen.window : view) && hit(150) === (manual ? view : screen.window))
        screen.run { animator.stopAnimation(true) }
        #expect(hit(75) === view && hit(150) === screen.window)
    }

    @Test(
        "Views receive touches while they animate unless the animator disables user interaction",
        arguments: [false, true])
    func touches(enabled: Bool) {
        let view = screen.addView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.isUserInteractionEnabled = enabled
        screen.run { animator.startAnimation() }
        func hit() -> UIView? { screen.run { screen.window.hitTest(CGPoint(x: 10, y: 10), with: nil) } }
        #expect(hit() === (enabled ? view : screen.window))
        screen.advance(to: 1)
        #expect(hit() === view)
    }

    @Test("runningPropertyAnimator starts at once, with its curve and delay") func running() {
        let view = box()
        let animator = screen.run {
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0.5, options: .curveEaseIn, animations: { view.center.x = 100 },
                completion: mark("r"))
        }
        #expect(animator.state == .active && animator.isRunning && view.center.x == 100)
        let eased = CAMediaTimingFunction(name: .easeIn).value(at: 0.5) * 100
        #expect(x(view, at: 0.5) == 0 && abs(x(view, at: 1) - eased) < 1e-6)
        screen.advance(to: 9)
        #expect(log.entries == ["r end 1.5"])
    }
}
