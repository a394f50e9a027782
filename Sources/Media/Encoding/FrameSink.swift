import CoreGraphics

/// Receives frames in order and writes them to a file.
///
/// The complete file appears at its path when `finish()` returns. Until then, and after an error, `cancel()` or the
/// release of the sink, the path is as it was before. Calls must not overlap.
package protocol FrameSink: AnyObject, Sendable {
    /// The number of frames appended so far.
    var frameCount: Int { get }

    /// Appends the next frame, which must have the size in `EncodingOptions`; the bitmap is not retained.
    func append(_ frame: Bitmap) throws

    /// Completes the file and moves it to its path; throws if a file exists there that must not be replaced.
    func finish() throws

    /// Removes the unfinished output; does nothing once finished.
    func cancel()
}
