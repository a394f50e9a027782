import QuartziteUIFoundation

extension UIImage {
    /// Returns the image, whose pixels are decoded already; nil for an empty image.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// Passes the image to a closure in the next run loop cycle; nil for an empty image.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
        let result = preparingForDisplay()
        DispatchQueue.global().async { completionHandler(result) }
    }

    /// Returns the image, whose pixels are decoded already; nil for an empty image.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// Returns the image drawn smaller or larger, so that it fits a size in points and keeps its proportions.
    ///
    /// The result is nil for an empty image, and for a size that is empty or not finite.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard cgImage != nil, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
            own.width > 0, own.height > 0
        else { return nil }
        let factor = min(size.width / own.width, size.height / own.height)
        let fitted = CGSize(width: own.width * factor, height: own.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: fitted, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fitted))
        }
    }

    /// Passes the image in another size to a closure in the next run loop cycle; nil as `preparingThumbnail(of:)`.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        let result = preparingThumbnail(of: size)
        DispatchQueue.global().async { completionHandler(result) }
    }

    /// Returns the image in another size; nil as `preparingThumbnail(of:)`.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
