import Foundation

/// A socket that accepts connections to one address of this machine, or to all.
struct Listener {
    private let descriptor: Int32
    let port: UInt16

    /// Listens on a port; with port 0, on one that is free.
    init(on address: NetworkAddress = .loopback, port: UInt16) throws(StudioFailure) {
        let descriptor = Self.newSocket(for: address)
        guard descriptor >= 0 else { throw StudioFailure("cannot open a socket: \(Self.reason)") }
        guard Self.bind(descriptor, to: address, port: port), listen(descriptor, 128) == 0,
            let actual = Self.port(of: descriptor)
        else {
            let reason =
                switch errno {
                case EADDRINUSE: "it is in use; choose another one with --port"
                case EACCES: "it needs the rights of root; choose one from 1024 on with --port"
                default: Self.reason
                }
            close(descriptor)
            throw StudioFailure("cannot listen on port \(port): \(reason)")
        }
        self.descriptor = descriptor
        self.port = actual
    }

    /// Whether an address is one of this machine.
    static func canListen(on address: NetworkAddress) -> Bool {
        let descriptor = newSocket(for: address)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return bind(descriptor, to: address, port: 0) && listen(descriptor, 1) == 0
    }

    private static func newSocket(for address: NetworkAddress) -> Int32 {
        let descriptor = socket(address.isVersion6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return descriptor }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
        if address.isVersion6 {
            // All addresses of IPv6 include those of IPv4, whatever the machine's default is.
            var off: Int32 = 0
            setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, size)
        }
        return descriptor
    }

    private static func bind(_ descriptor: Int32, to address: NetworkAddress, port: UInt16) -> Bool {
        address.withSocketAddress(port: port) { Glibc.bind(descriptor, $0, $1) == 0 }
    }

    private static func port(of descriptor: Int32) -> UInt16? {
        var address = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &address) { bytes in
            guard let base = bytes.baseAddress,
                getsockname(descriptor, base.assumingMemoryBound(to: sockaddr.self), &size) == 0
            else { return nil }
            // The port is at the same place in the addresses of IPv4 and IPv6.
            return UInt16(bigEndian: base.loadUnaligned(as: sockaddr_in.self).sin_port)
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

    private static var reason: String { String(cString: strerror(errno)) }
}
