import Dispatch
import QuartzCore

// These members replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

extension MediaClock {
    /// The date at time 0 of every clock: 9 January 2007, 9:41 UTC.
    private var beginning: Date { Date(timeIntervalSinceReferenceDate: 190_028_460) }
    /// Returns the date at a time of the clock.
    package func date(at time: TimeInterval) -> Date { beginning.addingTimeInterval(time) }
    /// The clock's current date.
    package var today: Date { date(at: now) }
    /// Returns the time of the clock at a date, rounded to microseconds, the precision of `Date`.
    package func time(of date: Date) -> TimeInterval { (date.timeIntervalSince(beginning) * 1e6).rounded() / 1e6 }
}

extension Date {
    /// Creates a date with the stage's current date.
    ///
    /// The stage's clock starts at 9 January 2007, 9:41 UTC; outside all stages it does not move.
    @_disfavoredOverload
    public init() { self = SceneContext.current.clock.today }

    /// Creates a date that is a number of seconds after the stage's current date.
    @_disfavoredOverload
    public init(timeIntervalSinceNow: TimeInterval) {
        self = SceneContext.current.clock.today.addingTimeInterval(timeIntervalSinceNow)
    }

    /// The stage's current date.
    @_disfavoredOverload
    public static var now: Date { SceneContext.current.clock.today }

    /// The seconds from the stage's current date to this date; negative for a date in the past.
    @_disfavoredOverload
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(SceneContext.current.clock.today) }

    /// The stage's current date, in seconds since 1 January 2001, 00:00 UTC.
    @_disfavoredOverload
    public static var timeIntervalSinceReferenceDate: TimeInterval {
        SceneContext.current.clock.today.timeIntervalSinceReferenceDate
    }

    /// The seconds from 1 January 2001, 00:00 UTC to this date; redeclared because the static property would hide it.
    @_disfavoredOverload
    public var timeIntervalSinceReferenceDate: TimeInterval {
        timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0))
    }
}

extension NSDate {
    /// Creates a date that is a number of seconds after the stage's current date.
    @_disfavoredOverload
    public convenience init(timeIntervalSinceNow seconds: TimeInterval) {
        self.init(
            timeIntervalSinceReferenceDate: SceneContext.current.clock.today.timeIntervalSinceReferenceDate + seconds)
    }

    /// The seconds from the stage's current date to this date; negative for a date in the past.
    @_disfavoredOverload
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(SceneContext.current.clock.today) }

    /// The stage's current date, in seconds since 1 January 2001, 00:00 UTC.
    @_disfavoredOverload
    public static var timeIntervalSinceReferenceDate: TimeInterval { Date.timeIntervalSinceReferenceDate }

    /// The seconds from 1 January 2001, 00:00 UTC to this date; redeclared because the static property would hide it.
    @_disfavoredOverload
    public var timeIntervalSinceReferenceDate: TimeInterval {
        timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0))
    }
}

/// A date in seconds since 1 January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the stage's current date, in seconds since 1 January 2001, 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    SceneContext.current.clock.today.timeIntervalSinceReferenceDate
}

extension DispatchWallTime {
    /// Returns the stage's current date.
    @_disfavoredOverload
    public static func now() -> DispatchWallTime { DispatchWallTime(timespec: SceneContext.current.clock.timeOfDay) }
}

extension ProcessInfo {
    /// The seconds since the stage's clock started.
    @_disfavoredOverload
    public var systemUptime: TimeInterval { SceneContext.current.clock.now }
}
