import Dispatch
import QuartzCore

/// A moment of the stage's time, for `DispatchQueue.asyncAfter`.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// The clock's seconds.
    let seconds: TimeInterval

    init(seconds: TimeInterval) { self.seconds = seconds }

    /// The current media time.
    public static func now() -> DispatchTime { DispatchTime(seconds: SceneContext.current.clock.now) }

    /// A moment that never comes.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// Nanoseconds since the stage's time began; the largest number for what never comes.
    public var uptimeNanoseconds: UInt64 {
        UInt64(exactly: (max(0, seconds) * 1e9).rounded()) ?? .max
    }

    /// Whether `a` comes first.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
    /// So many seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }
    /// So many seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds - seconds)
    }
    /// So much later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.seconds
    }
    /// So much earlier.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time - interval.seconds
    }
}

extension DispatchTime {
    /// As many seconds from now by the machine's clock as this is by the stage's.
    var platform: Dispatch.DispatchTime {
        let delay = max(0, seconds - SceneContext.current.clock.now)
        return delay < .infinity ? .now() + delay : .distantFuture
    }
}

extension DispatchWallTime {
    /// The moment of the stage's time at which the stage's date is this one; now for one that has passed.
    var stageTime: DispatchTime {
        // A wall time counts nanoseconds since 1970 below 0.
        let nanoseconds = Double(0 &- Int64(bitPattern: rawValue))
        guard rawValue != .max else { return .distantFuture }
        let date = Date(timeIntervalSince1970: nanoseconds / 1e9)
        return DispatchTime(seconds: SceneContext.current.clock.time(of: date))
    }
}

extension DispatchTimeInterval {
    /// The interval in seconds; infinite for `never`.
    var seconds: TimeInterval {
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

// In files that import Dispatch these would else be ambiguous with its own, which are the same.

/// Nanoseconds in a second.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
@_disfavoredOverload public let MSEC_PER_SEC: UInt64 = 1_000
