@testable import QuartzCore
import TestSupport
import Testing

@Suite struct CAMediaTimingFunctionTests {
    @Test(
        "Named curves have their known values at the half and the quarters", .rule("T21"),
        .fact("tim-012", "tim-015", "tim-016", "tim-070", "tim-075"),
        arguments: [
            (CAMediaTimingFunctionName.linear, 0.5, 0.5), (.easeInEaseOut, 0.5, 0.5), (.easeIn, 0.5, 0.3154),
            (.easeOut, 0.5, 0.6846), (.default, 0.5, 0.8024), (.easeInEaseOut, 0.25, 0.129162),
            (.easeInEaseOut, 0.75, 0.870838), (.easeOut, 0.25, 0.378140), (.easeOut, 0.75, 0.906535),
            (.easeIn, 0.25, 0.093465),
        ])
    func named(_ name: CAMediaTimingFunctionName, _ input: Double, _ output: Double) {
        #expect(near(CAMediaTimingFunction(name: name).value(at: input), output, 1.5e-4))
    }

    @Test("The linear function is exact, and inputs are clamped") func clamping() {
        let linear = CAMediaTimingFunction(name: .linear)
        for i in 0...100 { #expect(linear.value(at: Double(i) / 100) == Double(i) / 100) }
        let ease = CAMediaTimingFunction(name: .easeIn)
        #expect(ease.value(at: -3) == 0 && ease.value(at: 7) == 1)
        #expect(ease.value(at: .nan) == 0)
    }

    @Test("The solver inverts the curve's x for any control points")
    func randomCurves() {
        var random = SeededRandom(seed: 21)
        for _ in 0..<500 {
            let (x1, x2) = (Float(random.number(in: 0...1)), Float(random.number(in: 0...1)))
            // If y equals x at all control points, the curve is the diagonal.
            let diagonal = CAMediaTimingFunction(controlPoints: x1, x1, x2, x2)
            let input = random.number(in: 0...1)
            #expect(near(diagonal.value(at: input), input, 1e-6))
            let curve = CAMediaTimingFunction(controlPoints: x1, 0, x2, 1)
            #expect(curve.value(at: input) <= curve.value(at: min(1, input + 0.01)) + 1e-9)
        }
    }

    @Test("Control points outside 0...1 overshoot in y and are clamped in x")
    func beyond() {
        let back = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2)
        #expect(back.value(at: 0.1) < 0 && back.value(at: 0.9) > 1)
        let wild = CAMediaTimingFunction(controlPoints: -3, .nan, 9, 1)
        #expect(wild.value(at: 0.5).isFinite)
    }

    @Test(
        "Timing functions return their control points",
        .fact("tim-004", "tim-009", "tim-024", "tim-048", "tim-056", "tim-057", "tim-059"))
    func controlPoints() {
        func point(_ function: CAMediaTimingFunction, _ index: Int) -> [Float] {
            var values: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &values)
            return values
        }
        let custom = CAMediaTimingFunction(controlPoints: 0.1, 1, 1, 0.2)
        #expect(point(CAMediaTimingFunction(name: .default), 1) == [0.25, 0.1])
        #expect(point(custom, 2) == [1, 0.2] && point(custom, 3) == [1, 1] && point(custom, 0) == [0, 0])
        #expect(point(CAMediaTimingFunction(name: .easeInEaseOut), 1) == [0.42, 0])
        #expect(point(CAMediaTimingFunction(name: .easeIn), 1) == [0.42, 0])
        #expect(point(CAMediaTimingFunction(name: .linear), 2) == [1, 1])
        #expect(custom == CAMediaTimingFunction(controlPoints: 0.1, 1, 1, 0.2))
    }
}
