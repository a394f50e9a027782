import CQuartziteImageCodecs
import CoreGraphics

/// Encodes frames that are shown and then discarded as baseline JPEGs with reduced chroma, as fast as possible.
///
/// Use it on one thread at a time. It keeps the memory of the largest frame so far.
package final class JPEGEncoder {
    private let quality: Int32
    private var buffer: UnsafeMutablePointer<UInt8>?
    private var capacity = 0

    /// Creates an encoder with a quality from 1 to 100.
    package init(quality: Int) { self.quality = Int32(max(1, min(quality, 100))) }

    deinit { free(buffer) }

    /// Encodes opaque pixels `0xAARRGGBB` in rows without padding, and passes the bytes to `body`; alpha is ignored.
    package func encode<Result>(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        var count = 0
        try codec(.jpeg) {
            qz_jpeg_encode_opaque(pixels, Int32(width), Int32(height), quality, &buffer, &capacity, &count, $0)
        }
        return try body(UnsafeRawBufferPointer(start: buffer, count: count))
    }

    /// Encodes opaque pixels `0xAARRGGBB` in rows without padding; alpha is ignored.
    package func encode(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) throws -> Data {
        try encode(pixels, width: width, height: height) { Data($0) }
    }
}
