import QuartziteUIFoundation

extension UIImage {
    /// Returns the image for display at a size in points: a vector image whose data an asset catalog preserves is
    /// rendered again, so that it is sharp; other images stay as they are.
    package func sharp(at target: CGSize, pixelsPerPoint: CGFloat) -> UIImage {
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
