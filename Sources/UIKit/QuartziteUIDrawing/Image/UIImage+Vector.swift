import QuartziteUIFoundation

extension UIImage {
    /// Returns the image for display at a size in points: a vector image whose data an asset catalog preserves is
    /// rendered again, so that it is sharp; other images stay as they are.
    package func sharp(at target: CGSize, pixelsPerPoint: CGFloat) -> UIImage {
        guard let drawing = look.drawing, look.caps == nil, size.width > 0, size.height > 0 else { return self }
        let factor = max(target.width / size.width, target.height / size.height)
        let wanted = pixelsPerPoint * factor
        guard wanted.isFinite, wanted > 0, abs(wanted / scale - 1) > 0.01,
            let made = ImageCatalog.current.rendering(of: drawing, scale: wanted), let pixels = made.cgImage
        else { return self }
        return UIImage(pixels: pixels, scale: wanted, orientation: imageOrientation, look: look)
    }
}
