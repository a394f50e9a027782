import Foundation

/// A client's end of a WebSocket.
package final class TestWebSocket {
    package let socket: TestSocket

    package struct Refused: Error {
        package let response: String
    }

    /// Opens a WebSocket; throws if the server does not accept it.
    ///
    /// - Parameters:
    ///   - host: The server's name; nil for the address of this machine with the port.
    ///   - origin: The page's origin; nil for that of the server, and empty for none.
    package init(
        port: UInt16, path: String = "/socket", host: String? = nil, origin: String? = nil, fields: [String] = [],
        socket: TestSocket? = nil
    ) throws {
        self.socket = try socket ?? TestSocket(port: port)
        let host = host ?? "127.0.0.1:\(port)"
        let opening = [
            "GET \(path) HTTP/1.1", "Host: \(host)", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        let origin = origin ?? "http:" + "//\(host)"
        let origins = origin.isEmpty ? [] : ["Origin: \(origin)"]
        self.socket.send((opening + origins + fields).joined(separator: "\r\n") + "\r\n\r\n")
        let head = try self.socket.readHead()
        guard head.hasPrefix("HTTP/1.1 101") else { throw Refused(response: head) }
    }

    /// Sends a masked frame.
    package func send(_ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true) {
        socket.send(Self.frame(payload, opcode: opcode, isFinal: isFinal))
    }

    package func send(_ text: String) { send(Array(text.utf8)) }

    /// A masked frame; the length that it claims may differ from that of the payload.
    package static func frame(
        _ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true, isMasked: Bool = true, length: UInt64? = nil
    ) -> [UInt8] {
        let length = length ?? UInt64(payload.count)
        var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
        let mark: UInt8 = isMasked ? 0x80 : 0
        if length < 126 {
            bytes.append(mark | UInt8(length))
        } else {
            bytes.append(mark | 127)
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        if isMasked { bytes += mask }
        return bytes + payload.enumerated().map { isMasked ? $1 ^ mask[$0 & 3] : $1 }
    }

    package struct Message {
        package let opcode: UInt8
        package let payload: [UInt8]

        package var text: String { String(decoding: payload, as: UTF8.self) }
        /// The status code of a message that closes the connection.
        package var closeCode: Int? { opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
    }

    /// Reads the next message, which may consist of several frames.
    package func read() throws -> Message {
        var message: [UInt8] = []
        var opcode: UInt8 = 0
        while true {
            let start = try socket.read(2)
            var length = Int(start[1] & 0x7f)
            if length >= 126 { length = try socket.read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
            message += try socket.read(length)
            if start[0] & 15 != 0 { opcode = start[0] & 15 }
            if start[0] & 0x80 != 0 { return Message(opcode: opcode, payload: message) }
        }
    }

    /// Reads messages until one of a type arrives, and returns its fields.
    package func read(_ type: String) throws -> [String: Any] {
        while true {
            let message = try read()
            guard message.opcode == 1 else { continue }
            let fields = try JSONSerialization.jsonObject(with: Data(message.payload)) as? [String: Any]
            if let fields, fields["type"] as? String == type { return fields }
        }
    }

    /// Reads messages until a frame arrives, and returns its header and pixels.
    package func readFrame() throws -> [UInt8] {
        while true {
            let message = try read()
            if message.opcode == 2 { return message.payload }
        }
    }

    /// Reads messages until the server closes the connection; returns the status code, if it sent one.
    package func readClosing() -> Int? {
        while let message = try? read() {
            if message.opcode == 8 { return message.closeCode }
        }
        return nil
    }
}
