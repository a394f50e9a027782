import Foundation

/// An address of IPv4 or IPv6.
struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    /// The 4 or 16 bytes of the address.
    let bytes: [UInt8]
    /// The index of the interface of a link-local address.
    var scope: UInt32 = 0

    static let loopback = NetworkAddress(bytes: [127, 0, 0, 1])

    private init(bytes: [UInt8], scope: UInt32 = 0) {
        self.bytes = bytes
        self.scope = scope
    }

    /// Reads an address in its usual notation: four decimal numbers, or IPv6 without brackets.
    init?(_ text: some StringProtocol) {
        var parsed = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, String(text), &parsed) == 1 {
            bytes = Array(parsed[..<4])
        } else if inet_pton(AF_INET6, String(text), &parsed) == 1 {
            // Addresses of IPv4 may be written as some of IPv6.
            let isMapped = parsed[..<10].allSatisfy { $0 == 0 } && parsed[10] == 255 && parsed[11] == 255
            bytes = isMapped ? Array(parsed[12...]) : parsed
        } else {
            return nil
        }
    }

    /// Reads the address of a socket.
    init?(_ socketAddress: UnsafePointer<sockaddr>?) {
        guard let socketAddress else { return nil }
        let raw = UnsafeRawPointer(socketAddress)
        switch Int32(socketAddress.pointee.sa_family) {
        case AF_INET:
            let address = raw.loadUnaligned(as: sockaddr_in.self)
            bytes = withUnsafeBytes(of: address.sin_addr) { Array($0) }
        case AF_INET6:
            let address = raw.loadUnaligned(as: sockaddr_in6.self)
            bytes = withUnsafeBytes(of: address.sin6_addr) { Array($0) }
            scope = address.sin6_scope_id
        default: return nil
        }
    }

    var isVersion6: Bool { bytes.count == 16 }

    /// Whether only this machine reaches the address.
    var isLoopback: Bool { isVersion6 ? bytes == [UInt8](repeating: 0, count: 15) + [1] : bytes[0] == 127 }

    /// Whether the address stands for all addresses of this machine.
    var isWildcard: Bool { bytes.allSatisfy { $0 == 0 } }

    /// Whether the address stands for a group of machines.
    var isMulticast: Bool { isVersion6 ? bytes[0] == 0xff : bytes[0] >= 224 }

    private var isLinkLocal: Bool { isVersion6 && bytes[0] == 0xfe && bytes[1] & 0xc0 == 0x80 }

    var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard inet_ntop(isVersion6 ? AF_INET6 : AF_INET, bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The address as a part of a web address, where IPv6 has brackets.
    var inWebAddress: String { isVersion6 ? "[\(self)]" : description }

    /// Calls a closure with the address of a socket at a port.
    func withSocketAddress<Result>(
        port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        if isVersion6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_scope_id = scope
            withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: bytes) }
            return Self.withGeneric(address, body)
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: bytes) }
        return Self.withGeneric(address, body)
    }

    private static func withGeneric<Address, Result>(
        _ address: Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    // MARK: This machine

    /// The addresses of this machine's interfaces, those of IPv4 first; browsers cannot open link-local ones.
    static var own: [NetworkAddress] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var found: [NetworkAddress] = []
        var next = first
        while let interface = next {
            if let address = NetworkAddress(interface.pointee.ifa_addr) { found.append(address) }
            next = interface.pointee.ifa_next
        }
        var known = Set<NetworkAddress>()
        let usable = found.filter { !$0.isLinkLocal && known.insert($0).inserted }
        return usable.filter { !$0.isVersion6 } + usable.filter(\.isVersion6)
    }

    /// Returns the addresses that a name or a notation stands for, those of IPv4 first.
    static func resolve(_ name: String) -> [NetworkAddress] {
        if let address = NetworkAddress(name) { return [address] }
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        var found: [NetworkAddress] = []
        var next = first
        while let entry = next {
            if let address = NetworkAddress(entry.pointee.ai_addr) { found.append(address) }
            next = entry.pointee.ai_next
        }
        return found.filter { !$0.isVersion6 } + found.filter(\.isVersion6)
    }
}
