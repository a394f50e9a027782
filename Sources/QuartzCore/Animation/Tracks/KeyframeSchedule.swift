/// When each keyframe is reached, and with which timing curve.
struct KeyframeSchedule {
    /// How many keyframes there are.
    private(set) var count: Int
    /// Fractions of the duration, not decreasing, one a keyframe; empty means evenly spaced.
    private var times: [Double]
    /// The timing curve of each segment; missing ones are linear.
    private var curves: [CAMediaTimingFunction]
    private let isDiscrete: Bool
    /// Whether nothing moves between keyframes that are spaced as for movement.
    var holdsEachKeyframe = false

    /// The moment between keyframe `index` and the next.
    struct Moment: Equatable {
        var index: Int
        /// How far to the next keyframe; 0 where the keyframe holds.
        var fraction: Double
    }

    /// A schedule for `count` values, at least one; key times that cannot be used are ignored.
    init(count: Int, times: [Double]?, curves: [CAMediaTimingFunction] = [], isDiscrete: Bool = false) {
        self.curves = curves
        self.isDiscrete = isDiscrete
        self.count = count
        self.times = []
        guard let times, !times.isEmpty, Self.isOrdered(times) else { return }
        self.count = min(count, times.count)
        self.times = times.count > self.count ? Array(times.prefix(self.count)) : times
    }

    private static func isOrdered(_ times: [Double]) -> Bool {
        var last = 0.0
        for time in times {
            guard time >= last, time <= 1 else { return false }
            last = time
        }
        return true
    }

    /// Where `progress`, a fraction of the duration, falls; the ends hold before the first time and after the last.
    ///
    /// Of keyframes at one time the last shows.
    func moment(at progress: Double) -> Moment {
        let progress = progress.isNaN ? 0 : progress
        var moment = Moment(index: 0, fraction: 0)
        if times.isEmpty {
            let position = max(progress * Double(isDiscrete ? count : count - 1), 0)
            let last = count - 1
            moment.index = position < Double(last) ? Int(position) : last
            if moment.index < last { moment.fraction = position - Double(moment.index) }
        } else {
            moment.index = lastIndex(at: progress)
            if moment.index < 0 { return Moment(index: 0, fraction: 0) }
            if moment.index < count - 1 {
                let start = times[moment.index]
                moment.fraction = (progress - start) / (times[moment.index + 1] - start)
            }
        }
        if isDiscrete || holdsEachKeyframe { moment.fraction = 0 }
        if moment.fraction > 0, moment.index < curves.count {
            moment.fraction = curves[moment.index].value(at: moment.fraction)
        }
        return moment
    }

    /// The last keyframe that `progress` has reached; −1 before the first.
    private func lastIndex(at progress: Double) -> Int { times.partitioningIndex { !($0 <= progress) } - 1 }
}
