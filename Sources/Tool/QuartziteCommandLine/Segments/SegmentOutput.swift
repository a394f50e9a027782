import CoreGraphics
import Foundation
import QuartziteMedia

/// Writes a segment, unless the same one is complete.
struct SegmentOutput: FrameSink {
    private let sink: SegmentSink?
    private let film: FilmOrigin
    private let frames: Range<Int>
    private let encoding: SegmentEncoding?
    private let files: SceneInputs

    /// Opens a segment.
    ///
    /// - Parameters:
    ///   - isEncoded: Whether frames are encoded as in an MP4 film; otherwise they are lossless.
    ///   - keepsComplete: Whether a complete segment of the same film is kept; otherwise it is replaced.
    @MainActor
    init(
        path: String, options: EncodingOptions, isEncoded: Bool, film: FilmOrigin, frames: Range<Int>,
        keepsComplete: Bool, force: Bool, files: SceneInputs
    ) throws {
        encoding = isEncoded ? SegmentEncoding(codec: .h264, quality: options.quality) : nil
        (self.film, self.frames, self.files) = (film, frames, files)
        PartLock.removeAbandonedShares(of: path)
        var isComplete = false
        if !force { isComplete = try Self.isComplete(path, film, frames, encoding, files) }
        sink =
            isComplete && keepsComplete ? nil : try SegmentSink(path: path, options: options, isEncoded: isEncoded)
    }

    /// Returns whether a file is this segment; throws if it is another one.
    @MainActor
    private static func isComplete(
        _ path: String, _ film: FilmOrigin, _ frames: Range<Int>, _ encoding: SegmentEncoding?, _ files: SceneInputs
    ) throws -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return false }
        let remedy = "choose another name, or add --force to replace it"
        do {
            let file = try SegmentFile(path: path)
            let manifest = try SegmentManifest(of: file)
            if let difference = film.difference(from: manifest.film) {
                throw Failure.cannotWrite("\(path) is of another film, which would get \(difference); \(remedy)")
            }
            guard manifest.first == frames.lowerBound, manifest.last == frames.upperBound - 1 else {
                throw Failure.cannotWrite("\(path) has frames \(manifest.first)-\(manifest.last); \(remedy)")
            }
            guard manifest.encoding == encoding else {
                throw Failure.cannotWrite(
                    "\(path) has \(manifest.encoding.words) instead of \(encoding.words); \(remedy)")
            }
            try file.check()
            return files.areUnchanged(since: manifest.files)
        } catch SegmentError.notSegment {
            throw Failure.cannotWrite("\(path) exists and is not a segment; \(remedy)")
        } catch is SegmentError {
            // Truncated or damaged: it is drawn again.
            return false
        }
    }

    func hasFrame(_ index: Int) -> Bool { sink == nil }

    func append(_ frame: Bitmap, as index: Int) throws { try sink?.append(frame) }

    func finish() throws {
        try sink?.finish { hashes in
            let manifest = SegmentManifest(
                film: film, frames: frames, encoding: encoding, hashes: hashes,
                files: MainActor.assumeIsolated { files.digests })
            return Data(try json(manifest, isCompact: true).utf8)
        }
    }

    func cancel() { sink?.cancel() }
}
