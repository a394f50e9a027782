import Dispatch
import QuartzCore

/// A time of the stage's clock, for `DispatchQueue.asyncAfter`.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// The time in seconds since the stage's clock started.
    package let seconds: TimeInterval

    package init(seconds: TimeInterval) { self.seconds = seconds }

    /// Creates a time from the nanoseconds since the stage's clock started.
    public init(uptimeNanoseconds: UInt64) {
        seconds = uptimeNanoseconds == .max ? .infinity : Double(uptimeNanoseconds) / 1e9
    }

    /// Returns the current time of the stage's clock.
    public static func now() -> DispatchTime { DispatchTime(seconds: SceneContext.current.clock.now) }

    /// A time that never arrives.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// The nanoseconds since the stage's clock started; `UInt64.max` if the number does not fit, as for a distant
    /// future.
    public var uptimeNanoseconds: UInt64 {
        UInt64(exactly: (max(0, seconds) * 1e9).rounded()) ?? .max
    }

    /// Returns whether `a` is earlier than `b`.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
    /// Returns the time a number of seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }
    /// Returns the time a number of seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds - seconds)
    }
    /// Returns the time that is later by an interval.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.seconds
    }
    /// Returns the time that is earlier by an interval.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time - interval.seconds
    }
}

extension DispatchTime {
    /// The time on the machine's clock that is as far from now as this time is on the stage's clock.
    var platform: Dispatch.DispatchTime {
        let delay = max(0, seconds - SceneContext.current.clock.now)
        return delay < .infinity ? .now() + delay : .distantFuture
    }
}

extension DispatchWallTime {
    /// The stage time at which the stage's clock shows this date.
    var stageTime: DispatchTime {
        // The raw value is the negated number of nanoseconds since 1970.
        let nanoseconds = Double(0 &- Int64(bitPattern: rawValue))
        guard rawValue != .max else { return .distantFuture }
        let date = Date(timeIntervalSince1970: nanoseconds / 1e9)
        return DispatchTime(seconds: SceneContext.current.clock.time(of: date))
    }
}

extension DispatchTimeInterval {
    /// The interval in seconds; infinite for `never`.
    package var seconds: TimeInterval {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) * 1e-3
        case .microseconds(let count): Double(count) * 1e-6
        case .nanoseconds(let count): Double(count) * 1e-9
        case .never: .infinity
        @unknown default: .infinity
        }
    }
}

// Without the attribute, these constants would be ambiguous with Dispatch's equal ones in files that import Dispatch.

/// The number of nanoseconds in a second.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
@_disfavoredOverload public let MSEC_PER_SEC: UInt64 = 1_000
