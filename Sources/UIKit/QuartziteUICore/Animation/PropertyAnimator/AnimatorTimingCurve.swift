import QuartziteUIDrawing

/// An animator's timing curve as a function: a cubic curve, a spring, or a spring whose time follows a curve.
struct AnimatorTimingCurve: Sendable {
    var curve: CAMediaTimingFunction?
    package var spring: Spring?
    /// The time of the spring, in seconds, at the end of the duration.
    var springDuration: TimeInterval = 0

    /// Returns the eased progress at a fraction of the duration, 0...1; beyond 1 if a spring overshoots.
    func easedProgress(at fraction: Double) -> Double {
        let curved = curve?.value(at: fraction) ?? fraction
        guard let spring else { return curved }
        return spring.value(at: curved * springDuration)
    }

    /// Returns the same curve with a spring that runs for `seconds`.
    func lasting(_ seconds: TimeInterval) -> AnimatorTimingCurve {
        var timingCurve = self
        timingCurve.springDuration = seconds
        return timingCurve
    }
}

/// An animator's timing curve and duration.
struct AnimatorTiming: Sendable {
    let timingCurve: AnimatorTimingCurve
    let duration: TimeInterval
    /// The curves of x and y if a spring's initial velocity is a vector.
    var x: AnimatorTimingCurve?
    var y: AnimatorTimingCurve?

    init(_ timingCurve: AnimatorTimingCurve, over duration: TimeInterval) {
        self.timingCurve = timingCurve
        self.duration = duration > 0 ? duration : 0
    }
}
