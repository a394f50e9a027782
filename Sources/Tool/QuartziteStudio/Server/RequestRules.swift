/// The rules that a request must meet before anything else looks at it.
///
/// Any page that the user visits may send requests to this server. A browser names that page in `Origin`, and a host
/// name that was rebound to this machine in `Host`; neither can be forged by a page.
struct RequestRules {
    let port: UInt16

    /// The names of the server that `Host` may have.
    var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// The origins of the server's own page.
    var origins: [String] { hosts.map { "http" + "://\($0)" } }

    /// Returns the response to a request that is refused, or nil if it is allowed.
    func refusal(of head: RequestHead) -> Response? {
        guard let host = head.fields["host"], hosts.contains(host.lowercased()) else {
            return .text(.forbidden, "This server answers only requests to \(hosts[0]).")
        }
        // A browser says whether another page embeds or fetches this; following a link to the page is allowed.
        if let site = head.fields["sec-fetch-site"], !["same-origin", "none"].contains(site),
            head.fields["sec-fetch-mode"] != "navigate"
        {
            return .text(.forbidden, "This server does not answer other pages.")
        }
        let origin = head.fields["origin"]
        let isSocket = head.lists("websocket", in: "upgrade")
        if let origin, !origins.contains(origin.lowercased()) {
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
