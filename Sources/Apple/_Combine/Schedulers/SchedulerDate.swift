import UIKit

/// A date of the stage's clock, at which run loops and operation queues run blocks.
public struct SchedulerDate: Strideable, Hashable, Codable, Sendable {
    /// The time of the stage's clock at the date.
    ///
    /// Dates are less exact: a block for the time of a frame could come after the frame.
    private var seconds: TimeInterval

    /// Creates a date from a time of the stage's clock, in seconds.
    private init(seconds: TimeInterval) { self.seconds = seconds }

    /// Creates a time from a date, rounded to microseconds.
    public init(_ date: Date) { seconds = SceneContext.current.clock.time(of: date) }

    /// The date.
    public var date: Date {
        get { SceneContext.current.clock.date(at: seconds) }
        set { self = Self(newValue) }
    }

    /// Returns the interval from this time to another.
    public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }

    /// Returns the time that is later by an interval.
    public func advanced(by interval: Stride) -> Self { Self(seconds: seconds + interval.magnitude) }

    /// An interval in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The number of seconds.
        public var magnitude: TimeInterval

        /// The number of seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates an interval of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// Creates an interval of seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        /// Creates an interval of seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// Creates an interval of seconds, if their number can be represented.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = TimeInterval(exactly: source) else { return nil }
            magnitude = seconds
        }

        /// Returns an interval of seconds.
        public static func seconds(_ s: Double) -> Self { Self(s) }
        /// Returns an interval of seconds.
        public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
        /// Returns an interval of milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) * 1e-3) }
        /// Returns an interval of microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(Double(us) * 1e-6) }
        /// Returns an interval of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) * 1e-9) }

        /// Returns whether the first interval is shorter.
        public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
        /// Returns the sum of two intervals.
        public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
        /// Returns the difference of two intervals.
        public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
        /// Returns the product of two numbers of seconds.
        public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
        /// Adds an interval.
        public static func += (a: inout Self, b: Self) { a.magnitude += b.magnitude }
        /// Subtracts an interval.
        public static func -= (a: inout Self, b: Self) { a.magnitude -= b.magnitude }
        /// Multiplies by a number of seconds.
        public static func *= (a: inout Self, b: Self) { a.magnitude *= b.magnitude }
    }
}

extension SchedulerDate {
    /// The current date of the stage.
    static var now: Self { Self(seconds: SceneContext.current.clock.now) }

    /// The same time, for dispatch queues.
    var queueTime: DispatchQueue.SchedulerTimeType { .init(DispatchTime(seconds: seconds)) }
}
