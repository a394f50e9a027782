/// The tangents of a smooth curve through keyframes, a Kochanek–Bartels spline (timing.md §8).
struct CubicShape {
    private let tension: [Double]
    private let continuity: [Double]
    private let bias: [Double]
    /// The durations of the segments if they affect the curve: in paced animations only (facts ani-009, ani-044).
    private let intervals: [Double]?

    init(of animation: CAKeyframeAnimation, intervals: [Double]?) {
        func read(_ numbers: [NSNumber]?) -> [Double] {
            (numbers ?? []).map { $0.doubleValue.isFinite ? $0.doubleValue : 0 }
        }
        tension = read(animation.tensionValues)
        continuity = read(animation.continuityValues)
        bias = read(animation.biasValues)
        self.intervals = intervals
    }

    /// The weights of the values before, at and after segment `i`, at a fraction `s` of it.
    ///
    /// `last` is the index of the last value. Where a neighbour is missing, the segment's own difference replaces the
    /// missing one.
    func weights(segment i: Int, last: Int, fraction s: Double) -> SIMD4<Double> {
        // The weights of the differences before and after a value, in the tangents that leave it and arrive at it.
        var (leaving, arriving) = (
            differenceWeights(at: i, isLeaving: true), differenceWeights(at: i + 1, isLeaving: false)
        )
        leaving *= scale(of: i, nextTo: i - 1)
        arriving *= scale(of: i, nextTo: i + 1)
        if i == 0 { leaving = SIMD2(0, leaving.x + leaving.y) }
        if i + 1 == last { arriving = SIMD2(arriving.x + arriving.y, 0) }
        let (s2, s3) = (s * s, s * s * s)
        let end = 3 * s2 - 2 * s3
        let start = 1 - end
        let out = s3 - 2 * s2 + s
        let `in` = s3 - s2
        return SIMD4(
            -out * leaving.x,
            start + out * (leaving.x - leaving.y) - `in` * arriving.x,
            end + out * leaving.y + `in` * (arriving.x - arriving.y),
            `in` * arriving.y)
    }

    private func differenceWeights(at i: Int, isLeaving: Bool) -> SIMD2<Double> {
        let t = i < tension.count ? tension[i] : 0
        let c = (i < continuity.count ? continuity[i] : 0) * (isLeaving ? 1 : -1)
        let b = i < bias.count ? bias[i] : 0
        return SIMD2((1 - t) * (1 + b) * (1 + c) / 2, (1 - t) * (1 - b) * (1 - c) / 2)
    }

    /// The factor that converts a slope in time to one along the segment if its neighbour is longer or shorter.
    private func scale(of segment: Int, nextTo neighbour: Int) -> Double {
        guard let intervals, intervals.indices.contains(neighbour) else { return 1 }
        let sum = intervals[segment] + intervals[neighbour]
        return sum > 0 ? 2 * intervals[segment] / sum : 1
    }
}
