/// The rules that a request must meet before anything else looks at it.
///
/// Any page that the user visits may send requests to this server. A browser names that page in `Origin`, and a host
/// name that was rebound to this machine in `Host`; neither can be forged by a page. Addresses as numbers cannot be rebound,
/// and are allowed with each port, since a forwarded port may have another number.
struct RequestRules {
    /// The names under which a proxy or a cloud workspace shows the page; a name that begins with "*." stands for all below
    /// it.
    var names: [String] = []
    /// Whether other machines may use this machine's addresses.
    var isReachable = false

    /// Whether `Host` names this server.
    func allows(host: String) -> Bool {
        let name = Self.name(in: host)
        return ["localhost", "127.0.0.1", "[::1]"].contains(name) || isAdded(name)
            || isReachable && StudioAddress.isNumeric(name)
    }

    /// Whether a page may send requests: that of this server under the same name.
    ///
    /// Behind a proxy, `Host` may be another one than that which the browser sees.
    private func allows(origin: String, host: String) -> Bool {
        let parts = origin.lowercased().split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, ["http", "https"].contains(parts[0]) else { return false }
        return isAdded(Self.name(in: String(parts[1]))) || parts[0] == "http" && parts[1] == host.lowercased()
    }

    private func isAdded(_ name: String) -> Bool {
        names.contains { $0.hasPrefix("*.") ? name.hasSuffix($0.dropFirst()) : name == $0 }
    }

    /// Returns a host without its port, in lower case; an empty text for what is not a host with an optional port.
    private static func name(in host: String) -> String {
        let parts = host.lowercased().wholeMatch(of: /(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::[0-9]{1,5})?/)
        return parts.map { String($0.1) } ?? ""
    }

    /// Returns the response to a request that is refused, or nil if it is allowed.
    func refusal(of head: RequestHead) -> Response? {
        guard let host = head.fields["host"], allows(host: host) else {
            return .text(
                .forbidden,
                "This studio does not answer to that name. Start it with --allow-host and the name, if it is right.")
        }
        // A browser says whether another page embeds or fetches this; following a link to the page is allowed.
        if let site = head.fields["sec-fetch-site"], !["same-origin", "none"].contains(site),
            head.fields["sec-fetch-mode"] != "navigate"
        {
            return .text(.forbidden, "This server does not answer other pages.")
        }
        let origin = head.fields["origin"]
        let isSocket = head.lists("websocket", in: "upgrade")
        if let origin, !allows(origin: origin, host: host) {
            return .text(.forbidden, "This server does not answer other pages.")
        }
        if origin == nil, isSocket || !["GET", "HEAD"].contains(head.method) {
            return .text(.forbidden, "This server requires the field Origin here.")
        }
        guard ["GET", "HEAD"].contains(head.method) else {
            return .text(.methodNotAllowed, "This server answers GET and HEAD.")
        }
        if let length = head.fields["content-length"], length != "0" {
            return .text(.badRequest, "This server accepts no contents.")
        }
        if head.fields["transfer-encoding"] != nil { return .text(.badRequest, "This server accepts no contents.") }
        return nil
    }
}
