import QuartzCore

extension UIImage {
    /// How an image's colours are rendered; raw values are Apple's.
    public enum RenderingMode: Int, Sendable {
        /// The default of the context where the image is used: original colours in image views.
        case automatic
        /// The image's original colours.
        case alwaysOriginal
        /// The image's opacity, filled with the tint colour of the view, or with the fill colour when drawn.
        case alwaysTemplate
    }

    /// How the image's colours are rendered; `automatic` by default.
    public var renderingMode: RenderingMode { displaySettings.renderingMode }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.renderingMode = renderingMode
            $0.images = $0.images?.map { $0.withRenderingMode(renderingMode) }
        }
    }

    /// Returns the image's opacity filled with a colour, with the same rendering mode.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns the image's opacity filled with a colour, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var displaySettings = displaySettings
        displaySettings.renderingMode = renderingMode
        displaySettings.drawing = nil
        displaySettings.images = displaySettings.images?.map { $0.withTintColor(color, renderingMode: renderingMode) }
        return UIImage(
            pixels: cgImage.map { $0.filled(with: color) }, scale: scale, orientation: imageOrientation,
            displaySettings: displaySettings)
    }

    /// Whether views show the image in their tint colour: a template, or a symbol without colours of its own.
    var isTinted: Bool {
        renderingMode == .alwaysTemplate
            || renderingMode == .automatic && isSymbolImage && !displaySettings.hasOwnColors
    }

    /// Returns the upright pixels as displayed in a view with a tint colour.
    func pixels(tint: @autoclosure () -> UIColor) -> CGImage? {
        let pixels = upright.cgImage
        return isTinted ? pixels.map { $0.filled(with: tint()) } : pixels
    }
}

extension CGImage {
    /// Returns a colour with the opacity of this image.
    fileprivate func filled(with color: UIColor) -> CGImage {
        let fill = color.cgColor
        let (width, height) = (width, height)
        // Many pictures are tinted anew with each change of the style, and never seen.
        return CGImage(width: width, height: height, in: SceneContext.current.pictures) {
            let area = CGRect(x: 0, y: 0, width: width, height: height)
            let context = CGContext(bitmap: Bitmap(width: width, height: height), flipped: true)
            context.drawUnit(self, orientation: .up, over: area)
            context.setBlendMode(.sourceIn)
            context.setFillColor(fill)
            context.fill(area)
            return context.bitmap
        }
    }
}
