import Foundation

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
    /// Whether there is a part: its length is a time that is not negative, in timeline 0.
    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && duration.value >= 0
            && !duration.isNegativeInfinity
    }
    /// Whether the part has no length.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether a bound is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// Whether both bounds are numbers.
    private var isNumeric: Bool { isValid && start.isNumeric && duration.isNumeric }

    /// Returns whether a time is in the part, before its end.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time.isValid && time >= start && time < end }
    /// Returns whether another part is in this one.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && range.start >= start && range.end <= end
    }
    /// Returns the smallest part that contains both; no part if one is none.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
    /// Returns what both contain: no length at 0 if they are apart, and no part if one is none.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// Returns the nearest time in the part; no time if there is no part.
    func clamped(_ time: CMTime) -> CMTime {
        guard isValid, time.isValid else { return .invalid }
        return max(min(time, end), start)
    }
    /// Returns the time in another part that lies as far between the bounds.
    func mapped(_ time: CMTime, to other: CMTimeRange) -> CMTime {
        guard isNumeric, other.isNumeric, time.isNumeric, !isEmpty else { return .invalid }
        guard duration != other.duration else { return time - start + other.start }
        let share = (time - start).seconds / duration.seconds
        return CMTimeMultiplyByFloat64(other.duration, multiplier: share) + other.start
    }
}

/// No length at 0.
public let kCMTimeRangeZero = CMTimeRange.zero
/// No part.
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// Creates a part with a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// Creates a part with an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Returns the end.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns the smallest part that contains both.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
/// Returns what both contain.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
/// Returns whether parts are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns whether a time is in a part.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns whether a part is in another one.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}
/// Returns the nearest time in a part.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime { range.clamped(time) }
/// Returns the time in another part that lies as far between the bounds.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    fromRange.mapped(t, to: toRange)
}
/// Returns a length in another part that is the same share of it.
public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    CMTimeRange(start: .zero, duration: fromRange.duration).mapped(
        dur, to: CMTimeRange(start: .zero, duration: toRange.duration))
}
/// Returns the time in a part to which a time falls if the part is repeated.
public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
    guard time.isNumeric, foldRange.isValid, !foldRange.isEmpty, foldRange.start.isNumeric, foldRange.duration.isNumeric
    else { return .invalid }
    let length = foldRange.duration
    let turns = ((time - foldRange.start).seconds / length.seconds).rounded(.down)
    guard let count = Int32(exactly: turns) else { return .invalid }
    return time - CMTimeMultiply(length, multiplier: count)
}

/// The part of a timeline that stands for a part of another one.
public struct CMTimeMapping: Sendable, Hashable {
    /// The part that is shown.
    public var source: CMTimeRange
    /// Where it is shown.
    public var target: CMTimeRange
    /// Creates no part.
    public init() { self.init(source: .invalid, target: .invalid) }
    /// Creates a pair of parts.
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}
