/// The sleep in a scene of a job that waits for a time of the machine's clock.
///
/// `Task.sleep(for:)` of the standard library adds the duration to the current time of the machine's clock and passes
/// the sum on. The remaining time here is shorter than the duration by the time that has passed since then. The caller
/// is assumed to have meant the roundest duration that explains the difference.
enum SleepDelay {
    /// The number of seconds until `instant`; nil if the clock does not use `Duration`.
    static func until<C: Clock>(_ instant: C.Instant, of clock: C) -> CFTimeInterval? {
        guard let rest = clock.now.duration(to: instant) as? Duration else { return nil }
        return round(rest.timeInterval, passed: SceneTasks.timeInJob)
    }

    /// Returns `rest`, rounded up to the roundest duration that is plausible after `passed` seconds.
    ///
    /// - Parameters:
    ///   - rest: The remaining number of seconds.
    ///   - passed: The number of seconds since the job that requests the sleep began; the clock was read during it.
    static func round(_ rest: CFTimeInterval, passed: CFTimeInterval) -> CFTimeInterval {
        guard rest > 0, rest < 1e9 else { return max(0, rest) }
        // The longer the time that may have passed, the rounder a plausible duration is.
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
