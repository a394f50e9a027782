import QuartziteMedia
import QuartziteUIFoundation

/// A renderer that creates images from drawing code.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
///     UIColor.red.setFill()
///     UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
/// }
/// ```
open class UIGraphicsImageRenderer: NSObject {
    /// The scale and opacity of the images.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Creates a renderer for images of a size in points at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
    }

    /// Creates a renderer for images of a size in points with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for drawing in a rectangle, in points, at the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer for drawing in a rectangle, in points, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
        super.init()
    }

    /// Returns the image drawn by `actions`; an empty one for sides under a pixel.
    ///
    /// An image with a side over 16,384 pixels, or of more than 64 megapixels, ends the program with a message.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = format.scale > 0 ? format.scale : SceneContext.current.settings.screenScale
        if let excess = CGContext.excess(of: bounds.size, scale: scale) { trap(excess) }
        guard let context = CGContext.picture(size: bounds.size, scale: scale, isOpaque: format.opaque) else {
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsStack.current.push(context, scale: scale)
        defer { GraphicsStack.current.pop() }
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format, scale: scale))
        return UIImage(context, scale: scale)
    }

    /// Returns the image drawn by `actions` as PNG data; empty data if it cannot be created.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the image drawn by `actions`, over white, as JPEG data; empty data if it cannot be created.
    ///
    /// The quality is in 0...1.
    open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void)
        -> Data
    {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}

/// The context that a renderer passes to its drawing code.
open class UIGraphicsImageRendererContext: NSObject {
    /// The Core Graphics context to draw into.
    public let cgContext: CGContext
    /// The scale and opacity of the image.
    public let format: UIGraphicsImageRendererFormat
    private let scale: CGFloat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
        self.cgContext = cgContext
        self.format = format
        self.scale = scale
        super.init()
    }

    /// The image drawn so far.
    open var currentImage: UIImage { UIImage(cgContext, scale: scale) }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes a one-point line inside a rectangle with the stroke colour.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Strokes a one-point line inside a rectangle with the stroke colour and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }

    /// Intersects the clipping area with a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension UIImage {
    /// Creates an image of a context's content; empty if the context has none.
    package convenience init(_ context: CGContext, scale: CGFloat) {
        if let picture = context.makeImage() {
            self.init(cgImage: picture, scale: scale, orientation: .up)
        } else {
            self.init()
        }
    }
}
