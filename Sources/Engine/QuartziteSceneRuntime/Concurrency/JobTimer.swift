/// Measures how long a job has been running, by the machine's clock.
///
/// Only ``SleepDelay`` depends on it, for sleeps that end at a time of the machine's clock.
struct JobTimer {
    private var begin: ContinuousClock.Instant?

    mutating func start() { begin = .now }

    mutating func stop() { begin = nil }

    /// The number of seconds since the job began; a tenth of a millisecond if no job is running.
    var seconds: CFTimeInterval { begin.map { $0.duration(to: .now).timeInterval } ?? 0.0001 }
}
