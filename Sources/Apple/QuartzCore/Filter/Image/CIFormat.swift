import CoreGraphics

/// The order of the components of a pixel, in Core Image's API.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number of the format.
    public let rawValue: Int32
    /// Creates a format from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Alpha, red, green and blue, one byte each.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Blue, green, red and alpha, one byte each.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Red, green, blue and alpha, one byte each.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Alpha, blue, green and red, one byte each.
    public static let ABGR8 = CIFormat(rawValue: 267)

    /// How far to shift a stored pixel for each byte in memory; nil for an unknown format.
    var order: [UInt32]? {
        switch self {
        case .ARGB8: [24, 16, 8, 0]
        case .BGRA8: [0, 8, 16, 24]
        case .RGBA8: [16, 8, 0, 24]
        case .ABGR8: [24, 0, 8, 16]
        default: nil
        }
    }
}

/// Alpha, red, green and blue, one byte each.
public let kCIFormatARGB8 = CIFormat.ARGB8
/// Blue, green, red and alpha, one byte each.
public let kCIFormatBGRA8 = CIFormat.BGRA8
/// Red, green, blue and alpha, one byte each.
public let kCIFormatRGBA8 = CIFormat.RGBA8

extension CIImage {
    /// Returns the pixels of a rectangle, from the top row down; nil if it is empty, or above the limits of an image.
    func pixels(in bounds: CGRect) -> (width: Int, rows: [[UInt32]])? {
        let pixels = Self.pixels(of: bounds)
        guard CGImage.isAllowed(width: pixels.width, height: pixels.height) else { return nil }
        let surface = render(pixels)
        let rows = (pixels.minY..<pixels.maxY).map { y in
            let line = surface.row(y)
            return (pixels.minX..<pixels.maxX).map { line[$0] }
        }
        return (pixels.width, rows)
    }
}
