/// How long a job that waits for an instant of the machine's clock waits in a scene.
///
/// `Task.sleep(for:)` of the standard library reads the machine's clock, adds the duration and hands over the sum. What
/// is left when it arrives here is short of the duration by the time that passed in between. The roundest duration that
/// explains the difference is the one that the caller meant.
enum SleepDelay {
    /// Seconds until `instant`; nil if the clock does not count in `Duration`.
    static func until<C: Clock>(_ instant: C.Instant, of clock: C) -> CFTimeInterval? {
        guard let rest = clock.now.duration(to: instant) as? Duration else { return nil }
        return round(rest.timeInterval, passed: SceneTasks.timeInJob)
    }

    /// The roundest duration that is at least `rest` and at most `passed` seconds longer.
    ///
    /// - Parameters:
    ///   - rest: Seconds left.
    ///   - passed: Seconds since the job began that asked for the sleep, in which the clock was read.
    static func round(_ rest: CFTimeInterval, passed: CFTimeInterval) -> CFTimeInterval {
        guard rest > 0, rest < 1e9 else { return max(0, rest) }
        // The longer the time that may have passed, the rounder the duration must be to be believed.
        for (tolerance, unit) in [(0.0001, 0.001), (0.001, 0.01), (0.01, 0.05)] {
            let rounded = (rest / unit).rounded(.up) * unit
            if rounded - rest <= min(tolerance, passed) { return rounded }
        }
        let unit = passed > 0.0005 ? 0.001 : 0.0001
        return (rest / unit).rounded(.up) * unit
    }
}

extension Duration {
    /// The duration in seconds.
    package var timeInterval: CFTimeInterval {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
