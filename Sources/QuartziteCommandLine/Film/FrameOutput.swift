import CoreGraphics
import QuartziteFilm

/// What receives the frames of a render, on the encoding thread.
package protocol FrameOutput: Sendable {
    /// Returns whether a frame is complete, so that it is not drawn again.
    func hasFrame(_ index: Int) -> Bool
    /// Writes a frame; frames arrive in order.
    func append(_ frame: Bitmap, as index: Int) throws
    /// Completes the output.
    @MainActor func finish() throws
    /// Removes what is unfinished.
    func cancel()
}

/// A film in one file.
struct FilmOutput: FrameOutput {
    let film: Film

    func hasFrame(_ index: Int) -> Bool { false }
    func append(_ frame: Bitmap, as index: Int) throws { try film.append(frame) }
    @MainActor func finish() throws { try film.finish() }
    func cancel() { film.cancel() }
}
