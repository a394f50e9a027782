import CQuartziteKernels
import CoreGraphics

/// The position and the composition of a GIF or APNG frame on the canvas.
struct FramePlacement {
    /// What happens to the frame's area before the next frame.
    ///
    /// Raw values are those of APNG.
    enum Disposal: Int {
        case keep, clear, restorePrevious
    }

    var area: PixelRect
    /// The duration in seconds.
    var delay = 0.0
    var disposal = Disposal.keep
    /// Whether the frame is drawn over the canvas; otherwise its pixels replace those of the canvas.
    var blends = false

    func dispose(on canvas: Bitmap, restoring saved: Bitmap?) {
        switch disposal {
        case .keep: break
        case .clear: canvas.clear(in: area)
        case .restorePrevious:
            if let saved { canvas.pixels.update(from: saved.pixels, count: canvas.stride * canvas.height) }
        }
    }

    /// Draws the frame's pixels, clipped to the canvas.
    func draw(_ picture: Bitmap, on canvas: Bitmap) {
        let visible = area.intersection(canvas.bounds)
        guard !visible.isEmpty else { return }
        for y in visible.minY..<visible.maxY {
            let source = picture.row(y - area.minY) + (visible.minX - area.minX)
            let target = canvas.row(y) + visible.minX
            if blends {
                qz_composite_row(target, source, nil, Int32(visible.width), 255, CGBlendMode.normal.rawValue)
            } else {
                target.update(from: source, count: visible.width)
            }
        }
    }

    /// The last frame at or before `index` that shows nothing of the frames before it.
    static func start(for index: Int, in frames: [FramePlacement], _ width: Int, _ height: Int) -> Int {
        let canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        var start = index
        while start > 0 {
            let covers = frames[start].area.intersection(canvas) == canvas && !frames[start].blends
            let previous = frames[start - 1]
            let cleared = previous.disposal == .clear && previous.area.intersection(canvas) == canvas
            // A frame with `restorePrevious` uncovers its predecessor, which must therefore be composed too.
            if cleared || (covers && frames[start].disposal != .restorePrevious) { break }
            start -= 1
        }
        return start
    }
}
