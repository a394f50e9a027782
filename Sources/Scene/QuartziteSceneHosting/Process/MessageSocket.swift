import CQuartziteHosting
import Foundation

/// A socket between two processes that carries messages as JSON, each preceded by its length, and descriptors.
final class MessageSocket {
    enum Failure: Error {
        /// The other process has closed its end.
        case closed
        case timedOut
        /// A message is longer than is allowed, or is not of the expected type.
        case malformed
    }

    /// The largest message in bytes.
    private static let maximumBytes = 64 << 20

    let descriptor: Int32
    private var buffer: [UInt8] = []
    /// A descriptor that has arrived with the bytes of a message.
    private var arrived: Int32 = -1

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit {
        close(descriptor)
        if arrived >= 0 { close(arrived) }
    }

    /// Creates two connected sockets, which programs that are started do not inherit.
    static func pair() -> (Int32, Int32)? {
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        return socketpair(AF_UNIX, type, 0, &ends) == 0 ? (ends[0], ends[1]) : nil
    }

    /// Sends a message, and a descriptor if one is given, and waits until the other process has room for it.
    func send(_ message: some Encodable, descriptor passed: Int32 = -1) throws {
        let body = try JSONEncoder().encode(message)
        var bytes = withUnsafeBytes(of: UInt32(body.count).littleEndian) { Array($0) }
        bytes += body
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { all in
                qz_send(descriptor, all.baseAddress.map { $0 + sent }, all.count - sent, sent == 0 ? passed : -1)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure.closed }
            sent += count
        }
    }

    /// Waits for a message.
    ///
    /// - Parameter deadline: The time of the machine's clock until which to wait; nil waits without end.
    func receive<Message: Decodable>(
        _ type: Message.Type = Message.self, by deadline: ContinuousClock.Instant? = nil
    ) throws -> (message: Message, descriptor: Int32?) {
        let header = try receiveBytes(4, by: deadline)
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= Self.maximumBytes else { throw Failure.malformed }
        let body = try receiveBytes(length, by: deadline)
        let passed = arrived >= 0 ? arrived : nil
        arrived = -1
        guard let message = try? JSONDecoder().decode(type, from: Data(body)) else {
            if let passed { close(passed) }
            throw Failure.malformed
        }
        return (message, passed)
    }

    /// Waits for a number of bytes.
    private func receiveBytes(_ count: Int, by deadline: ContinuousClock.Instant?) throws -> [UInt8] {
        while buffer.count < count {
            if let deadline { try wait(until: deadline) }
            var part = [UInt8](repeating: 0, count: 1 << 16)
            var passed: Int32 = -1
            let received = qz_receive(descriptor, &part, part.count, &passed)
            if passed >= 0 {
                if arrived >= 0 { close(arrived) }
                arrived = passed
            }
            if received < 0, errno == EINTR { continue }
            guard received > 0 else { throw Failure.closed }
            buffer += part[..<received]
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    private func wait(until deadline: ContinuousClock.Instant) throws {
        while true {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0 else { throw Failure.timedOut }
            var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&ready, 1, Int32(min(left.rounded(.up), 1e6))) > 0 { return }
        }
    }
}
