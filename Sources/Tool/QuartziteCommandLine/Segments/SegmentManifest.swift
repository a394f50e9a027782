import Foundation
import QuartziteMedia

/// What a segment's file says about its frames.
package struct SegmentManifest: Codable {
    /// The version of this format.
    package static let version = 1

    var version = Self.version
    package let film: FilmOrigin
    /// The numbers of the first and the last frame.
    package let first: Int
    package let last: Int
    /// How the frames are encoded; nil if they are lossless.
    package let encoding: SegmentEncoding?
    /// The hash of each frame, before it was encoded.
    let hashes: [String]
    /// The digests of the pictures and other files that the scene read, by their names.
    let files: [String: String]

    init(
        film: FilmOrigin, frames: Range<Int>, encoding: SegmentEncoding?, hashes: [UInt64], files: [String: String]
    ) {
        self.film = film
        first = frames.lowerBound
        last = frames.upperBound - 1
        self.encoding = encoding
        self.hashes = hashes.map(hexadecimal)
        self.files = files
    }

    /// The frames' numbers.
    package var frames: ClosedRange<Int> { first...last }

    /// The hashes as numbers.
    package var frameHashes: [UInt64] { hashes.compactMap { UInt64($0, radix: 16) } }

    /// Reads the manifest of a segment; throws `SegmentError` for one of another version, or with contradictions.
    package init(of file: SegmentFile) throws {
        struct Version: Decodable { let version: Int }
        let decoder = JSONDecoder()
        guard let found = try? decoder.decode(Version.self, from: file.manifest) else {
            throw SegmentError.damaged(path: file.path)
        }
        guard found.version == Self.version else {
            throw SegmentError.unreadable(
                path: file.path, reason: "it was written by another version of quartzite; render it again")
        }
        guard let manifest = try? decoder.decode(SegmentManifest.self, from: file.manifest),
            manifest.first >= 0, manifest.first <= manifest.last, manifest.last <= 1_000_000_000,
            manifest.frameHashes.count == manifest.last - manifest.first + 1
        else { throw SegmentError.damaged(path: file.path) }
        self = manifest
    }

    /// Returns what differs from another segment of the same film; nil if both can be joined.
    package func difference(from other: SegmentManifest) -> String? {
        if let difference = film.difference(from: other.film) { return difference }
        let changed = files.keys.filter { other.files[$0] != nil && other.files[$0] != files[$0] }.min()
        return changed.map { "another \($0)" }
    }
}
