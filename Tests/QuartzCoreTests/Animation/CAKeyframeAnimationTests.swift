@testable import QuartzCore
import TestSupport
import Testing

/// Values, key times and calculation modes (timing.md §8).
@Suite struct CAKeyframeAnimationTests {
    private func z(_ animation: CAKeyframeAnimation, _ time: Double) -> Double {
        animation.shown(at: time).zPosition
    }

    @Test(
        "Linear mode interpolates evenly between values", .rule("T26"), arguments: [(0.25, 5.0), (0.5, 10), (0.75, 25)])
    func linear(_ time: Double, _ expected: Double) {
        #expect(near(z(CAKeyframeAnimation("zPosition", [0, 10, 40]), time), expected))
    }

    @Test("Paced mode keeps a constant speed", .rule("T27"), arguments: [(0.25, 10.0), (0.5, 20), (0.75, 30)])
    func paced(_ time: Double, _ expected: Double) {
        #expect(near(z(CAKeyframeAnimation("zPosition", [0, 10, 40], mode: .paced), time), expected))
    }

    @Test(
        "Discrete mode holds each value from its key time", .rule("T28"),
        arguments: [(0.0, 1.0), (0.49, 1), (0.5, 2), (0.8, 3)])
    func discrete(_ time: Double, _ expected: Double) {
        let animation = CAKeyframeAnimation("zPosition", [1, 2, 3], mode: .discrete)
        animation.keyTimes = [0, 0.5, 0.75, 1]
        #expect(z(animation, time) == expected)
    }

    @Test("Discrete mode without key times holds each value equally long", arguments: [(0.3, 1.0), (0.4, 2), (0.9, 3)])
    func evenlyDiscrete(_ time: Double, _ expected: Double) {
        #expect(z(CAKeyframeAnimation("zPosition", [1, 2, 3], mode: .discrete), time) == expected)
    }

    @Test("Only the first of two timing functions for two values has an effect", .rule("T29")) func surplusFunctions() {
        let animation = CAKeyframeAnimation("zPosition", [0, 100])
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
        #expect(near(z(animation, 0.5), 31.54, 0.05))
    }

    @Test("Missing timing functions count as linear") func missingFunctions() {
        let animation = CAKeyframeAnimation("zPosition", [0, 100, 200])
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        #expect(near(z(animation, 0.75), 150))
        #expect(near(z(animation, 0.25), 31.54, 0.05))
    }

    @Test("The animation's timing function applies before the key times") func overallFunction() {
        let animation = CAKeyframeAnimation("zPosition", [0, 10, 40])
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        #expect(near(z(animation, 0.5), 0.31535 * 2 * 10, 0.02))
    }

    @Test("Key times that are not numbers are ignored", arguments: [[0, Double.nan, 1], [0, .infinity, 1], []])
    func unusableTimes(_ times: [Double]) {
        let animation = CAKeyframeAnimation("zPosition", [0, 10, 40])
        animation.keyTimes = times.map { NSNumber(value: $0) }
        #expect(near(z(animation, 0.75), 25))
    }

    @Test(
        "The values around the first key time above the progress apply, whatever the other key times are",
        arguments: [
            ([0, 0.5, 1.5], 0.75, 17.5), ([-0.5, 0.5, 1], 0, 5), ([0, 0.8, 0.5], 0.6, 7.5), ([0, 0.8, 0.5], 0.9, 40),
            ([0.9, 0.2, 1], 0.5, 0), ([0.6, 0.2, 1], 0.6, 25), ([2, 3, 4], 0.5, 0), ([-3, -2, -1], 0.5, 40),
        ])
    func unorderedTimes(_ times: [Double], _ time: Double, _ expected: Double) {
        let animation = CAKeyframeAnimation("zPosition", [0, 10, 40])
        animation.keyTimes = times.map { NSNumber(value: $0) }
        #expect(near(z(animation, time), expected))
    }

