import CoreGraphics
import Synchronization

/// What one thread draws with, used again from group to group and band to band.
final class Scratch: @unchecked Sendable {
    /// Those that no thread draws with now.
    private static let idle = Mutex<[Scratch]>([])

    /// Lends one that is used by nobody else meanwhile.
    static func borrow<R>(_ body: (Scratch) -> R) -> R {
        let scratch = idle.withLock { $0.popLast() } ?? Scratch()
        defer { idle.withLock { $0.append(scratch) } }
        return body(scratch)
    }

    let rasterizer = PathRasterizer()
    /// Offscreen bitmaps that nobody uses now.
    private var free: [Bitmap] = []

    /// Lends a transparent surface that covers `rect`.
    func borrow(_ rect: PixelRect, _ body: (Surface) -> Void) {
        let bitmap: Bitmap
        if let index = free.lastIndex(where: { $0.width >= rect.width && $0.height >= rect.height }) {
            bitmap = free.remove(at: index)
            bitmap.clear(in: PixelRect(minX: 0, minY: 0, maxX: rect.width, maxY: rect.height))
        } else {
            bitmap = Bitmap(width: rect.width, height: rect.height)
        }
        body(Surface(bitmap, x: rect.minX, y: rect.minY))
        free.append(bitmap)
    }
}
