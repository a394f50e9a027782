import CoreGraphics

/// Encodes frames on a separate thread, in order, while the next ones are drawn.
///
/// The queue reuses a fixed set of bitmaps, so memory use does not depend on the length of the film. `borrow`, `submit`,
/// `submitLast` and `finish` must be called from one thread.
final class EncodingQueue: @unchecked Sendable {
    private struct Entry {
        let bitmap: Bitmap
        let number: Int
        let change: FrameChange
    }

    private let encode: (Bitmap, Int, FrameChange) throws -> Void
    private let condition = NSCondition()
    // Guarded by `condition`.
    private var free: [Bitmap]
    private var waiting: [Entry] = []
    /// The bitmap of the last frame.
    private var last: Bitmap?
    private var isClosed = false
    private var isDone = false
    private var error: (any Error)?

    private let hasThread: Bool

    /// Creates a queue that passes each frame, its number and its change to `encode` on the queue's thread.
    ///
    /// - Parameter hasThread: Whether the queue has a thread; otherwise, `submit` itself calls `encode`.
    init(
        width: Int, height: Int, hasThread: Bool = true, encode: @escaping (Bitmap, Int, FrameChange) throws -> Void
    ) {
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
        // The last frame is kept as long as possible, for `submitLast`.
        return free.remove(at: free.lastIndex { $0 !== last } ?? free.endIndex - 1)
    }

    /// Passes on the frame in a borrowed bitmap, with its difference from the last one.
    func submit(_ bitmap: Bitmap, as number: Int = 0, change: FrameChange = .unknown) {
        let entry = Entry(bitmap: bitmap, number: number, change: last == nil ? .unknown : change)
        last = bitmap
        add(entry)
    }

    /// Returns a borrowed bitmap without a frame, and passes on the last frame once more.
    ///
    /// If there was none, the bitmap is the frame.
    func submitLast(insteadOf bitmap: Bitmap, as number: Int) throws {
        guard let last, last !== bitmap else { return submit(bitmap, as: number, change: .nothing) }
        try restore(last, for: bitmap)
        add(Entry(bitmap: last, number: number, change: .nothing))
    }

    /// Waits until a bitmap is encoded, and borrows it in place of another one.
    private func restore(_ bitmap: Bitmap, for unused: Bitmap) throws {
        condition.lock()
        defer { condition.unlock() }
        free.append(unused)
        while true {
            if let error { throw error }
            if let index = free.firstIndex(where: { $0 === bitmap }) {
                free.remove(at: index)
                return
            }
            condition.wait()
        }
    }

    private func add(_ entry: Entry) {
        guard hasThread else { return pass(entry) }
        condition.lock()
        waiting.append(entry)
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
        while let entry = next() { pass(entry) }
    }

    private func pass(_ entry: Entry) {
        do {
            try encode(entry.bitmap, entry.number, entry.change)
            recycle(entry.bitmap, error: nil)
        } catch {
            recycle(entry.bitmap, error: error)
        }
    }

    private func next() -> Entry? {
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
