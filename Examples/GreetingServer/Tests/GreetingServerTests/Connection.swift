import Foundation

/// A connection to a port of the loopback address, which blocks its thread.
struct Connection {
    private let descriptor: Int32

    struct Failure: Error {
        let code = errno
    }

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure() }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        // A server that does not answer fails the test instead of stopping it.
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            close(descriptor)
            throw Failure()
        }
    }

    /// Sends bytes, reads until the other side closes, and closes the connection.
    func exchange(_ bytes: String) throws -> Answer {
        defer { close(descriptor) }
        let data = Array(bytes.utf8)
        var sent = 0
        while sent < data.count {
            // The server may refuse the rest.
            let count = data[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { break }
            sent += count
        }
        var received = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            received.append(contentsOf: buffer[..<count])
        }
        return Answer(received)
    }
}
