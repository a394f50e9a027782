import QuartzCore

extension UIImage {
    /// Returns the image for display at a size in points: a vector image whose data an asset catalog preserves is
    /// rendered again, so that it is sharp; other images stay as they are.
    func sharp(at target: CGSize, pixelsPerPoint: CGFloat) -> UIImage {
        guard let drawing = displaySettings.drawing, displaySettings.caps == nil, size.width > 0, size.height > 0 else {
            return self
        }
        let factor = max(target.width / size.width, target.height / size.height)
        let desired = pixelsPerPoint * factor
        guard desired.isFinite, desired > 0, abs(desired / scale - 1) > 0.01,
            let made = ImageCatalog.current.rendering(of: drawing, scale: desired), let pixels = made.cgImage
        else { return self }
        return UIImage(pixels: pixels, scale: desired, orientation: imageOrientation, displaySettings: displaySettings)
    }
}

extension UIView.ContentMode {
    /// Returns the size at which an image is shown in bounds; nil if it keeps its own size.
    func shownSize(of image: CGSize, in bounds: CGSize) -> CGSize? {
        let ratios = (bounds.width / image.width, bounds.height / image.height)
        let factor: CGFloat
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: factor = min(ratios.0, ratios.1)
        case .scaleAspectFill: factor = max(ratios.0, ratios.1)
        default: return nil
        }
        return CGSize(width: image.width * factor, height: image.height * factor)
    }
}
