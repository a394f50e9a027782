import QuartzCore

// The standard library's clocks. In files that import UIKit, these members replace the library's.

extension Clock {
    /// The standard library's `now`, also for types that redefine it here.
    fileprivate var machineNow: Instant { now }
}

extension SceneContext {
    /// The time since the epoch of the library's clocks; nil outside a stage.
    fileprivate var sinceBeginning: Duration? { isIdle ? nil : .seconds(clock.now) }
}

extension ContinuousClock {
    /// The current time of the stage, measured from the clock's epoch; outside a stage, the machine's time.
    public var now: Instant { SceneContext.current.sinceBeginning.map { systemEpoch.advanced(by: $0) } ?? machineNow }

    /// The current time of the stage, measured from the clock's epoch; outside a stage, the machine's time.
    public static var now: Instant { ContinuousClock().now }

    /// Returns the duration of `work`: zero in a stage, where no time passes during it; outside a stage, the real one.
    public func measure(_ work: () throws -> Void) rethrows -> Duration {
        let begin = now
        try work()
        return begin.duration(to: now)
    }
}

extension ContinuousClock.Instant {
    /// The current time of the stage, measured from the clock's epoch; outside a stage, the machine's time.
    public static var now: Self { ContinuousClock().now }
}

extension SuspendingClock {
    /// The current time of the stage, measured from the clock's epoch; outside a stage, the machine's time.
    public var now: Instant { SceneContext.current.sinceBeginning.map { systemEpoch.advanced(by: $0) } ?? machineNow }

    /// The current time of the stage, measured from the clock's epoch; outside a stage, the machine's time.
    public static var now: Instant { SuspendingClock().now }

    /// Returns the duration of `work`: zero in a stage, where no time passes during it; outside a stage, the real one.
    public func measure(_ work: () throws -> Void) rethrows -> Duration {
        let begin = now
        try work()
        return begin.duration(to: now)
    }
}

extension SuspendingClock.Instant {
    /// The current time of the stage, measured from the clock's epoch; outside a stage, the machine's time.
    public static var now: Self { SuspendingClock().now }
}
