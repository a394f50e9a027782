import Foundation

/// A socket that accepts connections from this machine only.
struct Listener {
    private let descriptor: Int32
    let port: UInt16

    /// Listens on a port of 127.0.0.1; with port 0, on one that is free.
    init(port: UInt16) throws(StudioFailure) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw StudioFailure("cannot open a socket: \(Self.reason)") }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutableBytes(of: &address) { bytes -> Bool in
            guard let generic = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return bind(descriptor, generic, size) == 0 && listen(descriptor, 128) == 0
                && getsockname(descriptor, generic, &size) == 0
        }
        guard isListening else {
            let reason = errno == EADDRINUSE ? "it is in use; choose another one with --port" : Self.reason
            close(descriptor)
            throw StudioFailure("cannot listen on port \(port): \(reason)")
        }
        self.descriptor = descriptor
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Waits for the next connection; returns nil once the listener is closed.
    func accept() -> Connection? {
        while true {
            let accepted = Glibc.accept(descriptor, nil, nil)
            if accepted >= 0 { return Connection(descriptor: accepted) }
            switch errno {
            case EBADF, EINVAL, ENOTSOCK: return nil
            // Out of descriptors or memory: connections end sooner or later.
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(50_000)
            default: continue
            }
        }
    }

    func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private static var reason: String { String(cString: strerror(errno)) }
}
