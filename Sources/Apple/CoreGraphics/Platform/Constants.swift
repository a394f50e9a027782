import Foundation

// Names from the C library and the frameworks of Apple's systems that are not part of the C standard.

/// The largest finite `Float`, equal to `Float.greatestFiniteMagnitude`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest finite `Float`, equal to `Float.greatestFiniteMagnitude`.
public let HUGE = Float.greatestFiniteMagnitude

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The smallest `Int16`.
public let INT16_MIN = Int32(Int16.min)
/// The smallest `Int32`.
public let INT32_MIN = Int32.min
/// The smallest `Int64`.
public let INT64_MIN = Int64.min
/// The largest `Int64`.
public let INT64_MAX = Int64.max
/// The largest `UInt64`.
public let UINT64_MAX = UInt64.max
/// The smallest value of C's `int`.
public let INT_MIN = Int32.min
/// The largest value of C's `unsigned int`.
public let UINT_MAX = UInt32.max

/// The Boolean true of Core Foundation's API.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean false of Core Foundation's API.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The seconds from 1 January 1970 to 1 January 2001, 00:00 UTC.
public let kCFAbsoluteTimeIntervalSince1970: TimeInterval = 978_307_200
/// The seconds from 1 January 1904 to 1 January 2001, 00:00 UTC.
public let kCFAbsoluteTimeIntervalSince1904: TimeInterval = 3_061_152_000

/// A UTF-16 unit, in Core Foundation's API.
public typealias UniChar = UInt16
/// The key of the name of the program in a property list of a bundle.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the identifier in a property list of a bundle.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name in a property list of a bundle.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the version of the build in a property list of a bundle.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the language of development in a property list of a bundle.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the languages in a property list of a bundle.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
/// The key of the version of the format in a property list of a bundle.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"

/// The integer type of Objective-C's API.
public typealias NSInteger = Int
/// Any object, in Core Foundation's API.
public typealias CFTypeRef = AnyObject
/// The URL type of Core Foundation's API.
public typealias CFURL = URL
/// The result of a function of Core Foundation's API; 0 if it succeeds.
public typealias OSStatus = Int32
/// The result of a function of Core Foundation's API that succeeds.
public let noErr: OSStatus = 0
/// The number type of Core Foundation's API.
public typealias CFNumber = NSNumber
/// The Boolean type of Core Foundation's API.
public typealias CFBoolean = NSNumber
/// The null object of Core Foundation's API.
public typealias CFNull = NSNull
/// The null object of Core Foundation's API, for a collection.
public let kCFNull: CFNull? = NSNull()
/// Returns the number of references to an object, for debugging.
public func CFGetRetainCount(_ cf: AnyObject!) -> CFIndex {
    guard let cf else { return 0 }
    return CFIndex(clamping: retainCount(Unmanaged.passUnretained(cf).toOpaque()))
}

@_silgen_name("swift_retainCount") private func retainCount(_ object: UnsafeMutableRawPointer) -> UInt

/// The index type of Core Foundation's API.
public typealias CFIndex = Int

/// Creates a rectangle from its origin and size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
/// Creates a point from its coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Creates a size from its width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

extension CGPoint {
    /// Returns whether both points are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether both sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns whether both rectangles are equal.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
