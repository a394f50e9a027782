/// The rules that a request must meet before anything else looks at it.
///
/// Any page that the user visits may send requests to this server. A browser names that page in `Origin`, and in `Host`
/// the name under which it found this machine; a page can forge neither. Another server's name can be rebound to this
/// machine, but an address and `localhost` cannot. These are allowed with any port, because a forwarded port may differ.
struct RequestRules {
    /// The address on which the server listens, and its port.
    var address = NetworkAddress.loopback
    let port: UInt16
    /// The names that the user has allowed.
    var names: [HostName] = []

    /// Returns the response to a request that is refused, or nil if it is allowed.
    func refusal(of head: RequestHead) -> Response? {
        guard let host = head.host else {
            return .text(
                .forbidden, "This studio answers only requests whose field Host names it, as browsers write it.")
        }
        guard isAllowed(host) else { return .text(.forbidden, refusal(of: host)) }
        // A browser says whether another page embeds or fetches this; following a link to the page is allowed.
        if let site = head.fields["sec-fetch-site"], !["same-origin", "none"].contains(site),
            head.fields["sec-fetch-mode"] != "navigate"
        {
            return .text(.forbidden, Self.otherPages)
        }
        let origin = head.fields["origin"]
        let isSocket = head.lists("websocket", in: "upgrade")
        if let origin, !isAllowed(origin: origin, to: host) { return .text(.forbidden, Self.otherPages) }
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

    // MARK: Hosts and origins

    private func isAllowed(_ host: HostName) -> Bool {
        if host.isLoopback || isNamed(host) { return true }
        guard let literal = host.address, !address.isLoopback else { return false }
        return address.isWildcard || literal.bytes == address.bytes
    }

    /// Whether the user has allowed a name: at its port, or at any.
    private func isNamed(_ host: HostName) -> Bool {
        names.contains { $0.name == host.name && ($0.port == nil || $0.port == host.port) }
    }

    /// Whether a page is the server's own: one of the same name and port, or one that a proxy has forwarded.
    ///
    /// Some proxies replace `Host` by the server's own address, and some replace `Origin`.
    private func isAllowed(origin text: String, to host: HostName) -> Bool {
        let isProxied = isNamed(host)
        if let origin = HostName(origin: text, schemes: ["http", "https"]) {
            if names.contains(origin) || isProxied && origin == host { return true }
        }
        guard let origin = HostName(origin: text, schemes: ["http"]) else { return false }
        return origin == host || isProxied && origin.isLoopback && origin.port == port
    }

    private static let otherPages = "This studio does not answer the pages of other sites. Open its address by itself."

    private func refusal(of host: HostName) -> String {
        """
        This studio does not answer to the name \(host.nameInWebAddress), because any site could make its name stand for \
        this machine.
        If the name is yours, start the studio again with: quartzite studio --allow-host \(host.nameInWebAddress)
        On the machine of the studio, and through a port that ssh forwards, open localhost instead.
        """
    }
}
