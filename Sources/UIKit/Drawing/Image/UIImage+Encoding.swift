import Media
import QuartzCore

extension UIImage {
    /// The stored pixels as the bytes of a PNG file; nil for an empty picture.
    public func pngData() -> Data? {
        cgImage.flatMap { try? ImageEncoder.png($0.bitmap) }
    }

    /// The picture as the bytes of a JPEG file, its orientation noted there; nil for an empty picture.
    ///
    /// Quality is 0 (smallest) to 1 (best). What is transparent becomes white.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage.flatMap {
            try? ImageEncoder.jpeg($0.bitmap, quality: compressionQuality, orientation: imageOrientation.exif)
        }
    }
}

/// The stored pixels of a picture as the bytes of a PNG file; nil for an empty picture.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// A picture as the bytes of a JPEG file of quality 0…1; nil for an empty picture.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
