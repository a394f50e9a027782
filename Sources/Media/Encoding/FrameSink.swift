import CoreGraphics

/// Takes frames in order and turns them into a file.
///
/// The file comes into being at its name, complete, when `finish()` returns. Before that, and after an error, `cancel()`
/// or the sink's end, nothing lies there that was not there before. Calls must not overlap.
package protocol FrameSink: AnyObject, Sendable {
    /// Frames appended so far.
    var frameCount: Int { get }

    /// Adds the next frame, which must have the size given in `EncodingOptions`. The bitmap is not kept.
    func append(_ frame: Bitmap) throws

    /// Completes the file and puts it in its place, over a file that was there.
    func finish() throws

    /// Gives up and removes what was written. Does nothing once finished.
    func cancel()
}
