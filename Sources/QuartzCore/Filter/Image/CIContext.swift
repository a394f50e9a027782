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
