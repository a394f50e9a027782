/// Where a pixel stores alpha, and whether its colours are premultiplied; raw values are Apple's.
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
    /// RGB followed by an unused byte.
    case noneSkipLast
    /// An unused byte followed by RGB.
    case noneSkipFirst
    /// Alpha only, without colour.
    case alphaOnly
}

/// The byte order of pixels in memory; raw values are Apple's.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// A mask of the bits that hold the byte order.
    case orderMask = 0x7000
    /// The default order, in which the components follow each other byte by byte.
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

/// The alpha and byte order of a bitmap in one word; raw values are Apple's.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits, as Apple defines them.
    public let rawValue: UInt32

    /// Creates a value from raw bits; images and contexts with unknown bits cannot be created.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates a value from an alpha layout and a byte order.
    public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
        self.init(rawValue: alpha.rawValue | byteOrder.rawValue)
    }

    /// A mask of the bits of ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// A mask of the bits for the type of the components.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// The components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// A mask of the bits of ``CGImageByteOrderInfo``.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default order; an empty set.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 16-bit units, low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit units, low byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit units, high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit units, high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// The alpha layout; nil if the bits are invalid.
    var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) }

    /// The byte order; nil if the bits are invalid.
    var byteOrder: CGImageByteOrderInfo? {
        CGImageByteOrderInfo(rawValue: rawValue & CGBitmapInfo.byteOrderMask.rawValue)
    }

    /// The layout of ``Bitmap``: premultiplied alpha in the high byte of a little-endian word.
    package static let premultipliedBGRA = CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
}
