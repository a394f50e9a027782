/// Measures how long a job has run, by the machine's clock.
///
/// Only ``SleepDelay`` depends on it, for sleeps whose end the machine's clock tells.
struct JobTimer {
    private var begin: ContinuousClock.Instant?

    mutating func start() { begin = .now }

    mutating func stop() { begin = nil }

    /// Seconds since the job began; a tenth of a millisecond if none runs.
    var seconds: CFTimeInterval { begin.map { $0.duration(to: .now).timeInterval } ?? 0.0001 }
}
