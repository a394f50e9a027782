@testable import QuartzCore
import TestSupport
import Testing

/// Keyframe animations along paths (timing.md §8).
@Suite struct PathAnimationTests {
    private let corner = CGPath.through((0, 0), (10, 0), (10, 90))

    @Test("Within a curve segment, the fraction is the curve's parameter", .rule("T30")) func parameter() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(near(CAKeyframeAnimation(along: path).shown(at: 0.5).position, CGPoint(x: 50, y: 50)))
    }

    @Test("Paced mode keeps a constant speed along straight segments", .rule("T31")) func paced() {
        let path = CGPath.through((0, 0), (100, 0), (100, 300))
        let animation = CAKeyframeAnimation(along: path, mode: .paced)
        #expect(near(animation.shown(at: 0.25).position, CGPoint(x: 100, y: 0)))
        #expect(near(animation.shown(at: 0.125).position, CGPoint(x: 50, y: 0)))
        #expect(near(animation.shown(at: 0.5).position, CGPoint(x: 100, y: 100)))
    }

    @Test("Paced mode keeps a constant speed along a curve", .fact("ani-045")) func pacedCurve() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        let shown = CAKeyframeAnimation(along: path, mode: .paced).shown(at: 0.25).position
        #expect(near(shown, CGPoint(x: 10.647822, y: 48.460465), 0.15))
    }

    @Test("A layer that follows a circle rotates by one full turn", .rule("T32")) func heading() {
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        let animation = CAKeyframeAnimation(along: circle)
        animation.rotationMode = .rotateAuto
        var turned = 0.0
        var last: Double?
        for i in 0...40 {
            let t = animation.shown(at: min(Double(i) / 40, 0.999_999)).transform
            let heading = CALayer()
            heading.transform = t
            guard let angle = heading.value(forKeyPath: "transform.rotation.z") as? NSNumber else { continue }
            if let last {
                var step = angle.doubleValue - last
                if step < -Double.pi { step += 2 * Double.pi }
                if step > Double.pi { step -= 2 * Double.pi }
                turned += step
            }
            last = angle.doubleValue
        }
        #expect(near(turned, 2 * Double.pi, 1e-4))
    }

    @Test("The path rotation applies before the layer's own transform", .fact("ani-003", "ani-086")) func headingFirst()
    {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        let animation = CAKeyframeAnimation(along: .through((0, 0), (0, 100)))
        animation.rotationMode = .rotateAuto
        let t = animation.shown(on: layer, at: 0.5).transform
        #expect(near(t.m11, 0) && near(t.m12, 3) && near(t.m21, -2) && near(t.m22, 0))
        animation.rotationMode = .rotateAutoReverse
        let r = animation.shown(on: layer, at: 0.5).transform
        #expect(near(r.m11, 0) && near(r.m12, -3) && near(r.m21, 2) && near(r.m22, 0))
    }

    @Test("Moving to a new subpath takes no time", .fact("ani-005", "ani-082")) func jump() {
        let path = CGMutablePath()
        path.addPath(.through((0, 0), (10, 0)))
        path.addPath(.through((100, 100), (100, 110)))
        #expect(near(CAKeyframeAnimation(along: path).shown(at: 0.5).position, CGPoint(x: 100, y: 100)))
        let paced = CAKeyframeAnimation(along: path, mode: .paced)
        #expect(near(paced.shown(at: 0.25).position, CGPoint(x: 5, y: 0)))
    }

    @Test("Closing a subpath adds a line back to its start") func close() {
        let path = CGMutablePath()
        path.addPath(.through((0, 0), (10, 0), (10, 10)))
        path.closeSubpath()
        #expect(near(CAKeyframeAnimation(along: path).shown(at: 5.0 / 6).position, CGPoint(x: 5, y: 5)))
    }

    @Test("Discrete mode shows the start point of each segment", .fact("ani-052")) func discrete() {
        let animation = CAKeyframeAnimation(along: corner, mode: .discrete)
        #expect(animation.shown(at: 0.4).position == .zero)
        #expect(animation.shown(at: 0.75).position == CGPoint(x: 10, y: 0))
    }

    @Test("Key times and timing functions apply to segments", .fact("ani-055", "ani-062")) func times() {
        let animation = CAKeyframeAnimation(along: corner)
        animation.keyTimes = [0, 0.8, 1]
        #expect(near(animation.shown(at: 0.25).position, CGPoint(x: 3.125, y: 0)))
        animation.keyTimes = nil
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
        #expect(near(animation.shown(at: 0.25).position.x, 3.153568, 1e-4))
    }

    @Test("Additive paths start from the layer's position", .fact("ani-013")) func additive() {
        let layer = CALayer()
        layer.position = CGPoint(x: 50, y: 60)
        let animation = CAKeyframeAnimation(along: .through((0, 0), (10, 20)))
        animation.isAdditive = true
        #expect(near(animation.shown(on: layer, at: 0.5).position, CGPoint(x: 55, y: 70)))
    }

    @Test("A path overrides values; an empty path or one for a scalar property has no effect") func precedence() {
        let animation = CAKeyframeAnimation(along: .through((0, 0), (10, 0)))
        animation.values = [CGPoint(x: 99, y: 99)]
        #expect(near(animation.shown(at: 0.5).position, CGPoint(x: 5, y: 0)))
        animation.path = CGMutablePath()
        #expect(animation.shown(at: 0.5).position == .zero)
        animation.path = .through((0, 0), (10, 0))
        animation.keyPath = "opacity"
        #expect(animation.shown(at: 0.5).opacity == 1)
    }
}
