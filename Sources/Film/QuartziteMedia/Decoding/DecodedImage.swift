import CoreGraphics
import Synchronization

/// An image of one or more frames, which are composed on demand.
///
/// The image keeps the file's bytes and, in a fixed amount of memory, the most recently used frames. Other frames are
/// composed again, starting from the last earlier frame that does not depend on its predecessors.
package final class DecodedImage: Sendable {
    package let format: ImageFormat
    /// The width in pixels, before `orientation` is applied.
    package let width: Int
    /// The height in pixels, before `orientation` is applied.
    package let height: Int
    /// The EXIF orientation, 1 (upright) to 8.
    package let orientation: Int
    /// The number of times that the frames play; 0 is forever.
    package let loopCount: Int
    /// The duration of each frame, in seconds.
    package let delays: [Double]
    /// The first frame.
    package let image: CGImage

    private struct State {
        var source: any FrameSource & Sendable
        /// The canvas after the last composed frame, whose index is `index`; nil after an error.
        var canvas: Bitmap?
        var index: Int
        /// The cached frames; `recent` holds their indices, most recently used last.
        var kept: [Int: CGImage] = [:]
        var recent: [Int] = []
    }

    /// The largest number of cached frames.
    private let capacity: Int

    private let state: Mutex<State>

    package var frameCount: Int { delays.count }
    /// The duration of all frames, in seconds.
    package var duration: Double { delays.reduce(0, +) }

    init(_ source: any FrameSource & Sendable, orientation: Int = 1, limits: DecodingLimits) throws {
        var source = source
        let canvas = Bitmap(width: source.width, height: source.height)
        try source.compose(0, on: canvas)
        format = source.format
        width = source.width
        height = source.height
        loopCount = source.loopCount
        delays = source.delays
        self.orientation = orientation
        capacity = max(1, limits.keptPixels / (width * height))
        let isStill = source.delays.count == 1
        image = CGImage(bitmap: isStill ? canvas : canvas.copy(), isPhoto: source.format == .jpeg)
        state = Mutex(State(source: source, canvas: isStill ? nil : canvas, index: 0))
    }

    /// Returns a frame as it appears, including what remains of earlier frames.
    ///
    /// Indices outside the animation give its first or last frame. Throws `MediaError.damaged` if the pixels of a frame
    /// are damaged.
    package func frame(at index: Int) throws -> CGImage {
        let index = max(0, min(frameCount - 1, index))
        if index == 0 { return image }
        return try state.withLock { state in
            if let image = state.kept[index] {
                state.recent.removeAll { $0 == index }
                state.recent.append(index)
                return image
            }
            var next = state.source.start(for: index)
            var canvas = Bitmap(width: width, height: height)
            if let latest = state.canvas, index > state.index, next <= state.index + 1 {
                next = state.index + 1
                canvas = latest
            }
            // If composing fails, the canvas holds no valid frame.
            state.canvas = nil
            for step in next...index { try state.source.compose(step, on: canvas) }
            state.canvas = canvas
            state.index = index
            let image = CGImage(bitmap: canvas.copy())
            if state.recent.count >= capacity {
                state.kept[state.recent.removeFirst()] = nil
            }
            state.kept[index] = image
            state.recent.append(index)
            return image
        }
    }
}
