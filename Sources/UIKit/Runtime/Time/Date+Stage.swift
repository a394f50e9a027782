import Dispatch
import QuartzCore

// A file that imports UIKit alone gets these instead of Foundation's, which win in one that imports both.

extension MediaClock {
    /// The date of every clock's time 0: 9 January 2007, 9:41 UTC.
    private var beginning: Date { Date(timeIntervalSinceReferenceDate: 190_028_460) }
    /// The date of a moment.
    func date(at time: TimeInterval) -> Date { beginning.addingTimeInterval(time) }
    /// The date now.
    var today: Date { date(at: now) }
    /// The moment of a date, to a microsecond: a `Date` is not more exact.
    func time(of date: Date) -> TimeInterval { (date.timeIntervalSince(beginning) * 1e6).rounded() / 1e6 }
}

extension Date {
    /// The date by the stage's clock, which begins on 9 January 2007 at 9:41 UTC, and stands still outside every stage.
    @_disfavoredOverload
    public init() { self = SceneContext.current.clock.today }

    /// The date so many seconds from now, by the stage's clock.
    @_disfavoredOverload
    public init(timeIntervalSinceNow: TimeInterval) {
        self = SceneContext.current.clock.today.addingTimeInterval(timeIntervalSinceNow)
    }

    /// The date by the stage's clock.
    @_disfavoredOverload
    public static var now: Date { SceneContext.current.clock.today }

    /// Seconds from now to this date by the stage's clock, below 0 for the past.
    @_disfavoredOverload
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(SceneContext.current.clock.today) }

    /// The date by the stage's clock, in seconds since the first instant of 2001, UTC.
    @_disfavoredOverload
    public static var timeIntervalSinceReferenceDate: TimeInterval {
        SceneContext.current.clock.today.timeIntervalSinceReferenceDate
    }

    /// Seconds from the first instant of 2001, UTC, to this date; said anew because the one above would hide it.
    @_disfavoredOverload
    public var timeIntervalSinceReferenceDate: TimeInterval {
        timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0))
    }
}

extension NSDate {
    /// The date so many seconds from now, by the stage's clock.
    @_disfavoredOverload
    public convenience init(timeIntervalSinceNow seconds: TimeInterval) {
        self.init(
            timeIntervalSinceReferenceDate: SceneContext.current.clock.today.timeIntervalSinceReferenceDate + seconds)
    }

    /// Seconds from now to this date by the stage's clock, below 0 for the past.
    @_disfavoredOverload
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(SceneContext.current.clock.today) }

    /// The date by the stage's clock, in seconds since the first instant of 2001, UTC.
    @_disfavoredOverload
    public static var timeIntervalSinceReferenceDate: TimeInterval { Date.timeIntervalSinceReferenceDate }

    /// Seconds from the first instant of 2001, UTC, to this date; said anew because the one above would hide it.
    @_disfavoredOverload
    public var timeIntervalSinceReferenceDate: TimeInterval {
        timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0))
    }
}

/// Seconds since the first instant of 2001, UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The date by the stage's clock, in seconds since the first instant of 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    SceneContext.current.clock.today.timeIntervalSinceReferenceDate
}

extension DispatchWallTime {
    /// The date by the stage's clock.
    @_disfavoredOverload
    public static func now() -> DispatchWallTime { DispatchWallTime(timespec: SceneContext.current.clock.timeOfDay) }
}

extension ProcessInfo {
    /// The stage's time: seconds since it began.
    @_disfavoredOverload
    public var systemUptime: TimeInterval { SceneContext.current.clock.now }
}
