@testable import QuartzCore
import TestSupport
import Testing

/// Spring animations (timing.md §9).
@Suite struct CASpringAnimationTests {
    private func spring(_ configure: (CASpringAnimation) -> Void = { _ in }) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: "zPosition")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        configure(animation)
        return animation
    }

    @Test("A spring starts at its from value and overshoots by a sixth", .rule("T33")) func overshoot() {
        #expect(spring().shown(at: 0).zPosition == 0)
        #expect(near(spring().shown(at: 0.3628).zPosition, 1.163, 0.0005))
        #expect(spring().shown(at: 0.35).zPosition < spring().shown(at: 0.3628).zPosition)
        #expect(spring().shown(at: 0.38).zPosition < spring().shown(at: 0.3628).zPosition)
    }

    @Test(
        "Settling durations match measured ones", .rule("T34"),
        arguments: [
            (5.0, 2.85, 0.03), (15, 1.025, 0.025), (1, 13.91321015, 1e-6), (10, 1.47270033, 1e-6), (20, 1, 1e-12),
            (100, 1, 1e-12),
        ])
    func settling(_ damping: Double, _ expected: Double, _ tolerance: Double) {
        #expect(near(spring { $0.damping = damping }.settlingDuration, expected, tolerance))
    }

    @Test("An undamped spring never settles") func undamped() {
        let swinging = spring { $0.damping = 0 }
        #expect(swinging.settlingDuration == .infinity)
        #expect(near(swinging.shown(at: Double.pi / 10).zPosition, 2))
    }

    @Test(
        "A settled spring stays within a thousandth of its end", arguments: [0.5, 3, 10, 19, 20, 60], [-20.0, 0, 5, 40])
    func settled(_ damping: Double, _ velocity: Double) {
        let animation = spring {
            $0.damping = damping
            $0.initialVelocity = velocity
        }
        let end = animation.settlingDuration
        animation.duration = end * 2
        for i in 0...20 {
            let shown = animation.shown(at: end * (1.001 + Double(i) * 0.049)).zPosition
            #expect(abs(shown - 1) <= 0.00101)
        }
    }

    @Test("The initial velocity is in distances per second, towards the end") func velocity() {
        let fast = spring { $0.initialVelocity = 10 }
        #expect(near(fast.shown(at: 0.001).zPosition, 0.01, 1e-4))
    }

    @Test("Excessive damping counts as critical unless overdamping is allowed") func overdamping() {
        let critical = spring { $0.damping = 20 }.shown(at: 0.2).zPosition
        #expect(near(critical, 1 - 3 * 0.1353352832366127))
        #expect(spring { $0.damping = 60 }.shown(at: 0.2).zPosition == critical)
        let slow = spring {
            $0.damping = 60
            $0.allowsOverdamping = true
        }
        #expect(slow.shown(at: 0.2).zPosition < critical)
        #expect(slow.shown(at: 0.2).zPosition > 0)
    }

    @Test("A perceptual duration and bounce define a spring and can be read back", arguments: [-0.5, -0.1, 0, 0.3, 1])
    func perceptual(_ bounce: Double) {
        let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
        #expect(animation.mass == 1)
        #expect(near(animation.stiffness, 16 * Double.pi * Double.pi))
        #expect(near(animation.perceptualDuration, 0.5))
        #expect(near(animation.bounce, bounce))
    }

    @Test("Perceptual springs match measured ones (topic spring_perceptual)") func measured() {
        let half = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
        #expect(near(half.damping, 2 * Double.pi))
        #expect(near(half.settlingDuration, 2.34387538, 1e-6))
        let slow = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
        #expect(near(slow.damping, 8 * Double.pi))
        #expect(near(slow.settlingDuration, 2.6, 0.2))
        let stuck = CASpringAnimation(perceptualDuration: 1, bounce: -1)
        #expect(stuck.damping == .infinity)
        #expect(stuck.settlingDuration == 0)
    }

    @Test("A spring with a perceptual duration of 0 shows its end immediately", arguments: [-1, -0.5, 0, 0.5, 1, 2.0])
    func instant(_ bounce: Double) {
        let animation = CASpringAnimation(perceptualDuration: 0, bounce: bounce)
        #expect(animation.mass == 1 && animation.stiffness == .infinity && animation.perceptualDuration == 0)
        #expect(animation.settlingDuration == 0)
        animation.keyPath = "zPosition"
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        #expect(animation.shown(at: 0.5).zPosition == 1)
    }

    @Test("The bounce is clamped to -1...1") func clamped() {
        #expect(CASpringAnimation(perceptualDuration: 1, bounce: 3).damping == 0)
        #expect(CASpringAnimation(perceptualDuration: 1, bounce: 1).settlingDuration == .infinity)
        #expect(CASpringAnimation(perceptualDuration: 1, bounce: -3).damping == .infinity)
    }

    @Test("Invalid parameters are ignored", arguments: [0.0, -1, .nan, .infinity])
    func guarded(_ value: Double) {
        let animation = spring()
        animation.mass = value
        animation.stiffness = value
        animation.setValue(value, forKey: "mass")
        #expect(animation.mass == 1)
        #expect(animation.stiffness == 100)
        animation.damping = -1
        animation.initialVelocity = .nan
        #expect(animation.damping == 10)
        #expect(animation.initialVelocity == 0)
        #expect(CASpringAnimation(perceptualDuration: value, bounce: value).shown(at: 0.1).opacity == 1)
    }

    @Test("A copy keeps the spring's parameters") func copy() {
        let original = spring {
            $0.damping = 3
            $0.allowsOverdamping = true
        }
        let copy = original.copy() as? CASpringAnimation
        #expect(copy?.damping == 3)
        #expect(copy?.allowsOverdamping == true)
        #expect(copy?.toValue as? Int == 1)
        #expect(CASpringAnimation.defaultValue(forKey: "damping") as? Int == 10)
        #expect(CASpringAnimation.defaultValue(forKey: "initialVelocity") == nil)
    }
}
