import Foundation

/// Zero seconds.
public let kCMTimeZero = CMTime.zero
/// No time.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time after all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// A time before all others.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

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
/// Returns a multiple; infinite if it does not fit.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else {
        guard time.isPositiveInfinity || time.isNegativeInfinity else { return time }
        return multiplier == 0
            ? .invalid : (multiplier > 0) == time.isPositiveInfinity ? .positiveInfinity : .negativeInfinity
    }
    return CMTime.fraction(
        Int128(time.value) * Int128(multiplier), Int128(time.timescale), isRounded: time.hasBeenRounded,
        epoch: time.epoch)
}
/// Returns a multiple; the denominator is doubled until the fraction is exact, or rounded if it never is.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    guard time.isNumeric, multiplier.isFinite else {
        let seconds = time.seconds * multiplier
        return !time.isValid || multiplier.isNaN || seconds.isNaN && !time.isIndefinite
            ? .invalid : time.isIndefinite ? .indefinite : CMTime(seconds: seconds, preferredTimescale: 1)
    }
    var scale = time.timescale
    while scale <= CMTimeScale(kCMTimeMaxTimescale) / 2,
        case let value = Double(time.value) * (Double(scale) / Double(time.timescale)) * multiplier,
        value != value.rounded(), value.magnitude < 0x1p52
    { scale *= 2 }
    let exact = Double(time.value) * (Double(scale) / Double(time.timescale)) * multiplier
    guard let value = CMTimeValue(exactly: exact.rounded()) else {
        return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
    }
    let isExact = exact == exact.rounded() && !time.hasBeenRounded
    return CMTime(
        value: value, timescale: scale, flags: isExact ? .valid : [.valid, .hasBeenRounded], epoch: time.epoch)
}
/// Multiplies a time by a fraction, and rounds the result to the timescale; returns `.invalid` if the divisor is 0.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard divisor != 0 else { return .invalid }
    guard time.isNumeric else {
        let isNegative = divisor < 0
        return CMTimeMultiply(time, multiplier: isNegative ? -multiplier.signum() : multiplier.signum())
    }
    let sign: Int128 = divisor < 0 ? -1 : 1
    let product = Int128(time.value) * Int128(multiplier) * sign
    if product % Int128(divisor.magnitude) == 0 {
        return CMTime.fraction(
            product / Int128(divisor.magnitude), Int128(time.timescale), isRounded: time.hasBeenRounded,
            epoch: time.epoch)
    }
    return CMTime.fraction(
        product, Int128(time.timescale) * Int128(divisor.magnitude), isRounded: time.hasBeenRounded, epoch: time.epoch)
}
/// Returns the time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    return time.isNumeric && time.value < 0 ? CMTimeMultiply(time, multiplier: -1) : time
}
/// Returns the time as a fraction with another denominator.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}
/// Returns -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(CMTime.compare(time1, time2)) }
/// Returns the earlier time.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }
/// Returns the later time.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }
/// Writes a time to standard output, for debugging.
public func CMTimeShow(_ time: CMTime) { print(CMTimeCopyDescription(allocator: nil, time: time) ?? "") }
/// Returns a time as text, for debugging, such as `{1/2 = 0.500}`.
public func CMTimeCopyDescription(allocator: AnyObject?, time: CMTime) -> String? {
    if !time.isValid { return "{INVALID}" }
    if time.isIndefinite { return "{INDEFINITE}" }
    if time.isPositiveInfinity { return "{+INFINITY}" }
    if time.isNegativeInfinity { return "{-INFINITY}" }
    let seconds = CMTimeConvertScale(time, timescale: 1000, method: .roundTowardZero).value
    let parts = String(seconds.magnitude / 1000) + "." + String(1000 + seconds.magnitude % 1000).dropFirst()
    return "{\(time.value)/\(time.timescale) = \(time.value < 0 ? "-" : "")\(parts)}"
}
/// Returns whether there is a time.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Returns whether there is no time.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Returns whether a time is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Returns whether a time is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Returns whether a time is after all others.
public func CMTIME_IS_POSITIVE_INFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
/// Returns whether a time is before all others.
public func CMTIME_IS_NEGATIVE_INFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }

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

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Data of sound or pictures; there is never any.
public final class CMSampleBuffer {
    private init() {}
}

/// A picture in memory; there is never one.
public final class CVBuffer {
    private init() {}
}
/// A picture in memory; there is never one.
public typealias CVImageBuffer = CVBuffer
/// A picture in memory; there is never one.
public typealias CVPixelBuffer = CVBuffer

/// Returns nil: there are no pictures.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Returns no time: there are no data.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
