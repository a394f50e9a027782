import CoreGraphics

/// The end of a segment's file: a manifest and two digests, in an element that Matroska players skip.
///
/// The element contains the manifest, then its length, the digest of the video before the element, the digest of the
/// manifest, each with eight bytes in little-endian order, and a mark of eight bytes.
struct SegmentTrailer {
    private static let mark = Array("QZSEGMT1".utf8)
    /// The number of bytes after the manifest.
    private static let tail = 32
    /// The number of bytes before the manifest: the identifier of EBML's element Void, and a size of eight bytes.
    private static let head = 9
    /// The largest manifest in bytes.
    private static let maximumBytes = 64 << 20

    /// Returns the bytes to append to a file with the video `video`.
    static func bytes(manifest: Data, after video: Data) -> [UInt8] {
        let size = manifest.count + tail
        var bytes: [UInt8] = [0xEC, 0x01] + (0..<7).reversed().map { UInt8(size >> ($0 * 8) & 255) }
        bytes += manifest
        for number in [UInt64(manifest.count), ContentDigest.value(of: video), ContentDigest.value(of: manifest)] {
            bytes += (0..<8).map { UInt8(number >> ($0 * 8) & 255) }
        }
        return bytes + mark
    }

    /// The contents of a file that a trailer ends.
    struct Contents {
        let manifest: Data
        /// The video before the trailer.
        let video: Data
        private let digest: UInt64

        /// Whether the video is as it was written; reads all of it.
        var isIntact: Bool { ContentDigest.value(of: video) == digest }

        /// Splits the contents of a file; returns nil if the trailer is missing or damaged.
        init?(_ file: Data) {
            let file = file[file.startIndex...]
            guard file.count >= head + tail, Array(file.suffix(mark.count)) == mark else { return nil }
            func number(_ index: Int) -> UInt64 {
                let start = file.endIndex - tail + index * 8
                return (0..<8).reduce(0) { $0 | UInt64(file[start + $1]) << UInt64($1 * 8) }
            }
            guard let count = Int(exactly: number(0)), count <= maximumBytes, count + head + tail <= file.count else {
                return nil
            }
            let end = file.endIndex - tail
            manifest = Data(file[(end - count)..<end])
            guard ContentDigest.value(of: manifest) == number(2) else { return nil }
            video = file[..<(end - count - head)]
            digest = number(1)
        }
    }
}
