import CoreGraphics
import Foundation
import Media

/// Encodes frames on a separate thread, in order, while the next ones are drawn.
///
/// The queue reuses a fixed set of bitmaps, so memory use does not depend on the length of the film. `borrow`, `submit`
/// and `finish` must be called from one thread.
package final class EncodingQueue: @unchecked Sendable {
    private let take: (Bitmap) throws -> Void
    private let condition = NSCondition()
    // Guarded by `condition`.
    private var free: [Bitmap]
    private var waiting: [Bitmap] = []
    private var isClosed = false
    private var isDone = false
    private var error: (any Error)?

    /// Creates a queue that passes each frame to `take` on the queue's thread.
    package init(width: Int, height: Int, take: @escaping (Bitmap) throws -> Void) {
        self.take = take
        free = (0..<2).map { _ in Bitmap(width: width, height: height) }
        let thread = Thread { self.run() }
        thread.name = "encoding"
        thread.start()
    }

    /// Waits for a bitmap to draw into; throws the error of an earlier frame, if there was one.
    package func borrow() throws -> Bitmap {
        condition.lock()
        defer { condition.unlock() }
        while free.isEmpty, error == nil { condition.wait() }
        if let error { throw error }
        return free.removeLast()
    }

    package func submit(_ bitmap: Bitmap) {
        condition.lock()
        waiting.append(bitmap)
        condition.broadcast()
        condition.unlock()
    }

    /// Waits until all submitted frames are encoded; throws the error of any of them.
    package func finish() throws {
        condition.lock()
        defer { condition.unlock() }
        isClosed = true
        condition.broadcast()
        while !isDone { condition.wait() }
        if let error { throw error }
    }

    private func run() {
        while let bitmap = next() {
            do {
                try take(bitmap)
                recycle(bitmap, error: nil)
            } catch {
                recycle(bitmap, error: error)
            }
        }
    }

    private func next() -> Bitmap? {
        condition.lock()
        defer { condition.unlock() }
        while waiting.isEmpty, !isClosed, error == nil { condition.wait() }
        guard !waiting.isEmpty, error == nil else {
            isDone = true
            condition.broadcast()
            return nil
        }
        return waiting.removeFirst()
    }

    private func recycle(_ bitmap: Bitmap, error: (any Error)?) {
        condition.lock()
        free.append(bitmap)
        self.error = self.error ?? error
        condition.broadcast()
        condition.unlock()
    }
}
