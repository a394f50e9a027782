import CoreGraphics

/// Renders pictures; there are no options.
public final class CIContext: NSObject, @unchecked Sendable {
    /// The options of a context; none has an effect.
    public struct Option: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether the processor renders rather than the graphics card.
        public static let useSoftwareRenderer = Option(rawValue: "software_renderer")
        /// The colour space in which filters work.
        public static let workingColorSpace = Option(rawValue: "working_color_space")
        /// The colour space of the results.
        public static let outputColorSpace = Option(rawValue: "output_color_space")
        /// The format of pictures between filters.
        public static let workingFormat = Option(rawValue: "working_format")
        /// Whether large pictures are filtered with more precision.
        public static let highQualityDownsample = Option(rawValue: "high_quality_downsample")
        /// Whether results have premultiplied colours.
        public static let outputPremultiplied = Option(rawValue: "output_premultiplied")
        /// Whether pictures between filters are kept.
        public static let cacheIntermediates = Option(rawValue: "kCIContextCacheIntermediates")
        /// Whether graphics run behind others.
        public static let priorityRequestLow = Option(rawValue: "low_priority")
        /// Whether less memory is used.
        public static let allowLowPower = Option(rawValue: "kCIContextAllowLowPower")
        /// The name of the context.
        public static let name = Option(rawValue: "kCIContextName")
    }

    /// Writes the pixels of a rectangle to memory, from the top row down; those outside of the picture are transparent.
    ///
    /// The memory must hold `rowBytes` bytes for each row. Other formats than those of `CIFormat` are not written, and
    /// the colour space has no effect.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let order = format.order, !bounds.isNull, !bounds.isInfinite else { return }
        guard let pixels = image.pixels(in: bounds), rowBytes >= 4 * pixels.width else { return }
        for (y, row) in pixels.rows.enumerated() {
            for (x, pixel) in row.enumerated() {
                // The stored pixel has the components ARGB, from the highest byte.
                for (place, shift) in order.enumerated() {
                    data.storeBytes(
                        of: UInt8(truncatingIfNeeded: pixel >> shift), toByteOffset: y * rowBytes + 4 * x + place,
                        as: UInt8.self)
                }
            }
        }
    }

    /// Creates a context.
    public override init() { super.init() }
    /// Creates a context; the options have no effect.
    public init(options: [Option: Any]?) { super.init() }

    /// Returns an image of a rectangle in pixels; nil if it is empty, or above the limits of an image.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        fromRect.isNull || fromRect.isInfinite ? nil : image.picture(of: fromRect)
    }
}
