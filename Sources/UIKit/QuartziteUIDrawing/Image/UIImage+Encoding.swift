import QuartziteMedia
import QuartziteUIFoundation

extension UIImage {
    /// Returns the stored pixels as PNG data; nil for an empty image.
    public func pngData() -> Data? {
        cgImage.flatMap { try? ImageEncoder.png($0.bitmap) }
    }

    /// Returns the image as JPEG data with its orientation as metadata; nil for an empty image.
    ///
    /// The quality is 0 (smallest file) to 1 (best quality). Transparent areas become white.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage.flatMap {
            try? ImageEncoder.jpeg($0.bitmap, quality: compressionQuality, orientation: imageOrientation.exif)
        }
    }
}

/// Returns the stored pixels of an image as PNG data; nil for an empty image.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns an image as JPEG data with a quality of 0...1; nil for an empty image.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
