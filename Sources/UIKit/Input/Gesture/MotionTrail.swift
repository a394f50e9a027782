import QuartzCore

/// The last tenth of a second of a motion, for its speed.
struct MotionTrail {
    private static let span: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, place: CGPoint)] = []

    /// Takes where the motion is now.
    mutating func add(_ place: CGPoint) {
        let now = MediaClock.current.now
        if samples.last?.time == now { samples.removeLast() }
        samples.append((now, place))
        // One sample from before the span stays: without it a finger that rested would seem to move.
        while samples.count > 2, samples[1].time <= now - MotionTrail.span { samples.removeFirst() }
    }

    /// Units a second, over the last tenth of a second.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }
}
