/// The values of a keyframe animation, which can be evaluated at any time of its cycle.
struct KeyframeTrack<Value: Mixable> {
    let values: [Value]
    private var schedule: KeyframeSchedule
    /// The shape of a smooth curve; nil for linear interpolation.
    private var shape: CubicShape?

    /// Creates a track; nil if there are no values.
    init?(_ values: [Value], of animation: CAKeyframeAnimation, measuresDistances: Bool) {
        guard !values.isEmpty else { return nil }
        self.values = values
        let mode = animation.calculationMode
        let isPaced = mode == .paced || mode == .cubicPaced
        let intervals = isPaced && measuresDistances ? Self.intervals(values) : nil
        if isPaced {
            schedule = KeyframeSchedule(count: values.count, times: intervals.map { Self.times($0) })
        } else {
            schedule = KeyframeSchedule(
                count: values.count, times: animation.keyTimes?.map(\.doubleValue),
                curves: animation.timingFunctions ?? [], isDiscrete: mode == .discrete)
        }
        if mode == .cubic || mode == .cubicPaced { shape = CubicShape(of: animation, intervals: intervals) }
    }

    fileprivate init(values: [Value], schedule: KeyframeSchedule, shape: CubicShape?) {
        self.values = values
        self.schedule = schedule
        self.shape = shape
    }

    /// The same keyframes with converted values; nil if a value cannot be converted.
    func map<Other: Mixable>(_ convert: (Value) -> Other?) -> KeyframeTrack<Other>? {
        // Grows once, because prepared transforms are large.
        var converted: [Other] = []
        converted.reserveCapacity(values.count)
        for value in values {
            guard let other = convert(value) else { return nil }
            converted.append(other)
        }
        return KeyframeTrack<Other>(values: converted, schedule: schedule, shape: shape)
    }

    /// The distances between neighbours; nil if they cannot be measured, or if nothing moves.
    private static func intervals(_ values: [Value]) -> [Double]? {
        var result: [Double] = []
        result.reserveCapacity(values.count)
        var total = 0.0
        for (a, b) in zip(values, values.dropFirst()) {
            guard let distance = a.distance(to: b) else { return nil }
            result.append(distance)
            total += distance
        }
        return total > 0 && total.isFinite ? result : nil
    }

    /// The times at which values with the given distances are reached at constant speed.
    private static func times(_ intervals: [Double]) -> [Double] {
        let total = intervals.reduce(0, +)
        var sum = 0.0
        var times = [0.0]
        times.reserveCapacity(intervals.count + 1)
        for interval in intervals {
            sum += interval
            times.append(min(sum / total, 1))
        }
        return times
    }

    /// The value at `progress`, a fraction of the duration.
    func value(at progress: Double) -> Value {
        let moment = schedule.moment(at: progress)
        let (i, f) = (moment.index, moment.fraction)
        if f == 0 || i + 1 >= schedule.count { return values[i] }
        guard let shape else { return values[i].interpolated(to: values[i + 1], fraction: f) }
        let last = schedule.count - 1
        let weights = shape.weights(segment: i, last: last, fraction: f)
        return Value.blended(
            (values[max(i - 1, 0)], values[i], values[i + 1], values[min(i + 2, last)]), weights: weights, fraction: f)
    }
}
