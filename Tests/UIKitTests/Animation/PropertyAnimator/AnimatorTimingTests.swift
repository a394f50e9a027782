import CQuartziteKernels
import QuartzCore
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

/// uikit_animation.md §2: timing parameters, scrubbing along curves, and continuing with another curve.
@MainActor @Suite struct AnimatorTimingTests {
    private let screen = TestScreen()

    private func x(_ view: UIView, at time: Double? = nil) -> Double {
        Double(screen.shown(view, at: time ?? screen.clock.now).position.x)
    }

    private func box() -> UIView { screen.addView(CGRect(x: -20, y: -20, width: 40, height: 40)) }

    @Test("Cubic timing parameters are built in or have control points, with ease-in-out as the default")
    func curves() {
        let plain = UICubicTimingParameters()
        #expect(plain.animationCurve == .easeInOut && plain.timingCurveType == .builtin)
        #expect(abs(plain.controlPoint1.x - 0.42) < 1e-6 && abs(plain.controlPoint2.x - 0.58) < 1e-6)
        let own = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.3, y: 0.9))
        #expect(own.timingCurveType == .cubic && own.cubicTimingParameters === own && own.springTimingParameters == nil)
        let view = box()
        let animator = UIViewPropertyAnimator(
            duration: 2, controlPoint1: own.controlPoint1, controlPoint2: own.controlPoint2
        ) { view.center.x = 100 }
        screen.run { animator.startAnimation() }
        #expect(abs(x(view, at: 0.5) - own.timingFunction.value(at: 0.25) * 100) < 1e-9)
    }

    @Test("A spring with mass, stiffness and damping lasts until it settles, whatever the duration")
    func ownDuration() {
        let system = UISpringTimingParameters()
        #expect(abs(system.dampingRatio - 4.564) < 1e-3 && system.initialVelocity == .zero)
        let swinging = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 60, timingParameters: swinging)
        let expected = Spring().settlingDuration
        #expect(abs(animator.duration - expected) < 1e-9)
        let view = box()
        var end = 0.0
        animator.addAnimations { view.center.x = 100 }
        animator.addCompletion { _ in end = CACurrentMediaTime() }
        screen.run { animator.startAnimation() }
        // timing.md T33: the first peak is 16.3 % past the end.
        #expect(abs(x(view, at: 0.3628) - 116.3) < 0.1)
        screen.advance(to: 60)
        #expect(abs(end - expected) < 1e-9 && x(view) == 100)
        let slow = UIViewPropertyAnimator(duration: 1, timingParameters: system)
        #expect(slow.duration > 1)
        let paced = UISpringTimingParameters(duration: 0.5, bounce: 0.2)
        #expect(abs(paced.dampingRatio - 0.8) < 1e-9)
        #expect(UIViewPropertyAnimator(duration: 9, timingParameters: paced).duration < 2)
    }

    @Test("A spring with a damping ratio settles by the end of the duration", arguments: [1, 0.7, 0.4])
    func ratio(ratio: Double) {
        let view = box()
        let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: ratio) { view.center.x = 100 }
        #expect(animator.duration == 2)
        screen.run { animator.startAnimation() }
        let peak: Double = stride(from: 0.0, to: 2, by: 0.02).map { x(view, at: $0) }.reduce(0, max)
        let overshoot = ratio < 1 ? 100 * qz_exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
        #expect(abs(peak - 100 - overshoot) < 0.3)
        #expect(abs(x(view, at: 1.9999) - 100) <= 0.2)
        screen.advance(to: 2)
        #expect(animator.state == .inactive)
    }

    @Test("The initial velocity is a vector for points and its length for all other values") func velocity() {
        let view = box()
        let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 3, dy: -4))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations {
            view.center = CGPoint(x: 100, y: 100)
            view.alpha = 0
        }
        screen.run { animator.startAnimation() }
        let early = screen.shown(view, at: 0.01)
        #expect(abs(early.position.x - 3) < 0.6 && abs(early.position.y + 4) < 1.5)
        #expect(abs(Double(early.opacity) - 0.95) < 0.01)
        screen.run { animator.isReversed = true }
        screen.advance(to: 0.02)
        #expect(view.center == .zero && view.alpha == 1 && animator.state == .inactive)
    }

    @Test("Writing fractionComplete back after a pause moves nothing", arguments: [true, false])
    func writeBack(linearly: Bool) {
        let (view, late) = (box(), box())
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 100 }
        animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.2)
        animator.scrubsLinearly = linearly
        screen.run { animator.startAnimation() }
        screen.advance(to: 0.3)
        screen.run { animator.pauseAnimation() }
        let before = (x(view), x(late))
        let curve = CAMediaTimingFunction(name: .easeInEaseOut)
        #expect(abs(animator.fractionComplete - (linearly ? curve.value(at: 0.3) : 0.3)) < 1e-9)
        screen.run { animator.fractionComplete = animator.fractionComplete }
        #expect(x(view) == before.0 && x(late) == before.1)
        // A tiny change of the fraction moves the views only slightly.
        screen.run { animator.fractionComplete += 1e-6 }
        #expect(abs(x(view) - before.0) < 1e-3 && abs(x(late) - before.1) < 1e-3)
        screen.run { animator.fractionComplete = 0 }
        #expect(abs(x(view)) < 1e-9 && abs(x(late)) < 1e-9)
        screen.run { animator.fractionComplete = 1 }
        #expect(x(view) == 100 && x(late) == 100)
        screen.run { animator.stopAnimation(true) }
    }

    @Test("fractionComplete is a fraction of time if scrubsLinearly is false, and the curve applies")
    func curvedScrubbing() {
        let view = box()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
        animator.scrubsLinearly = false
        screen.run { animator.fractionComplete = 0.5 }
        #expect(abs(x(view) - CAMediaTimingFunction(name: .easeIn).value(at: 0.5) * 100) < 1e-9)
        #expect(animator.fractionComplete == 0.5)
        screen.run { animator.stopAnimation(true) }
    }

    @Test("Continuing with another curve applies it to the remaining change", arguments: [0, 0.5, 2])
    func otherCurve(factor: Double) {
        let view = box()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
        screen.run { animator.fractionComplete = 0.4 }
        let easeOut = UICubicTimingParameters(animationCurve: .easeOut)
        screen.run { animator.continueAnimation(withTimingParameters: easeOut, durationFactor: factor) }
        let duration = factor == 0 ? 1.2 : factor * 2
        #expect(abs(x(view, at: duration / 2) - (40 + 60 * easeOut.timingFunction.value(at: 0.5))) < 1e-6)
        #expect(animator.duration == 2)
        #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .linear)
        screen.advance(to: duration - 1e-3)
        #expect(animator.state == .active)
        screen.advance(to: duration)
        #expect(animator.state == .inactive)
    }

    @Test("Continuing a reversed animator takes the remaining fraction of the duration") func continueReversed() {
        let view = box()
        var end: (UIViewAnimatingPosition, Double)?
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
        animator.addCompletion { end = ($0, CACurrentMediaTime()) }
        screen.run {
            animator.fractionComplete = 0.25
            animator.isReversed = true
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0)
        }
        #expect(abs(x(view, at: 0.25) - 25 * (1 - CAMediaTimingFunction(name: .easeIn).value(at: 0.5))) < 1e-6)
        screen.advance(to: 1)
        #expect(end?.0 == .start && end?.1 == 0.5 && view.center.x == 0)
    }

    @Test("Timing parameters can be archived") func archive() throws {
        let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 0.5, y: -1))
        let spring = UISpringTimingParameters(
            mass: 2, stiffness: 50, damping: 3, initialVelocity: CGVector(dx: 1, dy: 2))
        func restored<T: NSObject & NSCoding>(_ object: T) throws -> T? {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
            let reader = try NSKeyedUnarchiver(forReadingFrom: data)
            reader.requiresSecureCoding = false
            return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? T
        }
        #expect(try restored(cubic)?.controlPoint1 == CGPoint(x: 0.1, y: 2))
        let read = try #require(try restored(spring))
        #expect(read.dampingRatio == spring.dampingRatio && read.initialVelocity == CGVector(dx: 1, dy: 2))
    }

    @Test("An animator shows the same values whatever the frame rate", arguments: 0..<12) func seekable(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24)
        }
        // The script has calls at fixed times and is played three times, at different frame rates.
        let script = (0..<8).map { index -> (Double, Int, Double) in
            (0.05 + Double(index) * 0.25, Int(random() * 6), random())
        }
        func play(_ rate: Double) -> [Double] {
            let screen = TestScreen()
            let view = screen.addView(CGRect(x: -20, y: -20, width: 40, height: 40))
            let animator = UIViewPropertyAnimator(duration: 1.3, dampingRatio: 0.6) { view.center.x = 100 }
            animator.addAnimations({ view.alpha = 0.2 }, delayFactor: 0.3)
            animator.pausesOnCompletion = true
            var states: [Double] = []
            var next = 0
            for frame in 0...Int(2.5 * rate) {
                let time = Double(frame) / rate
                while next < script.count, script[next].0 <= time {
                    let (moment, call, amount) = script[next]
                    screen.advance(to: moment)
                    screen.run { Self.perform(call, amount, on: animator) }
                    next += 1
                }
                let shown = screen.shown(view, at: time)
                if frame % Int(rate / 30) == 0 { states += [shown.position.x, Double(shown.opacity)] }
            }
            if animator.state == .active { screen.run { animator.stopAnimation(true) } }
            return states
        }
        let slow = play(30)
        #expect(play(60) == slow && play(120) == slow)
    }

    private static func perform(_ call: Int, _ amount: Double, on animator: UIViewPropertyAnimator) {
        switch call {
        case 0: animator.startAnimation()
        case 1: animator.pauseAnimation()
        case 2: animator.fractionComplete = amount
        case 3: animator.isReversed.toggle()
        case 4:
            animator.pauseAnimation()
            animator.continueAnimation(withTimingParameters: nil, durationFactor: amount)
        default:
            animator.pauseAnimation()
            let timing = UICubicTimingParameters(animationCurve: .easeIn)
            animator.continueAnimation(withTimingParameters: timing, durationFactor: 0)
        }
    }
}
