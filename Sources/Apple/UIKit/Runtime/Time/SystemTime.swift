import Glibc
import QuartzCore

// The clocks of C and Mach. These functions replace the system's in files that import only UIKit, and follow the
// stage's clock.

extension MediaClock {
    /// The nanoseconds since the clock started; `Int64.max` if the number does not fit.
    private var nanoseconds: Int64 { Int64(exactly: (max(0, now) * 1e9).rounded()) ?? .max }

    /// The time since the clock started.
    fileprivate var upTime: timespec {
        timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    }

    /// The clock's current date, as the time since 1 January 1970, 00:00 UTC.
    var timeOfDay: timespec {
        let beginning = date(at: 0).timeIntervalSince1970
        return timespec(tv_sec: upTime.tv_sec + (Int(exactly: beginning) ?? 0), tv_nsec: upTime.tv_nsec)
    }

    fileprivate var ticks: UInt64 { UInt64(nanoseconds) }
}

/// Returns the stage's current date, in whole seconds since 1 January 1970, 00:00 UTC.
@_disfavoredOverload
@discardableResult
public func time(_ result: UnsafeMutablePointer<time_t>!) -> time_t {
    let seconds = SceneContext.current.clock.timeOfDay.tv_sec
    result?.pointee = seconds
    return seconds
}

/// Provides the stage's current date; the second argument, a time zone, has no effect.
@_disfavoredOverload
@discardableResult
public func gettimeofday(_ result: UnsafeMutablePointer<timeval>, _ zone: UnsafeMutableRawPointer!) -> Int32 {
    let time = SceneContext.current.clock.timeOfDay
    result.pointee = timeval(tv_sec: time.tv_sec, tv_usec: time.tv_nsec / 1000)
    return 0
}

/// Provides the stage's current date for `CLOCK_REALTIME` and similar clocks, and the stage's time for all others.
@_disfavoredOverload
@discardableResult
public func clock_gettime(_ clock: clockid_t, _ result: UnsafeMutablePointer<timespec>) -> Int32 {
    let isDateClock = [CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_TAI].contains(clock)
    result.pointee = isDateClock ? SceneContext.current.clock.timeOfDay : SceneContext.current.clock.upTime
    return 0
}

/// Returns the stage's time in microseconds.
@_disfavoredOverload
public func clock() -> clock_t { clock_t(SceneContext.current.clock.ticks / 1000) }

/// Returns the stage's time in ticks of one nanosecond.
public func mach_absolute_time() -> UInt64 { SceneContext.current.clock.ticks }

/// Returns the stage's time in ticks of one nanosecond.
public func mach_continuous_time() -> UInt64 { SceneContext.current.clock.ticks }

/// The fraction `numer` / `denom` that converts ticks to nanoseconds.
public struct mach_timebase_info_data_t: Hashable, Sendable {
    /// The numerator: the nanoseconds in `denom` ticks.
    public var numer: UInt32
    /// The denominator: the ticks in `numer` nanoseconds.
    public var denom: UInt32

    /// Creates a fraction; both parts are 0 by default.
    public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// Creates a fraction; both parts are 0 by default.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Provides the fraction 1 / 1, since a tick is a nanosecond; returns 0, for success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}
