import Foundation

/// An address of this machine on which a studio listens.
package struct StudioAddress: Sendable {
    /// The address as numbers, as in "127.0.0.1" or "::1".
    package let text: String
    private let isVersion6: Bool

    /// The address that only this machine reaches.
    package static let loopback = StudioAddress(text: "127.0.0.1", isVersion6: false)

    private init(text: String, isVersion6: Bool) { (self.text, self.isVersion6) = (text, isVersion6) }

    /// Finds an address by its numbers or by a name.
    ///
    /// - Throws: If it is not one of this machine, nor `0.0.0.0` or `::`, which stand for all of them.
    package init(_ name: String) throws(StudioFailure) {
        let found = Self.addresses(named: name)
        guard let first = found.first else { throw StudioFailure("\(name) is not an address or a known name") }
        let own = Self.ownAddresses
        guard let match = found.first(where: { $0.isAny || $0.isLoopback || own.contains($0.text) }) else {
            let known = own.isEmpty ? "which has none" : "whose addresses are \(own.joined(separator: ", "))"
            throw StudioFailure("\(first.text) is not an address of this machine, \(known)")
        }
        self = match
    }

    /// Whether it stands for all addresses of this machine.
    package var isAny: Bool { text == "0.0.0.0" || text == "::" }

    /// Whether only this machine reaches it.
    package var isLoopback: Bool { text.hasPrefix("127.") || text == "::1" }

    /// The address as it stands in `Host` and in an address of a page.
    ///
    /// One that another machine can use replaces `0.0.0.0`.
    package var host: String {
        guard !isAny else { return Self.ownAddresses.first { !$0.contains(":") } ?? "127.0.0.1" }
        return isVersion6 ? "[\(text)]" : text
    }

    /// Whether the host of a request is an address as numbers, which unlike a name cannot be made to lead elsewhere.
    static func isNumeric(_ host: String) -> Bool {
        var (old, new) = (in_addr(), in6_addr())
        if host.hasPrefix("["), host.hasSuffix("]") {
            return inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &new) == 1
        }
        return inet_pton(AF_INET, host, &old) == 1
    }

    /// Calls a closure with the address as the system's functions take it.
    func withSocketAddress<Result>(
        port: UInt16, _ body: (UnsafeMutablePointer<sockaddr>, inout socklen_t, Int32) -> Result
    ) -> Result {
        var (old, new) = (sockaddr_in(), sockaddr_in6())
        if isVersion6 {
            new.sin6_family = sa_family_t(AF_INET6)
            new.sin6_port = port.bigEndian
            inet_pton(AF_INET6, text, &new.sin6_addr)
            var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
            return withUnsafeMutablePointer(to: &new) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &size, AF_INET6) }
            }
        }
        old.sin_family = sa_family_t(AF_INET)
        old.sin_port = port.bigEndian
        inet_pton(AF_INET, text, &old.sin_addr)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &old) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &size, AF_INET) }
        }
    }

    // MARK: Looking up

    private static func addresses(named name: String) -> [StudioAddress] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var found: [StudioAddress] = []
        var entry = list
        while let this = entry {
            if let address = numbers(this.pointee.ai_addr, this.pointee.ai_addrlen) { found.append(address) }
            entry = this.pointee.ai_next
        }
        return found
    }

    /// The addresses that other machines use for this one.
    static var ownAddresses: [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [String] = []
        var entry = list
        while let this = entry {
            let family = this.pointee.ifa_addr.map { Int32($0.pointee.sa_family) }
            let size = family == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
            if family == AF_INET || family == AF_INET6,
                let address = numbers(this.pointee.ifa_addr, socklen_t(size)), !address.isLoopback,
                !address.text.contains("%")
            {
                found.append(address.text)
            }
            entry = this.pointee.ifa_next
        }
        return found
    }

    private static func numbers(_ address: UnsafeMutablePointer<sockaddr>?, _ size: socklen_t) -> StudioAddress? {
        var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        guard let address,
            getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
        else { return nil }
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return StudioAddress(text: text, isVersion6: Int32(address.pointee.sa_family) == AF_INET6)
    }
}
