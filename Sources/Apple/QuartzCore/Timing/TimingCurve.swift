/// A cubic Bézier curve from (0, 0) to (1, 1) whose control points' x is clamped to 0...1 (timing.md T21).
struct TimingCurve: Equatable, Sendable {
    private let x, y: CubicPolynomial
    private let isEven: Bool

    init(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
        let c1x = min(max(Double(x1), 0), 1)
        let c2x = min(max(Double(x2), 0), 1)
        x = CubicPolynomial(c1: c1x, c2: c2x)
        y = CubicPolynomial(c1: Double(y1), c2: Double(y2))
        isEven = Double(y1) == c1x && Double(y2) == c2x
    }

    /// The output at `input`, both as fractions of a duration.
    func value(at input: Double) -> Double {
        guard input > 0 else { return 0 }
        guard input < 1 else { return 1 }
        if isEven { return input }
        let result = y.value(at: x.parameter(where: input))
        return result.isFinite ? result : input
    }
}

/// One coordinate of a cubic Bézier from 0 to 1 with inner control values `c1` and `c2`.
private struct CubicPolynomial: Equatable {
    let a, b, c: Double

    init(c1: Double, c2: Double) {
        c = 3 * c1
        b = 3 * (c2 - c1) - c
        a = 1 - c - b
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }

    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    /// The parameter at which a curve that rises from 0 to 1 has the value `target`.
    func parameter(where target: Double) -> Double {
        let tolerance = 1e-7
        var s = target
        for _ in 0..<8 {
            let error = value(at: s) - target
            if abs(error) < tolerance { return s }
            let slope = slope(at: s)
            guard abs(slope) > 1e-6 else { break }
            s -= error / slope
        }
        var low = 0.0
        var high = 1.0
        s = min(max(s, low), high)
        for _ in 0..<60 where high - low > 1e-12 {
            let error = value(at: s) - target
            if abs(error) < tolerance { return s }
            if error < 0 { low = s } else { high = s }
            s = (low + high) / 2
        }
        return s
    }
}
