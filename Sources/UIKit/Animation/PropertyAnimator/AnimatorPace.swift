import QuartzCore

/// How an animator's changes get from start to end, as numbers: a curve, a spring, or a spring whose time follows a curve.
struct AnimatorPace: Sendable {
    var curve: CAMediaTimingFunction?
    var spring: Spring?
    /// Seconds of the spring that the whole time stands for.
    var springDuration: TimeInterval = 0

    /// How much of the way is done at a fraction of the time, 0…1; beyond 1 where a spring swings.
    func share(at fraction: Double) -> Double {
        let curved = curve?.value(at: fraction) ?? fraction
        guard let spring else { return curved }
        return spring.value(at: curved * springDuration)
    }

    /// The same spring, of which more or fewer seconds are seen.
    func lasting(_ seconds: TimeInterval) -> AnimatorPace {
        var pace = self
        pace.springDuration = seconds
        return pace
    }
}

/// The pace of an animator, and how long it takes.
struct AnimatorTiming: Sendable {
    let pace: AnimatorPace
    let duration: TimeInterval
    /// The pace of x and of y where a spring starts with a speed that has a direction.
    var x: AnimatorPace?
    var y: AnimatorPace?

    init(_ pace: AnimatorPace, over duration: TimeInterval) {
        self.pace = pace
        self.duration = duration > 0 ? duration : 0
    }
}
