import Foundation

extension CGContext {
    /// Draws an image scaled to fill `rect`, its top at the larger y.
    ///
    /// The image is upright if y points up, and upside down in UIKit's contexts. With `byTiling`, `rect` is one of the
    /// tiles that fill the clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, Projection(ctm).inverse != nil else { return }
        // Image rows run down, user space runs up.
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        let magnification: SamplingFilter =
            switch interpolationQuality {
            case .none: .nearest
            case .low: .linear
            case .default, .medium, .high: .stepped
            }
        if byTiling {
            let pixelsToUser = CGAffineTransform(translationX: rect.minX, y: rect.maxY)
                .scaledBy(x: rect.width / CGFloat(image.width), y: -rect.height / CGFloat(image.height))
            let source = CGRect(x: 0, y: 0, width: image.width, height: image.height)
            let tiles = ImagePaint(
                image: image, source: source, transform: Projection(pixelsToUser), minification: minification,
                magnification: magnification, tiled: true)
            fillClip(with: .image(tiles))
            return
        }
        perform(
            .image(
                image, destination: rect, transform: Projection(upright).concatenating(projection),
                minification: minification, magnification: magnification))
    }

    /// Composites a picture drawn by `draw` with the current alpha, blend mode, clip and shadow.
    ///
    /// `draw` receives a transparent bitmap the size of the clip and the transform from user space to its pixels.
    package func drawPicture(_ draw: (_ target: Bitmap, _ transform: Projection) -> Void) {
        let area = state.clip
        guard !area.isEmpty else { return }
        let picture = Surface(Bitmap(width: area.width, height: area.height), x: area.minX, y: area.minY)
        let corner = CGAffineTransform(translationX: -CGFloat(area.minX), y: -CGFloat(area.minY))
        draw(picture.bitmap, projection.concatenating(Projection(corner)))
        let box = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)
        paint(in: box, .identity) { painter, blendMode in
            painter.composite(picture, opacity: state.alpha, blendMode: blendMode)
        }
    }

    /// The filter for smaller sizes.
    private var minification: SamplingFilter {
        switch interpolationQuality {
        case .none: .nearest
        case .low: .linear
        case .default, .medium, .high: .cubic
        }
    }
}
