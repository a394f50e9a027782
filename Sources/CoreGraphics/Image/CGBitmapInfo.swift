/// Where a pixel keeps its alpha, and whether its colours are multiplied by it; raw values are Apple's.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none
    /// RGBA, premultiplied.
    case premultipliedLast
    /// ARGB, premultiplied.
    case premultipliedFirst
    /// RGBA, straight.
    case last
    /// ARGB, straight.
    case first
    /// RGB and a byte without meaning.
    case noneSkipLast
    /// A byte without meaning and RGB.
    case noneSkipFirst
    /// No colour, only alpha.
    case alphaOnly
}

/// In which order the bytes of a pixel lie in memory; raw values are Apple's.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that hold the order.
    case orderMask = 0x7000
    /// The components' own order.
    case orderDefault = 0
    /// 16-bit units, low byte first.
    case order16Little = 0x1000
    /// 32-bit units, low byte first.
    case order32Little = 0x2000
    /// 16-bit units, high byte first.
    case order16Big = 0x3000
    /// 32-bit units, high byte first.
    case order32Big = 0x4000
}

/// A bitmap's alpha and byte order in one word; raw values are Apple's.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits, as Apple defines them.
    public let rawValue: UInt32

    /// Any bits; unknown ones make images and contexts of that layout fail.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Alpha and byte order together.
    public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
        self.init(rawValue: alpha.rawValue | byteOrder.rawValue)
    }

    /// The bits of ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say what a component is.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of ``CGImageByteOrderInfo``.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The components' own order; an empty set.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 16-bit units, low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit units, low byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit units, high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit units, high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// Where alpha lies; nil where the bits mean nothing.
    var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) }

    /// The order of bytes; nil where the bits mean nothing.
    var byteOrder: CGImageByteOrderInfo? {
        CGImageByteOrderInfo(rawValue: rawValue & CGBitmapInfo.byteOrderMask.rawValue)
    }

    /// What ``Bitmap`` holds: premultiplied alpha in the high byte of a little-endian word.
    package static let premultipliedBGRA = CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
}
