import UIKit

extension DispatchQueue: Scheduler {
    /// A time of the stage's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The time.
        public var dispatchTime: DispatchTime

        /// Creates a time from one of Dispatch's.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Returns the interval from this time to another, in whole nanoseconds.
        public func distance(to other: Self) -> Stride {
            Stride(seconds: other.dispatchTime.seconds - dispatchTime.seconds)
        }

        /// Returns the time that is later by an interval.
        public func advanced(by interval: Stride) -> Self { Self(dispatchTime + interval.timeInterval) }

        /// An interval in whole nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Sendable
        {
            /// The number of nanoseconds.
            public var magnitude: Int

            /// The interval, as Dispatch's type.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Creates an interval of nanoseconds.
            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Creates an interval of seconds; the longest intervals stand for all longer ones, and 0 for NaN.
            ///
            /// Parts of a nanosecond are cut off, so that a block for the time of a frame is not late for it.
            fileprivate init(seconds: Double) {
                let limit = 9e18
                let nanoseconds = (seconds * 1e9 + 1e-3).rounded(.down)
                magnitude = nanoseconds.isNaN ? 0 : Int(min(max(nanoseconds, -limit), limit))
            }

            /// Creates an interval from one of Dispatch's.
            public init(_ timeInterval: DispatchTimeInterval) { self.init(seconds: timeInterval.seconds) }

            /// Creates an interval of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            /// Creates an interval of seconds.
            public init(floatLiteral value: Double) { self.init(seconds: value) }

            /// Creates an interval of nanoseconds, if their number can be represented.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let nanoseconds = Int(exactly: source) else { return nil }
                magnitude = nanoseconds
            }

            /// Returns an interval of seconds.
            public static func seconds(_ s: Double) -> Self { Self(seconds: s) }
            /// Returns an interval of seconds.
            public static func seconds(_ s: Int) -> Self { Self(seconds: Double(s)) }
            /// Returns an interval of milliseconds.
            public static func milliseconds(_ ms: Int) -> Self { Self(seconds: Double(ms) * 1e-3) }
            /// Returns an interval of microseconds.
            public static func microseconds(_ us: Int) -> Self { Self(seconds: Double(us) * 1e-6) }
            /// Returns an interval of nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

            /// Returns whether the first interval is shorter.
            public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
            /// Returns the sum of two intervals.
            public static func + (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude &+ b.magnitude) }
            /// Returns the difference of two intervals.
            public static func - (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude &- b.magnitude) }
            /// Returns the product of two numbers of nanoseconds.
            public static func * (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude &* b.magnitude) }
            /// Adds an interval.
            public static func += (a: inout Self, b: Self) { a = a + b }
            /// Subtracts an interval.
            public static func -= (a: inout Self, b: Self) { a = a - b }
            /// Multiplies by a number of nanoseconds.
            public static func *= (a: inout Self, b: Self) { a = a * b }
        }
    }

    /// How a queue runs a block; the options have no effect on a stage.
    public struct SchedulerOptions {
        /// The quality of service of the block.
        public var qos: DispatchQoS
        /// The flags of the block.
        public var flags: DispatchWorkItemFlags
        /// The group that the block joins.
        public var group: DispatchGroup?

        /// Creates options.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    /// The current time of the stage's clock.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// The shortest allowed delay of a block, which is 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a block in the next run loop cycle.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        async(group: options?.group, execute: action)
    }

    /// Runs a block at a time; the tolerance has no effect.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        asyncAfter(deadline: date.dispatchTime, execute: action)
    }

    /// Runs a block at a time and after each interval, until the result is cancelled; the tolerance has no effect.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        RepeatedBlock(first: date, interval: interval, on: self, action)
    }
}
