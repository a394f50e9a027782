import Glibc
import QuartzCore

// The clocks of C and of Mach. A file that imports UIKit alone gets these instead of the system's: they follow the
// stage's clock.

extension MediaClock {
    /// Nanoseconds since the clock's start; the largest number for what does not fit.
    private var nanoseconds: Int64 { Int64(exactly: (max(0, now) * 1e9).rounded()) ?? .max }

    /// The stage's time.
    fileprivate var upTime: timespec {
        timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    }

    /// The stage's date, since the first instant of 1970, UTC.
    var timeOfDay: timespec {
        let beginning = date(at: 0).timeIntervalSince1970
        return timespec(tv_sec: upTime.tv_sec + (Int(exactly: beginning) ?? 0), tv_nsec: upTime.tv_nsec)
    }

    fileprivate var ticks: UInt64 { UInt64(nanoseconds) }
}

/// The date by the stage's clock, in whole seconds since the first instant of 1970, UTC.
@_disfavoredOverload
@discardableResult
public func time(_ result: UnsafeMutablePointer<time_t>!) -> time_t {
    let seconds = SceneContext.current.clock.timeOfDay.tv_sec
    result?.pointee = seconds
    return seconds
}

/// The date by the stage's clock; the second argument, which was for time zones, makes no difference.
@_disfavoredOverload
@discardableResult
public func gettimeofday(_ result: UnsafeMutablePointer<timeval>, _ zone: UnsafeMutableRawPointer!) -> Int32 {
    let time = SceneContext.current.clock.timeOfDay
    result.pointee = timeval(tv_sec: time.tv_sec, tv_usec: time.tv_nsec / 1000)
    return 0
}

/// The date by the stage's clock for `CLOCK_REALTIME` and its kin, and the stage's time for all other clocks.
@_disfavoredOverload
@discardableResult
public func clock_gettime(_ clock: clockid_t, _ result: UnsafeMutablePointer<timespec>) -> Int32 {
    let tellsDates = [CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_TAI].contains(clock)
    result.pointee = tellsDates ? SceneContext.current.clock.timeOfDay : SceneContext.current.clock.upTime
    return 0
}

/// The stage's time in millionths of a second.
@_disfavoredOverload
public func clock() -> clock_t { clock_t(SceneContext.current.clock.ticks / 1000) }

/// The stage's time in ticks, which are nanoseconds.
public func mach_absolute_time() -> UInt64 { SceneContext.current.clock.ticks }

/// The stage's time in ticks, which are nanoseconds.
public func mach_continuous_time() -> UInt64 { SceneContext.current.clock.ticks }

/// What ticks times `numer` divided by `denom` are: nanoseconds.
public struct mach_timebase_info_data_t: Hashable, Sendable {
    /// Nanoseconds in `denom` ticks.
    public var numer: UInt32
    /// Ticks in `numer` nanoseconds.
    public var denom: UInt32

    /// Numbers of one's own, 0 by default.
    public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// Numbers of one's own, 0 by default.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Tells that a tick is a nanosecond; returns 0, which means success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}
