import Foundation

/// A client's connection to a server of this machine.
package final class TestSocket {
    package let descriptor: Int32
    private var buffer: [UInt8] = []

    package struct Failure: Error {}

    package init(port: UInt16, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if var receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
        }
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let connected = withUnsafeBytes(of: &address) { bytes in
            bytes.baseAddress.map {
                connect(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
            }
        }
        guard connected == 0 else { throw Failure() }
    }

    deinit { close(descriptor) }

    /// Sends as much as the server accepts; returns whether it accepted everything.
    @discardableResult
    package func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Reads exactly `count` bytes; throws if the server ends the connection first, or sends nothing for 20 s.
    package func read(_ count: Int) throws -> [UInt8] {
        while buffer.count < count {
            guard receive() else { throw Failure() }
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    /// Reads up to and including an empty line.
    package func readHead() throws -> String {
        while true {
            let text = String(decoding: buffer, as: UTF8.self)
            if let end = text.range(of: "\r\n\r\n") {
                buffer.removeFirst(text[..<end.upperBound].utf8.count)
                return String(text[..<end.upperBound])
            }
            guard receive() else { throw Failure() }
        }
    }

    /// Reads until the server ends the connection.
    package func readAll() -> String {
        while receive() {}
        return String(decoding: buffer, as: UTF8.self)
    }

    private func receive() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count > 0 { buffer += bytes[..<count] }
        return count > 0
    }
}

extension TestSocket {
    /// Sends a request, and returns the whole response.
    package static func response(
        _ path: String, method: String = "GET", port: UInt16, fields: [String] = []
    ) throws -> String {
        let socket = try TestSocket(port: port)
        let host = fields.contains { $0.lowercased().hasPrefix("host:") } ? [] : ["Host: 127.0.0.1:\(port)"]
        socket.send((["\(method) \(path) HTTP/1.1"] + host + fields).joined(separator: "\r\n") + "\r\n\r\n")
        return socket.readAll()
    }
}
