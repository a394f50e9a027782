import CoreGraphics

/// Writes a part of a film to a file, with a manifest.
///
/// The file is Matroska video. Lossless frames are H.264 in RGB, or FFV1 if they have alpha; an encoded segment has the
/// video of an MP4 film, and begins with a keyframe. Several processes may write the same segment at the same time. Calls
/// must not overlap.
package final class SegmentSink: @unchecked Sendable {
    private let options: EncodingOptions
    private var file: PartFile?
    private var encoder: FrameEncoder?
    /// The hashes of the frames so far, as their readers get them.
    private(set) var hashes: [UInt64] = []

    /// Opens a file.
    ///
    /// - Parameter isEncoded: Whether the segment is encoded as an MP4 film of the options' quality, which
    ///   `SegmentAppender` reads, and has no alpha; otherwise, it is lossless.
    package init(path: String, options: EncodingOptions, isEncoded: Bool = false) throws {
        try options.validate()
        guard !isEncoded || !options.keepsAlpha else {
            throw FilmError.unsupported(
                .mp4, reason: "has no transparency: give a background, or keep segments lossless")
        }
        self.options = options
        let file = try PartFile(path: path, isShared: true)
        guard file.isSeekable else {
            throw FilmError.cannotWrite(path: path, reason: "a segment requires a seekable file")
        }
        let profile = isEncoded ? EncoderProfile(encodedSegment: options) : EncoderProfile(segment: options)
        encoder = try FrameEncoder(profile, format: nil, options: options, file: file)
        self.file = file
    }

    deinit { cancel() }

    package func append(_ frame: Bitmap) throws {
        guard let encoder else { throw FilmError.closed(.mp4) }
        try options.check(frame)
        try options.checkCount(hashes.count)
        do {
            try encoder.write(frame, time: hashes.count)
        } catch {
            cancel()
            throw error
        }
        hashes.append(frame.hash(setting: options.keepsAlpha ? 0 : 0xFF00_0000))
    }

    /// Completes the file and moves it to its path.
    ///
    /// - Parameter manifest: Returns the manifest for the hashes of all frames.
    package func finish(manifest: ([UInt64]) throws -> Data) throws {
        guard let encoder, let file else { throw FilmError.closed(.mp4) }
        defer { cancel() }
        try encoder.finish()
        let video = try Data(contentsOf: URL(filePath: file.writtenPath), options: .alwaysMapped)
        try file.append(SegmentTrailer.bytes(manifest: manifest(hashes), after: video))
        try file.commit()
    }

    /// Removes the unfinished file; does nothing once finished.
    package func cancel() {
        encoder = nil
        file?.discard()
        file = nil
    }
}
