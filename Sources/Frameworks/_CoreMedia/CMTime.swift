import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the parts of a second.
public typealias CMTimeScale = Int32
/// The number of a timeline.
public typealias CMTimeEpoch = Int64

/// A time as a fraction of seconds.
public struct CMTime: Sendable, Hashable, Comparable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator.
    public var timescale: CMTimeScale
    /// Whether the time is a number.
    public var flags: CMTimeFlags
    /// The number of the timeline; 0 by default.
    public var epoch: CMTimeEpoch

    /// No time.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// A time after all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// Zero seconds.
    public static let zero = CMTime(value: 0, timescale: 1)

    /// Creates no time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    /// Creates a time from its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// Creates a fraction of seconds; no time if the denominator is not positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }
    /// Creates the nearest fraction; infinite or no time if the seconds are not a number that fits.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let value = (seconds * Double(preferredTimescale)).rounded()
        if let value = CMTimeValue(exactly: value) {
            self.init(value: value, timescale: preferredTimescale)
        } else {
            self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
        }
    }

    /// The seconds; not a number if there is no time.
    public var seconds: Double {
        if flags.contains(.positiveInfinity) { return .infinity }
        if flags.contains(.negativeInfinity) { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }
    /// Whether there is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is a number of seconds.
    public var isNumeric: Bool {
        flags.intersection([.valid, .positiveInfinity, .negativeInfinity, .indefinite]) == .valid
    }
    /// Whether the time is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time is after all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether the time is before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }

    /// Returns the time as a fraction with another denominator, to the nearest value.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
    }
    /// Returns whether times are equal in seconds.
    public static func == (time1: CMTime, time2: CMTime) -> Bool {
        time1.isNumeric && time2.isNumeric ? time1.seconds == time2.seconds : time1.flags == time2.flags
    }
    /// Hashes the seconds.
    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : 0) }
    /// Returns whether a time is before another.
    public static func < (time1: CMTime, time2: CMTime) -> Bool { time1.seconds < time2.seconds }
    /// Returns the sum.
    public static func + (addend1: CMTime, addend2: CMTime) -> CMTime { sum(addend1, addend2, 1) }
    /// Returns the difference.
    public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime { sum(minuend, subtrahend, -1) }

    private static func sum(_ first: CMTime, _ second: CMTime, _ sign: CMTimeValue) -> CMTime {
        guard first.isNumeric, second.isNumeric else {
            let seconds = first.seconds + Double(sign) * second.seconds
            return seconds.isNaN ? .indefinite : CMTime(seconds: seconds, preferredTimescale: 1)
        }
        if first.timescale == second.timescale {
            return CMTime(value: first.value &+ sign &* second.value, timescale: first.timescale)
        }
        let scale = max(first.timescale, second.timescale)
        return CMTime(seconds: first.seconds + Double(sign) * second.seconds, preferredTimescale: scale)
    }
}

/// How fractions are rounded; all are rounded to the nearest value.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest value, halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero
    /// Away from zero.
    case roundAwayFromZero
    /// To the better denominator.
    case quickTime
    /// Up.
    case roundTowardPositiveInfinity
    /// Down.
    case roundTowardNegativeInfinity
    /// To the nearest value.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// What a time is; raw values are Apple's.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// There is a time.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The time was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// After all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Before all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Not known.
    public static let indefinite = CMTimeFlags(rawValue: 16)
}
