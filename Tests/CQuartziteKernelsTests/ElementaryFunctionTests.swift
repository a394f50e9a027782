import CQuartziteKernels
import Foundation
import Testing

/// Comparisons with the C library, which is accurate but not the same on all machines.
struct ElementaryFunctionTests {
    private func worst(
        _ ours: (Double) -> Double, _ reference: (Double) -> Double, in range: ClosedRange<Double>
    ) -> Double {
        var worst = 0.0
        for i in 0...20_000 {
            let x = range.lowerBound + (range.upperBound - range.lowerBound) * Double(i) / 20_000
            let expected = reference(x)
            worst = max(worst, abs(ours(x) - expected) / max(expected.ulp, .leastNormalMagnitude))
        }
        return worst
    }

    @Test("Sine, cosine and tangent are accurate") func circular() {
        #expect(worst(qz_sin, sin, in: -7...7) <= 2)
        #expect(worst(qz_cos, cos, in: -7...7) <= 2)
        #expect(worst(qz_sin, sin, in: 1e8...1e9) <= 4)
        #expect(worst(qz_tan, tan, in: -1.5...1.5) <= 4)
        #expect(qz_sin(.pi / 2) == 1 && qz_cos(0) == 1 && qz_sin(0) == 0)
        #expect(qz_sin(.infinity).isNaN && qz_cos(.nan).isNaN && qz_sin(1e300) == 0 && qz_cos(1e300) == 1)
    }

    @Test("Arc functions are accurate") func arcs() {
        #expect(worst(qz_asin, asin, in: -1...1) <= 4)
        #expect(worst(qz_acos, acos, in: -1...1) <= 4)
        #expect(worst({ qz_atan2($0, 0.7) }, { atan2($0, 0.7) }, in: -50...50) <= 3)
        #expect(qz_atan2(0, -1) == .pi && qz_atan2(-0.0, -1) == -.pi && qz_atan2(1, 0) == .pi / 2)
        #expect(qz_asin(1.5).isNaN)
    }

    @Test("Exponential, logarithm, powers and roots are accurate") func powers() {
        #expect(worst(qz_exp, exp, in: -700...700) <= 2)
        #expect(worst(qz_log, log, in: 1e-6...1e6) <= 2)
        #expect(worst(qz_cbrt, cbrt, in: -1000...1000) <= 6)
        #expect(worst({ qz_pow($0, 2.4) }, { pow($0, 2.4) }, in: 0.001...4) <= 16)
        #expect(qz_pow(-2, 3) == -8 && qz_pow(3, 4) == 81 && qz_pow(-2, 0.5).isNaN && qz_pow(0, -1) == .infinity)
        #expect(qz_exp(1000) == .infinity && qz_exp(-1000) == 0 && qz_log(0) == -.infinity && qz_log(-1).isNaN)
        #expect(qz_cbrt(27) == 3 && qz_cbrt(-8) == -2)
    }
}
