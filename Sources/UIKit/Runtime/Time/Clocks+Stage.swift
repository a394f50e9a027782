import QuartzCore

// The standard library's clocks. A file that imports UIKit gets these members in place of the library's.

extension Clock {
    /// The library's own answer, also where a type has another.
    fileprivate var machineNow: Instant { now }
}

extension MediaClock {
    /// The stage's time since the beginning of a clock; nil outside every stage.
    fileprivate var sinceBeginning: Duration? { self === MediaClock.idle ? nil : .seconds(now) }
}

extension ContinuousClock {
    /// The stage's time, from the clock's beginning on; outside every stage the machine's.
    public var now: Instant { MediaClock.current.sinceBeginning.map { systemEpoch.advanced(by: $0) } ?? machineNow }

    /// The stage's time, from the clock's beginning on; outside every stage the machine's.
    public static var now: Instant { ContinuousClock().now }

    /// The stage's time that passes while `work` is done, which is none; outside every stage the machine's.
    public func measure(_ work: () throws -> Void) rethrows -> Duration {
        let begin = now
        try work()
        return begin.duration(to: now)
    }
}

extension ContinuousClock.Instant {
    /// The stage's time, from the clock's beginning on; outside every stage the machine's.
    public static var now: Self { ContinuousClock().now }
}

extension SuspendingClock {
    /// The stage's time, from the clock's beginning on; outside every stage the machine's.
    public var now: Instant { MediaClock.current.sinceBeginning.map { systemEpoch.advanced(by: $0) } ?? machineNow }

    /// The stage's time, from the clock's beginning on; outside every stage the machine's.
    public static var now: Instant { SuspendingClock().now }

    /// The stage's time that passes while `work` is done, which is none; outside every stage the machine's.
    public func measure(_ work: () throws -> Void) rethrows -> Duration {
        let begin = now
        try work()
        return begin.duration(to: now)
    }
}

extension SuspendingClock.Instant {
    /// The stage's time, from the clock's beginning on; outside every stage the machine's.
    public static var now: Self { SuspendingClock().now }
}
