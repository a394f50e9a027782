/// The times and timing curves of keyframes.
struct KeyframeSchedule {
    /// The number of keyframes.
    private(set) var count: Int
    /// The fractions of the duration, one per keyframe; empty if evenly spaced.
    private var times: [Double]
    /// Whether no time is below the one before it.
    private var isOrdered = true
    /// The timing curves of the segments; missing curves are linear.
    private var curves: [CAMediaTimingFunction]
    private let isDiscrete: Bool
    /// Whether each keyframe is held until the next, although the keyframes are spaced as for interpolation.
    var holdsEachKeyframe = false

    /// A position between keyframe `index` and the next.
    struct Moment: Equatable {
        var index: Int
        /// The fraction of the distance to the next keyframe; 0 if the keyframe is held.
        var fraction: Double
    }

    /// Creates a schedule for `count` values, at least one; key times that are not finite are ignored.
    init(count: Int, times: [Double]?, curves: [CAMediaTimingFunction] = [], isDiscrete: Bool = false) {
        self.curves = curves
        self.isDiscrete = isDiscrete
        self.count = count
        self.times = []
        guard let times, !times.isEmpty, times.allSatisfy(\.isFinite) else { return }
        self.count = min(count, times.count)
        self.times = times.count > self.count ? Array(times.prefix(self.count)) : times
        isOrdered = zip(self.times, self.times.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// The position at `progress`, a fraction of the duration; the first and last keyframes are held outside their
    /// times.
    ///
    /// The last of several keyframes with the same time is used.
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

    /// The index of the keyframe before the first one that `progress` has not reached; −1 if that is the first.
    private func lastIndex(at progress: Double) -> Int {
        if isOrdered { return times.partitioningIndex { !($0 <= progress) } - 1 }
        return (times.firstIndex { $0 > progress } ?? times.count) - 1
    }
}
