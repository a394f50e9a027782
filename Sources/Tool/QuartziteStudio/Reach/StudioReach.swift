/// Where a studio can be reached, and by whom.
package struct StudioReach: Sendable {
    /// The address on which the studio listens.
    let address: NetworkAddress
    let port: UInt16
    /// The names under which browsers reach the studio, in addition to its address.
    let names: [HostName]
    /// The first token; nil if none is required.
    let token: String?

    /// The variable of the environment with a token of the user's own.
    ///
    /// An option would show the token to all users of the machine, in the list of processes.
    package static let tokenVariable = "QUARTZITE_STUDIO_TOKEN"

    /// - Parameters:
    ///   - host: An address of this machine, or a name of one.
    ///   - allowedHosts: Further names, as `NAME` or `NAME:PORT`.
    ///   - requiresToken: Whether a token is required; nil requires one if other machines reach the studio, or if there is
    ///     one of the user's own.
    ///   - token: A token of the user's own.
    package init(
        host: String = "127.0.0.1", port: UInt16, allowedHosts: [String] = [], requiresToken: Bool? = nil,
        token: String? = nil
    ) throws(StudioFailure) {
        address = try Self.address(of: host)
        self.port = port
        var names: [HostName] = []
        for text in allowedHosts { names.append(try Self.name(text)) }
        if let name = HostName(host), name.address == nil, !name.isLoopback { names.append(name) }
        self.names = names
        if requiresToken == false, !address.isLoopback {
            throw StudioFailure(
                .usage,
                "--host \(host) lets other machines in, which requires a token; leave out --no-token, or --host to "
                    + "reach the studio through ssh")
        }
        if requiresToken == false {
            self.token = nil
        } else if let token {
            self.token = try Self.checked(token)
        } else {
            self.token = requiresToken ?? (!address.isLoopback || !allowedHosts.isEmpty) ? AccessTokens.newToken() : nil
        }
    }

    private static func address(of host: String) throws(StudioFailure) -> NetworkAddress {
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        let text = isBracketed ? String(host.dropFirst().dropLast()) : host
        guard !text.isEmpty else {
            throw StudioFailure(.usage, "--host: write an address of this machine: \(ownAddresses)")
        }
        let found = NetworkAddress.resolve(text)
        guard let first = found.first else {
            throw StudioFailure(
                .usage, "--host \(host): no machine has this name; write an address of this machine: \(ownAddresses)")
        }
        if let own = found.first(where: { !$0.isMulticast && Listener.canListen(on: $0) }) { return own }
        let subject = first.description == text ? "this" : "\(text) is \(first), which"
        throw StudioFailure(
            .usage, "--host \(host): \(subject) is not an address of this machine, which has \(ownAddresses)")
    }

    private static var ownAddresses: String {
        let own = NetworkAddress.own
        let more = own.count > 8 ? " and \(own.count - 8) more" : ""
        return own.prefix(8).map(\.description).joined(separator: ", ") + more
    }

    private static func name(_ text: String) throws(StudioFailure) -> HostName {
        let bare = NetworkAddress(text).flatMap { HostName($0.inWebAddress) }
        if let name = bare ?? HostName(text), name.address?.isWildcard != true { return name }
        var reason = "write NAME or NAME:PORT, as in studio.example.com"
        for scheme in ["http", "https"] {
            guard let rest = text.split(separator: scheme + ":" + "//", maxSplits: 1).last, rest.count < text.count,
                let name = HostName(rest.prefix { $0 != "/" })
            else { continue }
            reason = "write the name only: \(name)"
        }
        if text.contains("*") { reason = "write each name in full, since others could own the rest of a pattern" }
        throw StudioFailure(.usage, "--allow-host \(text): \(reason)")
    }

    private static func checked(_ token: String) throws(StudioFailure) -> String {
        guard token.utf8.count >= 16 else {
            throw StudioFailure(
                .usage,
                "\(tokenVariable): write at least 16 characters instead of \(token.utf8.count), or unset it for a random token"
            )
        }
        guard token.utf8.count <= 128,
            token.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-._~".contains($0)) })
        else {
            throw StudioFailure(
                .usage, "\(tokenVariable): write at most 128 letters of A to Z, digits, and the characters - . _ ~")
        }
        return token
    }
}
