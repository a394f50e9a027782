import CQuartziteFFmpeg
import CoreGraphics

/// Decodes the lossless frames of a segment in order, and checks each against its hash.
package final class SegmentReader {
    private let path: String
    private let decoder: OpaquePointer
    private var hashes: ArraySlice<UInt64>

    /// Opens a segment.
    ///
    /// - Parameters:
    ///   - hashes: The hashes of its frames.
    ///   - threads: The number of decoding threads.
    package init(_ file: SegmentFile, hashes: [UInt64], threads: Int) throws {
        var opened: OpaquePointer?
        guard qz_decoder_open(&opened, file.location, Int32(threads)) >= 0, let decoder = opened else {
            throw SegmentError.damaged(path: file.path)
        }
        (path, self.decoder, self.hashes) = (file.path, decoder, hashes[...])
    }

    deinit { qz_decoder_close(decoder) }

    /// Whether all frames were read.
    package var isAtEnd: Bool { hashes.isEmpty }

    /// Decodes the next frame into a bitmap, which must have the size of the segment's frames.
    package func read(into frame: Bitmap) throws {
        let (width, height) = (Int32(frame.width), Int32(frame.height))
        guard let hash = hashes.popFirst(),
            qz_decoder_read(decoder, frame.pixels, frame.stride, width, height) == 1, frame.hash == hash
        else { throw SegmentError.damaged(path: path) }
    }
}
