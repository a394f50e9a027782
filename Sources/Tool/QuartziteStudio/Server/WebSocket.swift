import Foundation
import Synchronization

/// The server's end of a WebSocket (RFC 6455).
///
/// One thread reads; any thread may write.
final class WebSocket: Sendable {
    /// A message from the client, or the end of the connection.
    enum Event: Equatable {
        case text([UInt8])
        case closed
    }

    /// The largest message of a client in bytes.
    static let maximumMessage = 1 << 20
    /// The time in seconds that a client has to accept what is sent to it.
    static let writingTime = 10.0
    /// The time in seconds after which a silent client receives a ping, and that it has for the answer.
    private static let silence = 20.0

    private let connection: Connection
    private let writing = Mutex(true)

    init(_ connection: Connection) { self.connection = connection }

    /// Returns the response that accepts a WebSocket; nil if the request is not a valid one.
    static func acceptance(of head: RequestHead) -> Data? {
        guard head.method == "GET", head.lists("upgrade", in: "connection"), head.lists("websocket", in: "upgrade"),
            head.fields["sec-websocket-version"] == "13", let key = head.fields["sec-websocket-key"],
            Data(base64Encoded: key)?.count == 16
        else { return nil }
        let hash = SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
        let fields = [
            "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Accept: \(Data(hash).base64EncodedString())",
        ]
        return Data((fields.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    /// Closes the connection, on all threads.
    func close() { connection.shutDown() }

    // MARK: Reading

    private struct Header {
        var isFinal: Bool
        var opcode: UInt8
        var length: Int
        var mask: [UInt8]
    }

    /// Waits for the next message.
    func read() -> Event {
        var message: [UInt8]?
        var wasAsked = false
        while true {
            guard connection.available > 0 || connection.receive(until: Clock.seconds + Self.silence) else {
                // A peer that ended the connection cannot be written to either.
                guard !wasAsked, message == nil, send(opcode: 9, [UInt8]()) else { return .closed }
                wasAsked = true
                continue
            }
            wasAsked = false
            guard let header = readHeader() else { return .closed }
            guard header.length <= Self.maximumMessage - (message?.count ?? 0) else { return fail(1009) }
            guard let payload = readPayload(header) else { return .closed }
            switch header.opcode {
            case 0, 1:
                guard (header.opcode == 0) == (message != nil) else { return fail(1002) }
                message = (message ?? []) + payload
                guard header.isFinal, let message else { continue }
                // A text must be UTF-8 as a whole; a character may continue in the next frame.
                return String(validating: message, as: UTF8.self) == nil ? fail(1007) : .text(message)
            case 2: return fail(1003)
            case 8: return fail(1000)
            case 9: if !send(opcode: 10, payload) { return .closed }
            default: break
            }
        }
    }

    private func readHeader() -> Header? {
        let deadline = Clock.seconds + Self.silence
        guard let start = connection.read(2, until: deadline) else { return nil }
        let opcode = start[0] & 15
        let isControl = opcode >= 8
        // Reserved bits, unknown opcodes, unmasked frames and fragmented or long control frames are errors.
        guard start[0] & 0x70 == 0, [0, 1, 2, 8, 9, 10].contains(opcode), start[1] & 0x80 != 0,
            !isControl || start[0] & 0x80 != 0 && start[1] & 0x7f <= 125
        else {
            _ = fail(1002)
            return nil
        }
        var length = UInt64(start[1] & 0x7f)
        if length >= 126 {
            guard let bytes = connection.read(length == 126 ? 2 : 8, until: deadline) else { return nil }
            length = bytes.reduce(0) { $0 << 8 | UInt64($1) }
        }
        guard let mask = connection.read(4, until: deadline) else { return nil }
        return Header(
            isFinal: start[0] & 0x80 != 0, opcode: opcode, length: Int(clamping: length), mask: mask)
    }

    private func readPayload(_ header: Header) -> [UInt8]? {
        guard var payload = connection.read(header.length, until: Clock.seconds + Self.silence) else { return nil }
        for index in payload.indices { payload[index] ^= header.mask[index & 3] }
        return payload
    }

    /// Ends the connection, with the reason as a status code of the protocol.
    private func fail(_ code: UInt16) -> Event {
        send(opcode: 8, [UInt8(code >> 8), UInt8(code & 255)])
        return .closed
    }

    // MARK: Writing

    /// Sends a text message; returns false if the connection ended.
    @discardableResult
    func send(text: Data) -> Bool { text.withUnsafeBytes { send(opcode: 1, [$0]) } }

    /// Sends a binary message of several parts; returns false if the connection ended.
    @discardableResult
    func send(binary parts: [UnsafeRawBufferPointer]) -> Bool { send(opcode: 2, parts) }

    @discardableResult
    private func send(opcode: UInt8, _ payload: [UInt8]) -> Bool {
        payload.withUnsafeBytes { send(opcode: opcode, [$0]) }
    }

    private func send(opcode: UInt8, _ parts: [UnsafeRawBufferPointer]) -> Bool {
        let length = parts.reduce(0) { $0 + $1.count }
        var header: [UInt8] = [0x80 | opcode]
        if length < 126 {
            header.append(UInt8(length))
        } else {
            let size = length < 65536 ? 2 : 8
            header.append(size == 2 ? 126 : 127)
            header += (0..<size).map { UInt8(truncatingIfNeeded: length >> (8 * (size - 1 - $0))) }
        }
        return writing.withLock { isOpen in
            guard isOpen else { return false }
            let deadline = Clock.seconds + Self.writingTime
            isOpen = header.withUnsafeBytes { connection.write($0, until: deadline) }
            for part in parts where isOpen && part.count > 0 { isOpen = connection.write(part, until: deadline) }
            // A client that accepts nothing is cut off; a part of a message cannot be followed by another one.
            if !isOpen { connection.shutDown() }
            return isOpen
        }
    }
}
