import Foundation

// What the C library of Apple's systems defines besides the standard, for code that was written there.

/// The largest finite `Float`; `Float.greatestFiniteMagnitude` says the same.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest finite `Float`; `Float.greatestFiniteMagnitude` says the same.
public let HUGE = Float.greatestFiniteMagnitude

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A whole number, as Objective-C calls it.
public typealias NSInteger = Int
/// Any object, as Core Foundation calls it.
public typealias CFTypeRef = AnyObject
/// An address, as Core Foundation calls it.
public typealias CFURL = URL
/// A number, as Core Foundation calls it.
public typealias CFNumber = NSNumber
/// A truth value, as Core Foundation calls it.
public typealias CFBoolean = NSNumber
/// A place in a list, as Core Foundation calls it.
public typealias CFIndex = Int

/// A rectangle from its four numbers.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
/// A point from its two numbers.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size from its two numbers.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

extension CGPoint {
    /// Whether both points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both rectangles are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
