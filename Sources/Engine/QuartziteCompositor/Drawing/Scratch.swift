import CoreGraphics
import Synchronization

/// The working memory of one drawing thread, reused for all groups and bands.
final class Scratch: @unchecked Sendable {
    /// The instances that no thread is using.
    private static let idle = Mutex<[Scratch]>([])

    /// Calls `body` with an instance that no other thread uses during the call.
    static func borrow<R>(_ body: (Scratch) -> R) -> R {
        let scratch = idle.withLock { $0.popLast() } ?? Scratch()
        defer { idle.withLock { $0.append(scratch) } }
        return body(scratch)
    }

    let rasterizer = PathRasterizer()
    /// The offscreen bitmaps that are not in use.
    private var free: [Bitmap] = []

    /// Calls `body` with a surface that covers `rect`; without `clearing`, its pixels are undefined.
    func borrow(_ rect: PixelRect, clearing: Bool = true, _ body: (Surface) -> Void) {
        let bitmap: Bitmap
        if let index = free.lastIndex(where: { $0.width >= rect.width && $0.height >= rect.height }) {
            bitmap = free.remove(at: index)
            if clearing { bitmap.clear(in: PixelRect(minX: 0, minY: 0, maxX: rect.width, maxY: rect.height)) }
        } else {
            bitmap = Bitmap(width: rect.width, height: rect.height)
        }
        body(Surface(bitmap, x: rect.minX, y: rect.minY))
        free.append(bitmap)
    }
}
