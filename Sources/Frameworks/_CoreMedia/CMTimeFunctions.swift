import Foundation

/// Zero seconds.
public let kCMTimeZero = CMTime.zero
/// No time.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time after all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

/// Creates a fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates a fraction of seconds.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates the nearest fraction.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Creates the nearest fraction.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the seconds; not a number if there is no time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns the sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns a multiple.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1))
}
/// Returns -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// Returns the earlier time.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the later time.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

/// A part of a timeline.
public struct CMTimeRange: Sendable, Hashable {
    /// The beginning.
    public var start: CMTime
    /// The length.
    public var duration: CMTime
    /// No length at 0.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No part.
    public static let invalid = CMTimeRange()

    /// Creates no part.
    public init() { self.init(start: .invalid, duration: .invalid) }
    /// Creates a part with a length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a part with an end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    /// The end.
    public var end: CMTime { start + duration }
    /// Whether there is a part.
    public var isValid: Bool { start.isValid && duration.isValid }
    /// Whether the part has no length.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Returns whether a time is in the part, before its end.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// Creates a part with a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// Returns the end.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// The size of a picture in pixels.
public struct CMVideoDimensions: Sendable, Hashable {
    /// The width.
    public var width: Int32
    /// The height.
    public var height: Int32
    /// Creates a size of zero.
    public init() { self.init(width: 0, height: 0) }
    /// Creates a size.
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// Data of sound or pictures; there is never any.
public final class CMSampleBuffer {
    private init() {}
}
