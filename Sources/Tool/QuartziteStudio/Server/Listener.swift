import Foundation

/// A socket that accepts connections to an address of this machine.
struct Listener {
    private let descriptor: Int32
    let port: UInt16

    /// Listens on a port; with port 0, on one that is free.
    init(_ address: StudioAddress, port: UInt16) throws(StudioFailure) {
        let (descriptor, code) = address.withSocketAddress(port: port) { generic, size, family in
            let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
            guard descriptor >= 0 else { return (descriptor, errno) }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            var on: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
            let isListening = bind(descriptor, generic, size) == 0 && listen(descriptor, 128) == 0
            return (descriptor, isListening ? 0 : errno)
        }
        guard code == 0 else {
            if descriptor >= 0 { close(descriptor) }
            let reason =
                switch code {
                case EADDRINUSE: "it is in use; choose another one with --port"
                case EACCES: "only an administrator may use it; choose another one with --port"
                default: String(cString: strerror(code))
                }
            throw StudioFailure("cannot listen on port \(port): \(reason)")
        }
        self.descriptor = descriptor
        self.port = address.withSocketAddress(port: 0) { generic, size, family in
            guard getsockname(descriptor, generic, &size) == 0 else { return port }
            // The port is at the same place in both kinds of addresses.
            return generic.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
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
}
