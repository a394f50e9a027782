import UIKit

/// The bytes between two bound streams.
final class BoundStreams: @unchecked Sendable {
    private let lock = NSLock()
    private let limit: Int
    private var bytes: [UInt8] = []
    private var isClosed = false

    init(limit: Int) { self.limit = limit }

    /// Adds bytes, and returns how many fit.
    func write(_ buffer: UnsafePointer<UInt8>, _ count: Int) -> Int {
        lock.withLock {
            if isClosed { return -1 }
            let fitting = min(max(count, 0), limit - bytes.count)
            bytes += UnsafeBufferPointer(start: buffer, count: fitting)
            return fitting
        }
    }

    /// Takes bytes, and returns how many there were.
    func read(_ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        lock.withLock {
            let removed = min(max(count, 0), bytes.count)
            for index in 0..<removed { buffer[index] = bytes[index] }
            bytes.removeFirst(removed)
            return removed
        }
    }

    func close() { lock.withLock { isClosed = true } }

    var hasBytes: Bool { lock.withLock { !bytes.isEmpty } }
    var hasSpace: Bool { lock.withLock { !isClosed && bytes.count < limit } }
    var isAtEnd: Bool { lock.withLock { isClosed && bytes.isEmpty } }
}

/// The stream that reads.
final class BoundInputStream: InputStream {
    private let bound: BoundStreams
    private var status = Stream.Status.notOpen

    init(_ bound: BoundStreams) {
        self.bound = bound
        super.init(data: Data())
    }

    override func open() { status = .open }
    override func close() { status = .closed }
    override var streamStatus: Stream.Status { status == .open && bound.isAtEnd ? .atEnd : status }
    override var hasBytesAvailable: Bool { bound.hasBytes }
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int { bound.read(buffer, len) }
}

/// The stream that writes.
final class BoundOutputStream: OutputStream {
    private let bound: BoundStreams
    private var status = Stream.Status.notOpen

    init(_ bound: BoundStreams) {
        self.bound = bound
        super.init(toMemory: ())
    }

    required init(toMemory: ()) {
        bound = BoundStreams(limit: 1 << 16)
        super.init(toMemory: toMemory)
    }

    override func open() { status = .open }
    override func close() {
        status = .closed
        bound.close()
    }
    override var streamStatus: Stream.Status { status }
    override var hasSpaceAvailable: Bool { bound.hasSpace }
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int { bound.write(buffer, len) }
}
