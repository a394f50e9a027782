import CoreGraphics
import Foundation
import Media

/// Encodes frames on a thread of its own, in order, while the next ones are drawn.
///
/// A fixed set of bitmaps goes round, so memory stays the same however long the film is. `borrow`, `submit` and
/// `finish` are called from one thread.
package final class EncodingQueue: @unchecked Sendable {
    private let take: (Bitmap) throws -> Void
    private let condition = NSCondition()
    // Guarded by the condition.
    private var free: [Bitmap]
    private var waiting: [Bitmap] = []
    private var isClosed = false
    private var isDone = false
    private var error: (any Error)?

    /// `take` gets each frame on the queue's thread.
    package init(width: Int, height: Int, take: @escaping (Bitmap) throws -> Void) {
        self.take = take
        free = (0..<2).map { _ in Bitmap(width: width, height: height) }
        let thread = Thread { self.run() }
        thread.name = "encoding"
        thread.start()
    }

    /// A bitmap to draw into, once there is one; throws what a frame before failed with.
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

    /// Waits for the frames submitted so far; throws what any of them failed with.
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
