import Foundation

extension CGImage {
    /// Returns this image masked by the alpha of `mask`, which is scaled to fill the image.
    ///
    /// A mask without alpha masks by its brightness instead.
    public func masking(_ mask: CGImage) -> CGImage? {
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let result = Bitmap(width: width, height: height)
        let context = CGContext(bitmap: result, flipped: false)
        context.clip(to: frame, mask: mask)
        context.draw(self, in: frame)
        return CGImage(bitmap: result)
    }
}
