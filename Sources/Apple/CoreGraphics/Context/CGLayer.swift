import Foundation

/// A drawing that contexts can draw repeatedly, at the resolution of the context that it was created for.
public final class CGLayer {
    /// The context that draws into the layer, whose user space equals that of the original context.
    public let context: CGContext?
    /// The size in points.
    public let size: CGSize

    /// Creates an empty layer for a context, at the context's scale; `auxiliaryInfo` is ignored.
    ///
    /// Returns nil if the layer would be empty or above the limits of an image.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let pixel = CGSize(width: 1, height: 0).applying(context.ctm)
        let scale = (pixel.width * pixel.width + pixel.height * pixel.height).squareRoot()
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 16384, height <= 16384,
            CGImage.isAllowed(width: Int(width), height: Int(height))
        else { return nil }
        let isFlipped = context.ctm.a * context.ctm.d - context.ctm.b * context.ctm.c < 0
        self.context = CGContext(
            bitmap: Bitmap(width: Int(width), height: Int(height)), scale: scale, flipped: isFlipped)
        self.size = size
    }
}

extension CGContext {
    /// Draws a layer scaled to fill a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        saveGState()
        defer { restoreGState() }
        if layer.context.map({ $0.ctm.d < 0 }) == true {
            translateBy(x: 0, y: rect.minY + rect.maxY)
            scaleBy(x: 1, y: -1)
        }
        draw(image, in: rect)
    }

    /// Draws a layer at its own size, with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
