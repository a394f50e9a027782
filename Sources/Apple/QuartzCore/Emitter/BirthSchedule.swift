/// The birth times of a cell's particles, for a birth rate that is constant or animated in each interval of its clock.
///
/// The rate's integral `acc(t)` starts at 0, and birth k (1, 2, …) happens when it reaches k. Both directions are
/// closed formulas, so the births of the last few seconds cost the same after an hour as after a minute.
///
/// ```
/// let schedule = BirthSchedule(intervals: [.init(start: 0, rate: 2)])
/// schedule.births(after: 9, through: 10)      // the births of that second, and those that rounding may move into it
/// schedule.time(of: 20, in: 0)                // 10
/// ```
///
/// The usual particle system keeps a list, and adds `rate · dt` particles in each frame. Its pictures depend on the
/// frame rate, and a frame at one hour costs an hour of frames. Here, a particle is only a number: its birth time
/// follows from the number, its random values from the number and the seed, and its place from its age. Any frame can
/// be drawn alone, in any order and on any thread. The cost is that every rule must have a closed form. Animated rates
/// are integrated piece by piece for that reason, and what has none, such as particles that collide, cannot be added.
/// Rounding can move a birth past the end of a frame; the schedule then returns it for both, and its age decides.
struct BirthSchedule: Sendable {
    /// An interval that ends where the next one starts and has a constant or an animated rate.
    struct Interval: Sendable {
        var start: Double
        /// The number of births per second, finite and not negative; the peak of the rate if it is animated.
        var rate: Double
        /// The animated rate on the cell's clock; nil if the rate is constant.
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

        /// The number of births since the start of the interval.
        @inline(__always)
        func births(to time: Double) -> Double { animatedRate?.births(to: time) ?? rate * (time - start) }
    }

    /// A birth rate that follows animations.
    struct AnimatedRate: Sendable {
        let curve: BirthRateCurve
        let time: LayerTime
        /// The curve's integral at the start of the interval.
        let before: Double

        func births(to clock: Double) -> Double { (curve.integral(to: time.at(clock)) - before) / time.slope }

        func clock(after births: Double) -> Double {
            time.clock(at: curve.time(reaching: before + births * time.slope))
        }
    }

    let intervals: [Interval]
    /// The time after which there are no births; may be infinite.
    let end: Double

    /// The limit of birth numbers, which keeps them exact integers far from overflow.
    private static let numberLimit = 1e18

    /// Creates a schedule from intervals with ascending starts; emission begins at the first start, after `count`
    /// births.
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

    /// The numbers of the births with `earliest < time <= latest`.
    ///
    /// The range includes births that rounding could move past either end; the caller's test of a particle's age
    /// decides about them.
    func births(after earliest: Double, through latest: Double) -> Range<Int> {
        let none = intervals.first?.accumulated ?? 0
        let first = Int(max(none, accumulated(through: earliest) - uncertainty(at: earliest))) + 1
        let last = Int(min(accumulated(through: latest) + uncertainty(at: latest), BirthSchedule.numberLimit))
        return first..<max(first, last + 1)
    }

    /// The largest rounding error of the rate's integral at `time`.
    private func uncertainty(at time: Double) -> Double {
        let t = min(time, end)
        guard let interval = last(where: { $0.start <= t }).map({ intervals[$0] }) else { return 0 }
        let total = interval.accumulated + interval.births(to: t)
        let error = 4 * (total.ulp + interval.rate * max(t.ulp, interval.start.ulp))
        return error.isFinite ? error : 0
    }

    /// The number of the first recorded birth.
    var firstNumber: Int { Int(min(intervals.first?.accumulated ?? 0, BirthSchedule.numberLimit)) + 1 }

    /// The index of the interval that contains birth `number`; nil if the rate's integral never reaches it.
    func interval(of number: Int) -> Int? {
        let k = Double(number)
        guard let index = last(where: { $0.accumulated < k }), intervals[index].rate > 0 else { return nil }
        return index
    }

    /// The time of birth `number` on the cell's clock, in the given interval.
    @inline(__always)
    func time(of number: Int, in index: Int) -> Double {
        let interval = intervals[index]
        let count = Double(number) - interval.accumulated
        return interval.animatedRate?.clock(after: count) ?? interval.start + count / interval.rate
    }

    /// The index of the last interval that satisfies a condition; the condition holds for a prefix of the intervals.
    private func last(where holds: (Interval) -> Bool) -> Int? {
        let end = intervals.partitioningIndex { !holds($0) }
        return end > 0 ? end - 1 : nil
    }
}
