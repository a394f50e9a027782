import QuartzCore

extension UIImage {
    /// Whether a picture's own colours show; raw values are Apple's.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is used prefers: its own colours in image views.
        case automatic
        /// Its own colours.
        case alwaysOriginal
        /// A stencil: its opacity, in the tint colour of the view that shows it, or the fill colour where it is drawn.
        case alwaysTemplate
    }

    /// Whether the picture's own colours show; `automatic` unless changed.
    public var renderingMode: RenderingMode { look.renderingMode }

    /// The same picture with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.renderingMode = renderingMode
            $0.images = $0.images?.map { $0.withRenderingMode(renderingMode) }
        }
    }

    /// The picture's opacity filled with a colour, its rendering mode kept.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The picture's opacity filled with a colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var look = look
        look.renderingMode = renderingMode
        look.images = look.images?.map { $0.withTintColor(color, renderingMode: renderingMode) }
        return UIImage(
            pixels: cgImage.flatMap { $0.filled(with: color) }, scale: scale, orientation: imageOrientation, look: look)
    }

    /// Upright pixels as a view of that tint colour shows them.
    func pixels(tint: @autoclosure () -> UIColor) -> CGImage? {
        let pixels = upright.cgImage
        return renderingMode == .alwaysTemplate ? pixels.flatMap { $0.filled(with: tint()) } : pixels
    }
}

extension CGImage {
    /// A colour with this picture's opacity.
    fileprivate func filled(with color: UIColor) -> CGImage? {
        let area = CGRect(x: 0, y: 0, width: width, height: height)
        let context = CGContext.picture(size: area.size, scale: 1)
        context?.drawUnit(self, orientation: .up, over: area)
        context?.setBlendMode(.sourceIn)
        context?.setFillColor(color.cgColor)
        context?.fill(area)
        return context?.makeImage()
    }
}
