import Foundation

/// The largest denominator.
public let kCMTimeMaxTimescale = Int(Int32.max)

extension CMTime: Comparable, Hashable {
    /// Returns whether times are equal in seconds and timelines, or are the same kind of no number.
    public static func == (time1: CMTime, time2: CMTime) -> Bool { compare(time1, time2) == 0 }
    /// Returns whether a time is before another.
    public static func < (time1: CMTime, time2: CMTime) -> Bool { compare(time1, time2) < 0 }
    /// Hashes what equal times share.
    public func hash(into hasher: inout Hasher) {
        guard isNumeric else { return hasher.combine(order) }
        let common = CMTime.divisor(Int128(value), Int128(timescale))
        hasher.combine(Int128(value) / common)
        hasher.combine(Int128(timescale) / common)
        hasher.combine(epoch)
    }

    /// The place among numbers and the kinds of no number.
    private var order: Int {
        if !isValid { return 4 }
        if flags.contains(.positiveInfinity) { return 3 }
        if flags.contains(.negativeInfinity) { return 0 }
        return flags.contains(.indefinite) ? 2 : 1
    }

    /// Returns -1, 0 or 1: numbers are ordered by their timelines first, and no time comes last.
    static func compare(_ first: CMTime, _ second: CMTime) -> Int {
        guard first.isNumeric, second.isNumeric else { return (first.order - second.order).signum() }
        if first.epoch != second.epoch { return first.epoch < second.epoch ? -1 : 1 }
        let difference =
            Int128(first.value) * Int128(second.timescale) - Int128(second.value) * Int128(first.timescale)
        return Int(difference.signum())
    }

    /// Returns the sum; its denominator is the least that both have in common.
    public static func + (addend1: CMTime, addend2: CMTime) -> CMTime {
        if let special = special(addend1, addend2) { return special }
        guard addend1.epoch == addend2.epoch || addend1.epoch == 0 || addend2.epoch == 0 else { return .invalid }
        return sum(addend1, addend2, 1, epoch: max(addend1.epoch, addend2.epoch))
    }

    /// Returns the difference; that of two times of the same timeline is a duration.
    public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime {
        if let special = special(minuend, subtrahend.negated) { return special }
        guard minuend.epoch == subtrahend.epoch || subtrahend.epoch == 0 else { return .invalid }
        return sum(minuend, subtrahend, -1, epoch: minuend.epoch == subtrahend.epoch ? 0 : minuend.epoch)
    }

    /// The opposite of an infinite time; other times are themselves.
    private var negated: CMTime {
        isPositiveInfinity ? .negativeInfinity : isNegativeInfinity ? .positiveInfinity : self
    }

    /// Returns the sum of times of which one is no number; nil if both are numbers.
    private static func special(_ first: CMTime, _ second: CMTime) -> CMTime? {
        if first.isNumeric, second.isNumeric { return nil }
        guard first.isValid, second.isValid else { return .invalid }
        let both = [first, second]
        let (up, down) = (both.contains(where: \.isPositiveInfinity), both.contains(where: \.isNegativeInfinity))
        if up || down { return up && down ? .invalid : up ? .positiveInfinity : .negativeInfinity }
        return .indefinite
    }

    private static func sum(_ first: CMTime, _ second: CMTime, _ sign: Int128, epoch: CMTimeEpoch) -> CMTime {
        let (scale1, scale2) = (Int128(first.timescale), Int128(second.timescale))
        let scale = scale1 / divisor(scale1, scale2) * scale2
        let value = Int128(first.value) * (scale / scale1) + sign * Int128(second.value) * (scale / scale2)
        let isRounded = first.hasBeenRounded || second.hasBeenRounded
        return fraction(value, scale, isRounded: isRounded, epoch: epoch)
    }

    /// Returns a fraction whose denominator is halved until both parts fit; infinite if none does.
    static func fraction(_ value: Int128, _ scale: Int128, isRounded: Bool, epoch: CMTimeEpoch) -> CMTime {
        var desired = min(scale, Int128(kCMTimeMaxTimescale))
        while desired > 0 {
            let (number, isExact) = quotient(value, desired, scale, .default)
            if let number, let numerator = CMTimeValue(exactly: number), let denominator = CMTimeScale(exactly: desired)
            {
                let flags: CMTimeFlags = isExact && !isRounded ? .valid : [.valid, .hasBeenRounded]
                return CMTime(value: numerator, timescale: denominator, flags: flags, epoch: epoch)
            }
            desired /= 2
        }
        return value < 0 ? .negativeInfinity : .positiveInfinity
    }

    /// Returns the time as a fraction with another denominator; infinite if it does not fit.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0 else { return .invalid }
        let rounding: CMTimeRoundingMethod =
            method == .quickTime ? newTimescale < timescale ? .roundTowardZero : .roundAwayFromZero : method
        let (number, isExact) = Self.quotient(Int128(value), Int128(newTimescale), Int128(timescale), rounding)
        guard let number, let numerator = CMTimeValue(exactly: number) else {
            return value < 0 ? .negativeInfinity : .positiveInfinity
        }
        let flags: CMTimeFlags = isExact && !hasBeenRounded ? .valid : [.valid, .hasBeenRounded]
        return CMTime(value: numerator, timescale: newTimescale, flags: flags, epoch: epoch)
    }

    /// Returns `value * factor / divisor`, rounded, and whether it is exact; nil if the product is too large.
    static func quotient(
        _ value: Int128, _ factor: Int128, _ divisor: Int128, _ method: CMTimeRoundingMethod
    ) -> (Int128?, isExact: Bool) {
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: factor)
        guard !isTooLarge else { return (nil, false) }
        let (quotient, rest) = product.quotientAndRemainder(dividingBy: divisor)
        guard rest != 0 else { return (quotient, true) }
        let away: Bool =
            switch method {
            case .roundHalfAwayFromZero, .quickTime: rest.magnitude * 2 >= divisor.magnitude
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .roundTowardPositiveInfinity: product > 0
            case .roundTowardNegativeInfinity: product < 0
            }
        return (away ? quotient + (product < 0 ? -1 : 1) : quotient, false)
    }

    /// Returns the greatest common divisor; 1 if both are 0.
    private static func divisor(_ first: Int128, _ second: Int128) -> Int128 {
        var (a, b) = (first.magnitude, second.magnitude)
        while b != 0 { (a, b) = (b, a % b) }
        return Int128(max(a, 1))
    }
}
