/// A server's name or address and its port, from the header fields `Host` and `Origin`.
struct HostName: Hashable, Sendable, CustomStringConvertible {
    /// The name in lower case; an address in its usual notation, without brackets.
    let name: String
    /// The port; nil for that of the protocol.
    var port: UInt16?
    /// The address, if the name is one; no site can make it stand for another machine.
    let address: NetworkAddress?

    /// Reads `name`, `name:port`, `192.0.2.1:port` or `[2001:db8::1]:port`.
    init?(_ text: some StringProtocol) {
        var rest = text[...]
        if rest.first == "[" {
            guard let end = rest.firstIndex(of: "]"), let address = NetworkAddress(rest[..<end].dropFirst()),
                address.isVersion6
            else { return nil }
            self.address = address
            name = address.description
            rest = rest[rest.index(after: end)...]
        } else {
            let end = rest.firstIndex(of: ":") ?? rest.endIndex
            name = rest[..<end].lowercased()
            guard (1...253).contains(name.utf8.count), name.utf8.allSatisfy(Self.isNameCharacter),
                name.first != ".", name.last != ".", !name.contains("..")
            else { return nil }
            address = NetworkAddress(name)
            // What ends with a number is an address, which browsers write in its usual notation.
            guard address != nil || name.split(separator: ".").last?.allSatisfy(\.isNumber) != true else { return nil }
            rest = rest[end...]
        }
        guard !rest.isEmpty else { return }
        let digits = rest.dropFirst()
        guard rest.first == ":", (1...5).contains(digits.utf8.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            let port = UInt16(digits)
        else { return nil }
        self.port = port
    }

    /// Reads the value of `Origin`.
    init?(origin: String, schemes: [String]) {
        for scheme in schemes {
            let start = scheme + ":" + "//"
            guard origin.lowercased().hasPrefix(start) else { continue }
            self.init(origin.dropFirst(start.count))
            return
        }
        return nil
    }

    /// Whether the name always stands for the machine of the browser.
    var isLoopback: Bool { name == "localhost" || address?.isLoopback == true }

    /// The name without the port, as a part of a web address.
    var nameInWebAddress: String { address?.inWebAddress ?? name }

    var description: String { nameInWebAddress + (port.map { ":\($0)" } ?? "") }

    private static func isNameCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
