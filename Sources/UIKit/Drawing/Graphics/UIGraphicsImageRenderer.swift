import Media
import QuartzCore

/// Makes pictures by drawing.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
///     UIColor.red.setFill()
///     UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
/// }
/// ```
open class UIGraphicsImageRenderer: NSObject {
    /// Scale and opacity of the pictures.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Pictures of `size` points at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
    }

    /// Pictures of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Pictures of what is drawn in `bounds`, points, at the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Pictures of what is drawn in `bounds`, points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
        super.init()
    }

    /// The picture that `actions` draws; an empty one for sizes below a pixel or beyond 16,384 pixels a side.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = format.scale > 0 ? format.scale : UIScreen.mainScale
        guard let context = CGContext.picture(size: bounds.size, scale: scale, isOpaque: format.opaque) else {
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsStack.current.push(context, scale: scale)
        defer { GraphicsStack.current.pop() }
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format, scale: scale))
        return UIImage(context, scale: scale)
    }

    /// The picture that `actions` draws, as the bytes of a PNG file; empty where it cannot be made.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture that `actions` draws, over white, as the bytes of a JPEG file of quality 0…1; empty where it cannot be
    /// made.
    open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void)
        -> Data
    {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}

/// What the drawing of a renderer's picture can ask for.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context that drawing goes to.
    public let cgContext: CGContext
    /// Scale and opacity of the picture.
    public let format: UIGraphicsImageRendererFormat
    private let scale: CGFloat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
        self.cgContext = cgContext
        self.format = format
        self.scale = scale
        super.init()
    }

    /// The picture so far.
    open var currentImage: UIImage { UIImage(cgContext, scale: scale) }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the fill colour, mixed by a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws the outline of a rectangle in the stroke colour, one point wide and inside it.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Draws the outline of a rectangle as `stroke(_:)` does, mixed by a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }

    /// Lets drawing through inside a rectangle only.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension UIImage {
    /// What a context shows; an empty picture where it has none.
    convenience init(_ context: CGContext, scale: CGFloat) {
        if let picture = context.makeImage() {
            self.init(cgImage: picture, scale: scale, orientation: .up)
        } else {
            self.init()
        }
    }
}
