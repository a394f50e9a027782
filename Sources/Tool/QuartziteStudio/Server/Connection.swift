import Foundation

/// An accepted connection, whose reads and writes block up to a deadline.
///
/// One thread reads at a time, and one writes.
final class Connection: @unchecked Sendable {
    private let descriptor: Int32
    /// Bytes that were received but not yet consumed.
    private var buffer: [UInt8] = []
    private var start = 0

    init(descriptor: Int32) {
        self.descriptor = descriptor
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { close(descriptor) }

    /// Ends reads and writes on all threads.
    func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Tells the client that nothing follows, and reads what it still sends, so that it receives the last bytes.
    func finish() {
        shutdown(descriptor, Int32(SHUT_WR))
        buffer = []
        let deadline = Clock.seconds + 0.5
        var rest = 256 << 10
        var bytes = [UInt8](repeating: 0, count: 16 << 10)
        while rest > 0, wait(for: POLLIN, until: deadline) {
            let count = recv(descriptor, &bytes, bytes.count, 0)
            guard count > 0 else { return }
            rest -= count
        }
    }

    // MARK: Reading

    /// The number of bytes that wait to be consumed.
    var available: Int { buffer.count - start }

    /// Receives more bytes.
    ///
    /// - Returns: False if the connection ended or the deadline passed.
    func receive(until deadline: Double) -> Bool {
        guard wait(for: POLLIN, until: deadline) else { return false }
        var bytes = [UInt8](repeating: 0, count: 16 << 10)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        buffer.removeFirst(start)
        start = 0
        buffer += bytes[..<count]
        return true
    }

    /// The bytes that wait to be consumed.
    var waiting: ArraySlice<UInt8> { buffer[start...] }

    /// Consumes bytes that were received.
    func consume(_ count: Int) { start = min(buffer.count, start + count) }

    /// Reads exactly `count` bytes; returns nil if the connection ends or the deadline passes first.
    func read(_ count: Int, until deadline: Double) -> [UInt8]? {
        while available < count {
            guard receive(until: deadline) else { return nil }
        }
        let bytes = Array(buffer[start..<start + count])
        consume(count)
        return bytes
    }

    // MARK: Writing

    /// Writes all bytes; returns false if the connection ended or the deadline passed.
    func write(_ bytes: UnsafeRawBufferPointer, until deadline: Double) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = send(
                descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            if count > 0 {
                sent += count
            } else if errno == EAGAIN {
                guard wait(for: POLLOUT, until: deadline) else { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    func write(_ data: Data, until deadline: Double) -> Bool {
        data.withUnsafeBytes { write($0, until: deadline) }
    }

    private func wait(for events: Int32, until deadline: Double) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        while true {
            let left = deadline - Clock.seconds
            guard left > 0 else { return false }
            let result = poll(&request, 1, Int32(min(left * 1000, 60_000).rounded(.up)))
            if result > 0 { return true }
            if result < 0, errno != EINTR { return false }
        }
    }
}
