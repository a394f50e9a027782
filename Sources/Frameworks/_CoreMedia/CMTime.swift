import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the parts of a second.
public typealias CMTimeScale = Int32
/// The number of a timeline.
public typealias CMTimeEpoch = Int64

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
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
    ///
    /// If the numerator does not fit, the denominator is halved until it does.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite else {
            self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        guard preferredTimescale > 0 else {
            self = .invalid
            return
        }
        var scale = preferredTimescale
        while true {
            let exact = seconds * Double(scale)
            let value = exact.rounded()
            if let number = CMTimeValue(exactly: value) {
                let flags: CMTimeFlags = value == exact ? .valid : [.valid, .hasBeenRounded]
                self.init(value: number, timescale: scale, flags: flags, epoch: 0)
                return
            }
            guard scale > 1 else {
                self = seconds > 0 ? .positiveInfinity : .negativeInfinity
                return
            }
            scale /= 2
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

    /// Whether the fraction was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
}

/// How fractions are rounded; raw values are Apple's.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest value, halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero
    /// Away from zero.
    case roundAwayFromZero
    /// Towards zero for a smaller denominator, and away from zero for a larger one.
    case quickTime
    /// Up.
    case roundTowardPositiveInfinity
    /// Down.
    case roundTowardNegativeInfinity
    /// To the nearest value, halves away from zero.
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
