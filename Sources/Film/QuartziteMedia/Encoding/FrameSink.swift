import CoreGraphics

/// Receives the frames of a film in order and writes them.
///
/// The complete file appears at its path when `finish()` returns. Until then, and after an error, `cancel()` or the
/// release of the sink, the path is as it was before. Calls must not overlap.
package protocol FrameSink: Sendable {
    /// Whether a frame of the film is complete, so that it is not drawn again; false by default.
    func hasFrame(_ index: Int) -> Bool

    /// Appends the next frame, which must have the size in `EncodingOptions`; the bitmap is not retained.
    ///
    /// - Parameter index: The frame's number in the film, which names its file in a folder of PNG files.
    func append(_ frame: Bitmap, as index: Int) throws

    /// Appends the next frame. By default, ignores how it differs from the last one.
    ///
    /// - Parameter change: The difference from the last frame that was appended.
    func append(_ frame: Bitmap, as index: Int, change: FrameChange) throws

    /// Completes the file and moves it to its path; throws if a file exists there that must not be replaced.
    func finish() throws

    /// Removes the unfinished output; does nothing once finished.
    func cancel()
}

extension FrameSink {
    package func hasFrame(_ index: Int) -> Bool { false }

    package func append(_ frame: Bitmap, as index: Int, change: FrameChange) throws { try append(frame, as: index) }

    /// Appends the next frame of a file.
    package func append(_ frame: Bitmap) throws { try append(frame, as: 0) }

    /// Appends frames and completes the file; cancels the sink after an error.
    package func write(_ frames: [Bitmap]) throws {
        do {
            for (index, frame) in frames.enumerated() { try append(frame, as: index) }
            try finish()
        } catch {
            cancel()
            throw error
        }
    }
}
