@testable import QuartzCore
import TestSupport
import Testing

/// Layer time (timing.md §2.6 and the facts of topic convert_time).
@Suite struct LayerTimeTests {
    private func layer(begin: Double = 0, speed: Float = 1, offset: Double = 0, in parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.beginTime = begin
        layer.speed = speed
        layer.timeOffset = offset
        parent?.addSublayer(layer)
        return layer
    }

    @Test("Times convert through three levels, down and up", .fact("tim-017", "tim-058")) func threeLevels() {
        let root = layer()
        let middle = layer(begin: 2, speed: 3, offset: 0.25, in: root)
        let leaf = layer(begin: 1, speed: 2, offset: 0.5, in: middle)
        #expect(near(leaf.convertTime(10, from: nil), 47))
        #expect(near(leaf.convertTime(10, to: nil), 23.0 / 6))
    }

    @Test(
        "Times convert between related layers", .fact("tim-021", "tim-053", "tim-071", "tim-078", "tim-079", "tim-080")
    ) func relatives() {
        let plainRoot = layer(speed: 2, offset: 3)
        let plainChild = layer(speed: 4, offset: 5, in: plainRoot)
        #expect(plainChild.convertTime(10, from: plainRoot) == 45)
        #expect(plainRoot.convertTime(10, from: plainChild) == 1.25)
        let root = layer(begin: 1, speed: 2, offset: 3)
        let child = layer(begin: 6, speed: 4, offset: 5, in: root)
        let other = layer(begin: 8, speed: 0.5, offset: 7, in: root)
        #expect(child.convertTime(10, to: nil) == 3.125)
        #expect(root.convertTime(10, to: nil) == 4.5)
        #expect(child.convertTime(10, from: root) == 21)
        #expect(child.convertTime(10, from: other) == 37)
    }

    @Test("A layer with a speed of 0 converts to 0", .fact("tim-043", "tim-046")) func standingStill() {
        let root = layer(begin: 1, speed: 2, offset: 3)
        let child = layer(begin: 8, speed: 0, offset: 7, in: root)
        #expect(child.convertTime(10, to: nil) == -0.5)
        #expect(root.convertTime(10, from: child) == 0)
    }

    @Test("A layer's time is 0 before its begin time") func clamped() {
        let layer = layer(begin: 8, speed: 0.5, offset: 7)
        #expect(layer.convertTime(7, from: nil) == 0)
        #expect(layer.convertTime(8, from: nil) == 7)
        #expect(layer.convertTime(10, from: nil) == 8)
    }

    @Test("Nested speeds multiply", .rule("T8")) func nestedSpeeds() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        stage.root.speed = 2
        layer.speed = 2
        layer.add(CABasicAnimation("opacity", from: 0, to: 1, duration: 4), forKey: "a")
        stage.context.commit()
        stage.clock.now = 0.5
        #expect(near(Double(layer.presentation()?.opacity ?? -1), 0.5, 1e-6))
    }

    @Test("Pausing and resuming do not make animations jump", .rule("T9")) func pauseAndResume() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        layer.add(CABasicAnimation("opacity", from: 0, to: 1, duration: 4), forKey: "a")
        stage.advance(to: 1)
        let paused = layer.convertTime(stage.clock.now, from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        #expect(near(Double(layer.presentation()?.opacity ?? -1), 0.25, 1e-6))
        stage.advance(to: 7)
        #expect(near(Double(layer.presentation()?.opacity ?? -1), 0.25, 1e-6))
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(stage.clock.now, from: nil) - paused
        #expect(near(Double(layer.presentation()?.opacity ?? -1), 0.25, 1e-6))
        stage.advance(to: 8)
        #expect(near(Double(layer.presentation()?.opacity ?? -1), 0.5, 1e-6))
        stage.advance(to: 10.001)
        #expect(layer.animationKeys() == nil)
    }

    @Test("The time offset of a layer with a speed of 0 scrubs its animations in both directions", .rule("T6"))
    func scrubbing() {
        let layer = CALayer()
        let stage = LayerStage(layer)
        layer.speed = 0
        let animation = CABasicAnimation("opacity", from: 0, to: 1)
        animation.beginTime = 1e-100
        layer.add(animation, forKey: "a")
        stage.context.commit()
        for k in [0, 0.25, 0.5, 0.9, 0.3, 0.1] {
            layer.timeOffset = k
            #expect(near(Double(layer.presentation()?.opacity ?? -1), k, 1e-6))
        }
    }

    @Test("A new layer has the default timing", .fact("tim-063", "tim-054")) func defaults() {
        let layer = CALayer()
        #expect(layer.fillMode == .removed && layer.timeOffset == 0 && layer.beginTime == 0 && layer.speed == 1)
        #expect(layer.duration == .infinity && layer.repeatCount == 0 && !layer.autoreverses)
    }

    @Test("The current media time is that of the running scene") func mediaClock() {
        #expect(CACurrentMediaTime() == 0)
        let scene = SceneContext(now: 3)
        scene.run {
            #expect(CACurrentMediaTime() == 3)
            scene.clock.now = 4
            #expect(CACurrentMediaTime() == 4)
        }
        #expect(CACurrentMediaTime() == 0)
    }
}
