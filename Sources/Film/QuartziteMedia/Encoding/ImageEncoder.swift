import CQuartziteImageCodecs
import CoreGraphics

/// Encodes a single image as the bytes of a file.
package enum ImageEncoder {
    /// Encodes a PNG with straight alpha; equal pixels give equal bytes.
    package static func png(_ picture: Bitmap) throws -> Data {
        try PNGEncoder.encode(picture, keepsAlpha: true)
    }

    /// Encodes a JPEG, composited over white; equal pixels give equal bytes.
    ///
    /// - Parameters:
    ///   - quality: 0 (smallest) to 1 (best); NaN counts as best.
    ///   - orientation: The EXIF orientation, 1 (upright) to 8.
    package static func jpeg(_ picture: Bitmap, quality: Double, orientation: Int = 1) throws -> Data {
        let percent = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 100).rounded())
        var row = [UInt8](repeating: 0, count: picture.width * 3)
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        defer { free(bytes) }
        try codec(.jpeg) {
            qz_jpeg_encode(
                picture.pixels, picture.stride, Int32(picture.width), Int32(picture.height), percent,
                Int32(max(1, min(orientation, 8))), &row, &bytes, &count, $0)
        }
        return bytes.map { Data(bytes: $0, count: count) } ?? Data()
    }
}