    @Test("Values without key times are ignored, and key times are ignored if there are more than values")
    func mismatchedCounts() {
        let fewer = CAKeyframeAnimation("zPosition", [0, 10, 40])
        fewer.keyTimes = [0, 0.5]
        #expect(near(z(fewer, 0.25), 5))
        #expect(near(z(fewer, 0.9), 10))
        let more = CAKeyframeAnimation("zPosition", [0, 10])
        more.keyTimes = [0, 0.5, 1]
        #expect(near(z(more, 0.25), 5))
        #expect(near(z(more, 0.9), 10))
    }

    @Test("The first and last values apply outside the key times") func ends() {
        let animation = CAKeyframeAnimation("zPosition", [5, 10])
        animation.keyTimes = [0.25, 0.75]
        #expect(z(animation, 0.1) == 5)
        #expect(near(z(animation, 0.5), 7.5))
        #expect(z(animation, 0.9) == 10)
    }

    @Test("Of two values with the same key time, the later one applies from that time on") func jump() {
        let animation = CAKeyframeAnimation("zPosition", [0, 10, 50, 60])
        animation.keyTimes = [0, 0.5, 0.5, 1]
        #expect(near(z(animation, 0.49), 9.8))
        #expect(z(animation, 0.5) == 50)
    }

    @Test("A single value is constant unless it is discrete, and no values have no effect") func degenerate() {
        #expect(z(CAKeyframeAnimation("zPosition", [7]), 0.5) == 7)
        #expect(z(CAKeyframeAnimation("zPosition", [7], mode: .discrete), 0.5) == 0)
        #expect(z(CAKeyframeAnimation("zPosition", []), 0.5) == 0)
        #expect(z(CAKeyframeAnimation("zPosition", nil), 0.5) == 0)
    }

    @Test("Cubic mode interpolates on a smooth curve through the values", .fact("ani-087")) func cubic() {
        let values = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
        let shown = CAKeyframeAnimation("position", values, mode: .cubic).shown(at: 0.75)
        #expect(near(shown.position, CGPoint(x: 10.625, y: 13.125)))
    }

    @Test("Continuity changes the curve's tangents at a value", .fact("ani-044")) func continuity() {
        let animation = CAKeyframeAnimation("zPosition", [0, 1, 4, 9], mode: .cubic)
        animation.keyTimes = [0, 0.25, 0.75, 1]
        animation.continuityValues = [0, 1, 0, 0]
        #expect(near(z(animation, 0.5), 2.125))
    }

    @Test("A tension of 1 straightens the curve, and bias shifts its tangents") func tensionAndBias() {
        let animation = CAKeyframeAnimation("zPosition", [0, 10, 40], mode: .cubic)
        animation.tensionValues = [1, 1, 1]
        #expect(near(z(animation, 0.25), 5))
        #expect(near(z(animation, 0.75), 25))
        let leaning = CAKeyframeAnimation("zPosition", [0, 10, 10], mode: .cubic)
        leaning.biasValues = [0, 1, 0]
        // With a bias of 1, the outgoing slope equals the incoming one, so the curve overshoots.
        #expect(near(z(leaning, 0.75), 10 + 10 / 8))
        leaning.biasValues = [0, -1, 0]
        #expect(near(z(leaning, 0.75), 10))
    }

    @Test("Cubic paced mode derives times and slopes from the distances", .fact("ani-009")) func cubicPaced() {
        let values = [(0, 0), (20, 80), (100, 20), (120, 100)].map { CGPoint(x: $0.0, y: $0.1) }
        let shown = CAKeyframeAnimation("position", values, mode: .cubicPaced).shown(at: 0.35)
        #expect(near(shown.position, CGPoint(x: 26.365239, y: 79.036540), 1e-5))
    }

    @Test("Numbers for a value function are not paced", .fact("ani-106")) func unpaced() {
        let animation = CAKeyframeAnimation("transform", [[0, 0, 0], [10, 0, 0], [10, 30, 0]], mode: .cubicPaced)
        animation.valueFunction = CAValueFunction(name: .translate)
        let transform = animation.shown(at: 0.75).transform
        #expect(near(transform.m41, 10.625) && near(transform.m42, 13.125))
    }
}
