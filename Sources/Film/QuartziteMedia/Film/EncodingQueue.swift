import CoreGraphics

/// Encodes frames on a separate thread, in order, while the next ones are drawn.
///
/// The queue reuses a fixed set of bitmaps, so memory use does not depend on the length of the film. `borrow`, `submit`
/// and `finish` must be called from one thread.
final class EncodingQueue: @unchecked Sendable {
    private let encode: (Bitmap, Int) throws -> Void
    private let condition = NSCondition()
    // Guarded by `condition`.
    private var free: [Bitmap]
    private var waiting: [(Bitmap, Int)] = []
    private var isClosed = false
    private var isDone = false
    private var error: (any Error)?

    private let hasThread: Bool

    /// Creates a queue that passes each frame and its number to `encode` on the queue's thread.
    ///
    /// - Parameter hasThread: Whether there is such a thread; otherwise, `submit` itself calls `encode`.
    init(width: Int, height: Int, hasThread: Bool = true, encode: @escaping (Bitmap, Int) throws -> Void) {
        self.encode = encode
        self.hasThread = hasThread
        free = (0..<(hasThread ? 2 : 1)).map { _ in Bitmap(width: width, height: height) }
        isDone = !hasThread
        guard hasThread else { return }
        let thread = Thread { self.run() }
        thread.name = "encoding"
        thread.start()
    }

    /// Waits for a bitmap to draw into; throws the error of an earlier frame, if there was one.
    func borrow() throws -> Bitmap {
        condition.lock()
        defer { condition.unlock() }
        while free.isEmpty, error == nil { condition.wait() }
        if let error { throw error }
        return free.removeLast()
    }

    func submit(_ bitmap: Bitmap, as number: Int = 0) {
        guard hasThread else { return pass(bitmap, number) }
        condition.lock()
        waiting.append((bitmap, number))
        condition.broadcast()
        condition.unlock()
    }

    /// Waits until all submitted frames are encoded; throws the error of any of them.
    func finish() throws {
        condition.lock()
        defer { condition.unlock() }
        isClosed = true
        condition.broadcast()
        while !isDone { condition.wait() }
        if let error { throw error }
    }

    private func run() {
        while let (bitmap, number) = next() { pass(bitmap, number) }
    }

    private func pass(_ bitmap: Bitmap, _ number: Int) {
        do {
            try encode(bitmap, number)
            recycle(bitmap, error: nil)
        } catch {
            recycle(bitmap, error: error)
        }
    }

    private func next() -> (Bitmap, Int)? {
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
