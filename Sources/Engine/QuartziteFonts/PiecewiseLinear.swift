/// A function given by points in ascending order; constant outside of them.
struct PiecewiseLinear: Sendable {
    let points: [(x: Double, y: Double)]

    init(_ points: [(x: Double, y: Double)]) { self.points = points }

    func value(at x: Double) -> Double {
        let index = points.indices.partitioningIndex { points[$0].x > x }
        guard index > 0 else { return points.first?.y ?? 0 }
        guard index < points.count else { return points.last?.y ?? 0 }
        let (low, high) = (points[index - 1], points[index])
        return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
}
