import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// uikit_animation.md §1.8: keyframe blocks.
@MainActor @Suite struct KeyframeBlockTests {
    private let screen = TestScreen()

    private static let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    /// A view that moves from 20 to 120 between 10 % and 50 % of 2 seconds, and to 70 between 60 % and 100 %.
    private func zigzag(_ options: UIView.KeyframeAnimationOptions = linear) -> UIView {
        let view = screen.addView()
        screen.run {
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: options) {
                UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4) { view.center.x = 120 }
                UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { view.center.x = 70 }
            }
        }
        return view
    }

    private func positions(of view: UIView, _ times: [Double]) -> [Double] {
        times.map { (screen.shown(view, at: $0).position.x * 1e6).rounded() / 1e6 }
    }

    @Test("Linear keyframes move at constant speed and hold between them") func linear() {
        let view = zigzag()
        #expect(view.center.x == 70)
        #expect(positions(of: view, [0, 0.2, 0.6, 1, 1.1, 1.2, 1.6, 2]) == [20, 20, 70, 120, 120, 120, 95, 70])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("Discrete keyframes jump at their end") func discrete() {
        let view = zigzag([.calculationModeDiscrete, Self.linear])
        #expect(positions(of: view, [0, 0.6, 0.99, 1, 1.99]) == [20, 20, 20, 120, 120])
    }

    @Test("Paced keyframes move at one speed, in proportion to distance") func paced() {
        let view = zigzag([.calculationModePaced, Self.linear])
        #expect(positions(of: view, [0, 0.5, 1, 1.5]) == [20, 57.5, 95, 107.5])
    }

    @Test("A timing curve in the options applies to the whole animation") func curved() {
        let curve = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveEaseIn.rawValue)
        let (bent, even) = (zigzag(curve), zigzag())
        let progress = CAMediaTimingFunction(name: .easeIn).value(at: 0.4)
        let late = positions(of: bent, [0.8])
        #expect(abs(late[0] - (20 + (progress - 0.1) / 0.4 * 100)) < 1e-5)
        #expect(positions(of: even, [0.8]) == [95])
    }

    @Test(
        "Keyframes ease in and out over the whole duration, or follow the enclosing curve",
        .rule("uikit_animation §1.8"))
    func eased() {
        func slide(_ options: UIView.KeyframeAnimationOptions) -> UIView {
            let view = screen.addView()
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x += 200 }
            }
            return view
        }
        var views: [UIView] = []
        screen.run {
            views = [slide([]), slide(Self.linear)]
            UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
                views += [slide([]), slide(Self.linear)]
            }
        }
        let moved = views.map { screen.shown($0, at: 0.25).position.x - 20 }
        let curves: [CAMediaTimingFunctionName] = [.easeInEaseOut, .linear, .easeIn, .linear]
        for (distance, curve) in zip(moved, curves) {
            #expect(abs(distance - 200 * CAMediaTimingFunction(name: curve).value(at: 0.25)) < 1e-6)
        }
    }

    @Test("A block without keyframes is a plain animation, and keyframes can come in any order") func loose() {
        let (plain, turned) = (screen.addView(), screen.addView())
        screen.run {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) { plain.alpha = 0 }
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { turned.alpha = 0.5 }
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { turned.alpha = 0 }
                UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -7) { turned.tag = 3 }
            }
        }
        #expect(abs(screen.shown(plain, at: 0.25).opacity - 0.75) < 1e-6)
        #expect(abs(screen.shown(turned, at: 0.25).opacity - 0.5) < 1e-6)
        #expect(abs(screen.shown(turned, at: 0.75).opacity - 0.25) < 1e-6)
        #expect(screen.shown(turned, at: 1).opacity == 0)
    }

    @Test("The completion runs at the end of the whole animation") func completion() {
        let view = screen.addView()
        var end = 0.0
        screen.run {
            UIView.animateKeyframes(withDuration: 1, delay: 1) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
            } completion: { _ in
                end = CACurrentMediaTime()
            }
        }
        #expect(screen.shown(view, at: 0.9).opacity == 1)
        #expect(screen.shown(view, at: 1.5).opacity == 0 && end == 0)
        screen.advance(to: 2)
        #expect(end == 2)
    }
}
