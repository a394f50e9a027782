import CoreGraphics

/// Writes a film: its caller draws one frame after the other, while another thread encodes those before.
///
/// ```
/// let writer = FilmWriter(plan.frames, width: 640, height: 480, to: sink)
/// defer { writer.cancel() }
/// while try writer.writeNext({ index, bitmap in draw(plan.time(of: index), into: bitmap) }) {}
/// try writer.finish()
/// ```
///
/// The loop is the caller's, so that it can wait, report and stop between frames. Everything else about the order of
/// drawing, encoding and completing is here. A film that is cancelled, even after `finish()` has failed, leaves no file.
///
/// Films of a stage, the tool's renders, joins of segments, exports of the studio and single pictures are all written
/// here. There were two loops before, with two plans, and two copies of the formats, the qualities and the rules for
/// GIF and PNG. A writer that called a closure for all frames would be shorter to use, but the studio has to answer its
/// page between two frames, and the tool to report progress and to stop at a signal; so the caller has the loop. One
/// thread encodes while the next frame is drawn, with a fixed set of bitmaps. More threads would need more of them, and
/// the frames of a film have to be appended in order.
package final class FilmWriter {
    /// The number of frames that are drawn, or were complete before.
    package private(set) var done = 0
    private let sink: (any FrameSink)?
    private let queue: EncodingQueue
    private var rest: Range<Int>

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - frames: The numbers of the frames.
    ///   - sink: What receives the frames; nil draws them for `observe` alone.
    ///   - hasThread: Whether another thread encodes; by default, one does.
    ///   - observe: Called with each frame before it is encoded, on the thread that encodes.
    package init(
        _ frames: Range<Int>, width: Int, height: Int, to sink: (any FrameSink)?, hasThread: Bool = true,
        observe: @escaping (Bitmap) -> Void = { _ in }
    ) {
        self.sink = sink
        rest = frames
        queue = EncodingQueue(width: width, height: height, hasThread: hasThread) { bitmap, index, change in
            observe(bitmap)
            try sink?.append(bitmap, as: index, change: change)
        }
    }

    /// Draws the next frame, unless it is complete; returns false, after all frames are encoded, if there is none.
    ///
    /// - Parameter draw: Draws the frame with a number over all of a bitmap.
    /// - Throws: What `draw` throws, or the error of an earlier frame.
    package func writeNext(_ draw: (_ index: Int, _ bitmap: Bitmap) throws -> Void) throws -> Bool {
        try writeNextChange { index, bitmap in
            try draw(index, bitmap)
            return .unknown
        }
    }

    /// Draws the next frame, whose difference may be known, unless it is complete; returns false, after all frames are
    /// encoded, if there is none.
    ///
    /// - Parameter draw: Draws the frame with a number over all of a bitmap, and returns its difference from the one that
    ///   it drew before. If that is nothing, the frame before is encoded again, and the bitmap need not be drawn.
    /// - Throws: What `draw` throws, or the error of an earlier frame.
    package func writeNextChange(_ draw: (_ index: Int, _ bitmap: Bitmap) throws -> FrameChange) throws -> Bool {
        guard let index = rest.first else {
            try queue.finish()
            return false
        }
        if sink?.hasFrame(index) != true {
            let bitmap = try queue.borrow()
            let change = try draw(index, bitmap)
            if change == .nothing {
                try queue.submitLast(insteadOf: bitmap, as: index)
            } else {
                queue.submit(bitmap, as: index, change: change)
            }
        }
        rest.removeFirst()
        done += 1
        return true
    }

    /// Completes the film, whose frames are all encoded.
    package func finish() throws { try sink?.finish() }

    /// Removes what is unfinished; does nothing once finished.
    package func cancel() {
        try? queue.finish()
        sink?.cancel()
    }
}
