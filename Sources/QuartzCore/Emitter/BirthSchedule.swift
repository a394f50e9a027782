/// When the particles of a cell are born, for a birth rate that over intervals of the cell's clock is constant or
/// follows animations.
///
/// The rate's integral `acc(t)` starts at 0; birth k (1, 2, …) happens when it reaches k. Both directions are closed
/// formulas, so the births of the last few seconds cost the same after an hour as after a minute.
struct BirthSchedule: Sendable {
    /// An interval of constant rate, up to the next interval's start.
    struct Interval: Sendable {
        var start: Double
        /// Births per second, finite and not negative; at most so many where they follow a curve.
        var rate: Double
        /// The animated rate on the cell's clock.
        var animatedRate: AnimatedRate?
        /// `acc(start)`.
        fileprivate(set) var accumulated: Double = 0

        init(start: Double, rate: Double) {
            self.start = start
            self.rate = rate
        }

        init(start: Double, _ curve: BirthRateCurve, time: LayerTime) {
            self.init(start: start, rate: curve.peak)
            animatedRate = AnimatedRate(curve: curve, time: time, before: curve.integral(to: time.at(start)))
        }

        /// Births from the start on.
        @inline(__always)
        func births(to time: Double) -> Double { animatedRate?.births(to: time) ?? rate * (time - start) }
    }

    /// A birth rate that follows animations.
    struct AnimatedRate: Sendable {
        let curve: BirthRateCurve
        let time: LayerTime
        /// The curve's integral where the interval starts.
        let before: Double

        func births(to clock: Double) -> Double { (curve.integral(to: time.at(clock)) - before) / time.slope }

        func clock(after births: Double) -> Double {
            time.clock(at: curve.time(reaching: before + births * time.slope))
        }
    }

    let intervals: [Interval]
    /// No birth after this; may be infinite.
    let end: Double

    /// Birth numbers stay below this, so that they are exact integers far from overflow.
    private static let numberLimit = 1e18

    /// `intervals` start in ascending order; the first is where emission begins, after `count` births.
    init(intervals: [Interval], end: Double = .infinity, after count: Double = 0) {
        var filled = intervals
        if !filled.isEmpty { filled[0].accumulated = count }
        for i in filled.indices.dropFirst() {
            let previous = filled[i - 1]
            let from = min(previous.start, end)
            let through = min(filled[i].start, end)
            filled[i].accumulated = previous.accumulated + (through > from ? previous.births(to: through) : 0)
        }
        self.intervals = filled
        self.end = end
    }

    /// The integral of the rate up to `time`.
    func accumulated(through time: Double) -> Double {
        let t = min(time, end)
        guard let interval = last(where: { $0.start <= t }).map({ intervals[$0] }) else {
            return intervals.first?.accumulated ?? 0
        }
        let total = interval.accumulated + interval.births(to: t)
        return total.isNaN ? 0 : min(total, BirthSchedule.numberLimit)
    }

    /// Numbers of the births in `earliest < time <= latest`, and of any so close to either end that rounding could put
    /// it there, so that the caller's own test of a particle's age decides.
    func births(after earliest: Double, through latest: Double) -> Range<Int> {
        let none = intervals.first?.accumulated ?? 0
        let first = Int(max(none, accumulated(through: earliest) - uncertainty(at: earliest))) + 1
        let last = Int(min(accumulated(through: latest) + uncertainty(at: latest), BirthSchedule.numberLimit))
        return first..<max(first, last + 1)
    }

    /// What rounding may add to or take from the rate's integral.
    private func uncertainty(at time: Double) -> Double {
        let t = min(time, end)
        guard let interval = last(where: { $0.start <= t }).map({ intervals[$0] }) else { return 0 }
        let total = interval.accumulated + interval.births(to: t)
        let error = 4 * (total.ulp + interval.rate * max(t.ulp, interval.start.ulp))
        return error.isFinite ? error : 0
    }

    /// The number of the first birth on record.
    var firstNumber: Int { Int(min(intervals.first?.accumulated ?? 0, BirthSchedule.numberLimit)) + 1 }

    /// The interval birth `number` falls in; nil when the rate's integral never reaches it.
    func interval(of number: Int) -> Int? {
        let k = Double(number)
        guard let index = last(where: { $0.accumulated < k }), intervals[index].rate > 0 else { return nil }
        return index
    }

    /// The cell's clock at birth `number` in the given interval.
    @inline(__always)
    func time(of number: Int, in index: Int) -> Double {
        let interval = intervals[index]
        let count = Double(number) - interval.accumulated
        return interval.animatedRate?.clock(after: count) ?? interval.start + count / interval.rate
    }

    /// The last interval satisfying a condition that holds for a prefix of them.
    private func last(where holds: (Interval) -> Bool) -> Int? {
        let end = intervals.partitioningIndex { !holds($0) }
        return end > 0 ? end - 1 : nil
    }
}
