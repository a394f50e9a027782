#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A socket of the process, as far as it shows whether an answer is awaited.
struct ProcessSocket {
    private let descriptor: Int32

    /// Whether a connection of the process awaits an answer or has unread data.
    ///
    /// Connections that are kept open for later requests, and those accepted by a server in this process, do not count:
    /// of the two ends of a connection within the process, the client's decides.
    static var isAnyInUse: Bool {
        let sockets = all
        guard !sockets.isEmpty else { return false }
        let served = Set(sockets.filter(\.isListening).compactMap(\.port))
        return sockets.contains { socket in
            guard !socket.isListening, let port = socket.port, !served.contains(port) else { return false }
            return socket.isDatagram || socket.awaitsAnswer || socket.hasUnreadData
        }
    }

    /// The sockets of the process for networks.
    private static var all: [ProcessSocket] {
        guard let folder = opendir("/proc/self/fd") else { return [] }
        defer { closedir(folder) }
        var found: [ProcessSocket] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let descriptor = Int32(name) else { continue }
            var information = stat()
            guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFSOCK else { continue }
            let socket = ProcessSocket(descriptor: descriptor)
            if socket.port != nil { found.append(socket) }
        }
        return found
    }

    /// The local port; nil if the socket is not one of the internet.
    private var port: UInt16? {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &address) { bytes in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
                getsockname(descriptor, start, &length) == 0,
                [AF_INET, AF_INET6].contains(Int32(start.pointee.sa_family))
            else { return nil }
            // Both kinds of addresses have the port after the family.
            return UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self))
        }
    }

    private func option(_ name: Int32) -> Int32 {
        var value: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, name, &value, &length) == 0 ? value : 0
    }

    private var isListening: Bool { option(SO_ACCEPTCONN) != 0 }

    /// Whether the socket sends datagrams, such as the questions to a name server.
    private var isDatagram: Bool { option(SO_TYPE) == Int32(SOCK_DGRAM.rawValue) }

    private var hasUnreadData: Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR) == 0
    }

    /// Whether the connection is being opened, or sent something after it last received anything.
    private var awaitsAnswer: Bool {
        // The kernel's `struct tcp_info`, whose members keep their places.
        var facts = [UInt8](repeating: 0, count: 160)
        var length = socklen_t(facts.count)
        guard getsockopt(descriptor, Int32(IPPROTO_TCP), tcpInformation, &facts, &length) == 0 else { return false }
        return facts.withUnsafeBytes { bytes in
            let state = bytes[0]
            if state == synSent || state == synReceived { return true }
            guard state == established else { return false }
            let (sent, received) = (
                bytes.loadUnaligned(fromByteOffset: 44, as: UInt32.self),
                bytes.loadUnaligned(fromByteOffset: 52, as: UInt32.self)
            )
            if Int(length) >= 136, bytes.loadUnaligned(fromByteOffset: 128, as: UInt64.self) == 0 { return true }
            return sent < received
        }
    }
}

private let tcpInformation: Int32 = 11
private let established: UInt8 = 1
private let synSent: UInt8 = 2
private let synReceived: UInt8 = 3
