import CoreGraphics
import Synchronization

/// A picture of one or more frames, composed when asked for.
///
/// Held are the file's bytes and the frames shown last, as far as they fit into a fixed amount of memory; one that was let
/// go is composed again, from the last frame before it that needs no other.
package final class DecodedImage: Sendable {
    package let format: ImageFormat
    /// Pixels, before `orientation` is applied.
    package let width: Int
    /// Pixels, before `orientation` is applied.
    package let height: Int
    /// EXIF's orientation, 1 (upright) to 8.
    package let orientation: Int
    /// How often the frames play; 0 is for ever.
    package let loopCount: Int
    /// Seconds from each frame to the next.
    package let delays: [Double]
    /// The first frame.
    package let image: CGImage

    private struct State {
        var source: any FrameSource & Sendable
        /// What the last frame composed left, and which that was; nil when frames failed.
        var canvas: Bitmap?
        var index: Int
        /// Frames and the order in which they were asked for, the latest last.
        var kept: [Int: CGImage] = [:]
        var recent: [Int] = []
    }

    /// As many frames are kept composed.
    private let capacity: Int

    private let state: Mutex<State>

    package var frameCount: Int { delays.count }
    /// Seconds.
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
        image = CGImage(bitmap: isStill ? canvas : canvas.copy())
        state = Mutex(State(source: source, canvas: isStill ? nil : canvas, index: 0))
    }

    /// A frame as it shows, with what earlier frames left.
    ///
    /// Indices outside the animation give its first or last frame. Throws `MediaError.damaged` when the frame's pixels
    /// are broken.
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
            // Until the frames are composed the canvas shows none of them.
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
