import QuartziteUIDrawing

/// The last 0.1 seconds of a motion, for measuring its velocity.
struct MotionTrail {
    private static let span: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, place: CGPoint)] = []

    /// Adds the current position.
    mutating func add(_ place: CGPoint) {
        let now = SceneContext.current.clock.now
        if samples.last?.time == now { samples.removeLast() }
        samples.append((now, place))
        // One sample from before the interval remains, since without it a resting finger would seem to move.
        while samples.count > 2, samples[1].time <= now - MotionTrail.span { samples.removeFirst() }
    }

    /// The velocity over the last 0.1 seconds, in units per second.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }
}
