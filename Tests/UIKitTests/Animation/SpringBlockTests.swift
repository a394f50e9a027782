import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// uikit_animation.md §1.7: blocks with springs.
@MainActor @Suite struct SpringBlockTests {
    private let screen = TestScreen()

    /// The progress of a spring, 0 at the start and 1 at the end, at every hundredth of its duration.
    private func progress(_ ratio: Double, velocity: Double = 0, duration: Double = 1) -> [Double] {
        let view = screen.addView(CGRect(x: -20, y: 0, width: 40, height: 40))
        screen.run {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
            ) { view.center.x = 1 }
        }
        let start = screen.clock.now
        return (0...100).map { screen.shown(view, at: start + duration * (Double($0) / 100 - 1e-6)).position.x }
    }

    @Test("A spring with a damping ratio of 1 does not overshoot", .rule("U5")) func critical() {
        #expect(progress(1).allSatisfy { $0 <= 1 })
    }

    @Test("A spring with a damping ratio of 0.5 overshoots by 16.3 %", .rule("U6")) func overshoot() throws {
        let highest = try #require(progress(0.5).max())
        #expect(abs(highest - 1.163) < 2e-3)
    }

    @Test(
        "A spring is within 0.25 % of its end value when its duration ends", .rule("U7"),
        arguments: [0.45, 0.5, 0.6, 0.8, 0.99, 1])
    func settled(ratio: Double) throws {
        for velocity in [0.0, 0.5, 2] {
            let last = try #require(progress(ratio, velocity: velocity, duration: 0.7).last)
            #expect(abs(last - 1) < 0.0025, "velocity \(velocity)")
        }
    }

    @Test("The frequency of a spring is inversely proportional to its duration") func scaling() {
        for ratio in [0.2, 0.5, 0.9, 1] {
            let one = Spring(dampingRatio: ratio, velocity: 0, duration: 1)
            let two = Spring(dampingRatio: ratio, velocity: 0, duration: 2)
            #expect(abs(one.stiffness - 4 * two.stiffness) < 1e-6 * one.stiffness)
        }
    }

    @Test("Any damping and velocity make a spring with finite values") func hostile() {
        for ratio in [-1, 0, 1e-300, 0.0001, 0.3, 1, 7, .infinity, .nan] {
            for velocity in [0, 100, -100, 1e300, .infinity, .nan] {
                for duration in [1e-9, 1, 1e9] {
                    let spring = Spring(dampingRatio: ratio, velocity: velocity, duration: duration)
                    #expect(spring.stiffness > 0 && spring.value(at: duration / 2).isFinite)
                }
            }
        }
    }

    @Test("A spring with a bounce lasts until it settles") func bounce() throws {
        let view = screen.addView()
        var end = 0.0
        screen.run {
            UIView.animate(springDuration: 1, bounce: 0.5) {
                view.center.x = 120
            } completion: { _ in
                end = CACurrentMediaTime()
            }
        }
        let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(abs(spring.bounce - 0.5) < 1e-9 && abs(spring.perceptualDuration - 1) < 1e-9)
        #expect(abs(spring.duration - 2.3438753795710707) < 0.02)
        screen.advance(to: 4)
        #expect(end == spring.duration)
    }
}
