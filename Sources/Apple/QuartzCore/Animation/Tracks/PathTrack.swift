import CQuartziteKernels

/// The path that a keyframe animation follows.
struct PathTrack: ProgressValues {
    private struct Segment {
        var p0, c1, c2, p1: CGPoint
        var isCurve: Bool
        var length = 0.0
        /// The index in `lengths` of the segment's lengths at equal steps of the parameter.
        var firstLength = 0
    }

    private static let steps = 64
    private var segments: [Segment] = []
    private var lengths: [Double] = []
    private var schedule: KeyframeSchedule
    private let isPaced: Bool
    /// The angle in radians that is added to the path's heading; nil if the layer does not rotate.
    private let headingOffset: Double?

    /// Creates a track; nil if the path has no segments.
    init?(_ path: CGPath, of animation: CAKeyframeAnimation) {
        let mode = animation.calculationMode
        isPaced = mode == .paced || mode == .cubicPaced
        headingOffset =
            switch animation.rotationMode {
            case .rotateAuto?: 0
            case .rotateAutoReverse?: Double.pi
            default: nil
            }
        schedule = KeyframeSchedule(count: 1, times: nil)
        addSegments(of: path)
        guard !segments.isEmpty else { return nil }
        var times = animation.keyTimes?.map(\.doubleValue)
        if isPaced { times = measure() }
        schedule = KeyframeSchedule(
            count: segments.count + 1, times: times, curves: isPaced ? [] : animation.timingFunctions ?? [])
        if mode == .discrete { schedule.holdsEachKeyframe = true }
    }

    private mutating func addSegments(of path: CGPath) {
        var (start, from) = (CGPoint.zero, CGPoint.zero)
        path.forEachElement { element in
            switch element {
            case .move(let p): (start, from) = (p, p)
            case .line(let p):
                segments.append(Segment(p0: from, c1: from, c2: p, p1: p, isCurve: false))
                from = p
            case .quad(let c, let p):
                segments.append(
                    Segment(
                        p0: from, c1: Bezier.mix(from, c, 2 / 3), c2: Bezier.mix(p, c, 2 / 3), p1: p, isCurve: true))
                from = p
            case .curve(let c1, let c2, let p):
                segments.append(Segment(p0: from, c1: c1, c2: c2, p1: p, isCurve: true))
                from = p
            case .close:
                if from != start {
                    segments.append(Segment(p0: from, c1: from, c2: start, p1: start, isCurve: false))
                }
                from = start
            }
        }
    }

    /// Computes the lengths of the segments, and returns the times at which they begin and end at constant speed.
    private mutating func measure() -> [Double]? {
        var total = 0.0
        var ends = [0.0]
        for i in segments.indices {
            let s = segments[i]
            segments[i].firstLength = lengths.count
            if s.isCurve {
                var last = s.p0
                for k in 1...Self.steps {
                    let p = Bezier.point(s.p0, s.c1, s.c2, s.p1, at: Double(k) / Double(Self.steps))
                    segments[i].length += Self.distance(last, p)
                    lengths.append(segments[i].length)
                    last = p
                }
            } else {
                segments[i].length = Self.distance(s.p0, s.p1)
            }
            total += segments[i].length
            ends.append(total)
        }
        return total > 0 && total.isFinite ? ends.map { min($0 / total, 1) } : nil
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    func value(at progress: Double, current: () -> SIMD4<Double>?) -> SIMD4<Double>? {
        SIMD4(position(at: progress).point)
    }

    /// The point at `progress`, a fraction of the duration, and the rotation about z if the layer follows the heading.
    func position(at progress: Double) -> (point: CGPoint, rotation: Double?) {
        let moment = schedule.moment(at: progress)
        let isEnd = moment.index >= segments.count
        let segment = segments[min(moment.index, segments.count - 1)]
        let t = isEnd ? 1 : isPaced ? parameter(of: moment.fraction, in: segment) : moment.fraction
        let point =
            if t == 0 {
                segment.p0
            } else if t == 1 {
                segment.p1
            } else if segment.isCurve {
                Bezier.point(segment.p0, segment.c1, segment.c2, segment.p1, at: t)
            } else {
                Bezier.mix(segment.p0, segment.p1, t)
            }
        return (point, headingOffset.map { Self.heading(of: segment, at: t) + $0 })
    }

    /// The parameter at which a curve has covered `fraction` of its length.
    private func parameter(of fraction: Double, in segment: Segment) -> Double {
        guard segment.isCurve, segment.length > 0, fraction > 0, fraction < 1 else { return fraction }
        let target = fraction * segment.length
        let last = segment.firstLength + Self.steps - 1
        let low = lengths[segment.firstLength..<last].partitioningIndex { !($0 < target) }
        let before = low == segment.firstLength ? 0 : lengths[low - 1]
        let step = lengths[low] - before
        let rest = step > 0 ? (target - before) / step : 0
        return (Double(low - segment.firstLength) + rest) / Double(Self.steps)
    }

    /// The direction of motion in radians; at a point where the curve does not move, the direction of the nearest
    /// chord.
    private static func heading(of s: Segment, at t: Double) -> Double {
        let (a, b, c) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
        var dx = a * (s.c1.x - s.p0.x) + b * (s.c2.x - s.c1.x) + c * (s.p1.x - s.c2.x)
        var dy = a * (s.c1.y - s.p0.y) + b * (s.c2.y - s.c1.y) + c * (s.p1.y - s.c2.y)
        if !s.isCurve || dx * dx + dy * dy < 1e-18 {
            let (from, to) = !s.isCurve ? (s.p0, s.p1) : t < 0.5 ? (s.p0, s.c2) : (s.c1, s.p1)
            (dx, dy) = (to.x - from.x, to.y - from.y)
        }
        return qz_atan2(dy, dx)
    }
}
