/// The intervals of local time in which the same animations play, and the period after which each interval repeats.
struct AnimationSpans {
    struct Span {
        var start: Double
        var end: Double
        /// The period in seconds after which everything that plays repeats, at most the length of the span; nil if
        /// nothing moves.
        var period: Double?

        var length: Double { end - start }
    }

    /// The spans in order and without gaps, from −∞ to ∞.
    let spans: [Span]

    /// The longest period in seconds; motion without a shorter period repeats after this time, which bounds the work.
    static let longestPeriod = 3600.0

    init(_ timings: [MediaTiming]) {
        let moving = timings.filter { $0.beginTime.isFinite && $0.duration > 0 }
        let ends = moving.flatMap { timing -> [Double] in
            let (start, end) = timing.parentInterval
            return [start, end ?? start]
        }
        let marks = ends.filter { $0.isFinite && abs($0) < EmitterDescription.magnitudeLimit }.sorted()
        var spans: [Span] = []
        var start = -Double.infinity
        for mark in marks + [.infinity] where mark > start {
            spans.append(Span(start: start, end: mark, period: Self.period(of: moving, from: start, to: mark)))
            start = mark
        }
        self.spans = spans
    }

    private static func period(of timings: [MediaTiming], from start: Double, to end: Double) -> Double? {
        var periods: [Double] = []
        for timing in timings {
            let interval = timing.parentInterval
            guard interval.start <= start, interval.end.map({ $0 >= end }) ?? true, timing.speed != 0 else { continue }
            let cycle = timing.cycleDuration / Double(abs(timing.speed))
            // An infinite cycle does not move.
            if cycle.isFinite, cycle > 0 { periods.append(cycle) }
        }
        guard let longest = periods.max() else { return nil }
        return min(common(periods, longest), end - start, longestPeriod)
    }

    /// The shortest time that is a whole number of every period, or infinity if it exceeds 64 of the longest.
    private static func common(_ periods: [Double], _ longest: Double) -> Double {
        for count in 1...64 {
            let candidate = longest * Double(count)
            let fits = periods.allSatisfy {
                let cycles = candidate / $0
                return abs(cycles - cycles.rounded()) < 1e-9 * cycles
            }
            if fits { return candidate }
        }
        return .infinity
    }

    /// The number and length of the equal steps of one period of `span`; a moving value is sampled at their midpoints.
    ///
    /// The number of steps is divisible by 120, so that jumps at simple fractions of a cycle fall between two steps.
    static func steps(of span: Span) -> (count: Int, length: Double) {
        guard let period = span.period else { return (0, 0) }
        let count = 120 * Int(min(max(1, (period * 2).rounded(.up)), 128))
        return (count, period / Double(count))
    }

    /// Calls `body` with every sample time of the animations.
    func forEachSample(_ body: (Double) -> Void) {
        for span in spans {
            guard span.period != nil else {
                body(AnimationSpans.still(span))
                continue
            }
            let (count, length) = AnimationSpans.steps(of: span)
            for i in 0..<count { body(span.start + (Double(i) + 0.5) * length) }
        }
    }

    /// A sample time within a span in which nothing moves.
    static func still(_ span: Span) -> Double {
        if span.start.isFinite { return span.end.isFinite ? (span.start + span.end) / 2 : span.start + 1 }
        return span.end.isFinite ? span.end - 1 : 0
    }
}
