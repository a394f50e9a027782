import Foundation
import Synchronization

/// The tokens that open a studio, and the browsers that have used one.
///
/// A token opens one browser: it is exchanged for a cookie, and another token takes its place.
final class AccessTokens: Sendable {
    private struct State {
        var current: String
        var used: [String] = []
        /// The values of the cookies.
        var sessions: [String] = []
    }

    private let state: Mutex<State>

    /// The number of used tokens, and of browsers, that are remembered; the oldest are removed.
    static let capacity = 256

    init(_ token: String) { state = Mutex(State(current: token)) }

    /// The token that opens the next browser.
    var current: String { state.withLock { $0.current } }

    /// A token of 128 random bits.
    static func newToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Returns the response to a request that lacks a valid cookie or exchanges a token; nil for one that is allowed.
    ///
    /// - Parameter host: The name under which the browser reaches the studio.
    func response(to head: RequestHead, host: HostName?) -> Response? {
        let name = Self.cookieName(for: host)
        let isKnown = head.cookies(named: name).contains { cookie in
            state.withLock { state in Self.contains(cookie, in: state.sessions) }
        }
        let isPage = ["/", "/index.html"].contains(head.path)
        guard isPage, let token = head.queryValue(of: "token") else { return isKnown ? nil : Self.missing }
        // A browser that opens an address again needs no other token.
        if isKnown { return Self.redirection }
        guard head.method == "GET" else { return Self.missing }
        return exchange(token, cookieName: name)
    }

    private func exchange(_ token: String, cookieName: String) -> Response {
        let session = Self.newToken()
        let refusal: Response? = state.withLock { state in
            guard Self.areEqual(token, state.current) else {
                return Self.contains(token, in: state.used) ? Self.used : Self.wrong
            }
            state.used = (state.used + [state.current]).suffix(Self.capacity)
            state.sessions = (state.sessions + [session]).suffix(Self.capacity)
            state.current = Self.newToken()
            return nil
        }
        if let refusal { return refusal }
        var response = Self.redirection
        // Lax: with Strict, a browser that follows a link from another page, such as a terminal on the web, would not
        // send the cookie with the page that it is redirected to.
        response.cookie = "\(cookieName)=\(session); Path=/; HttpOnly; SameSite=Lax"
        return response
    }

    /// The name of the cookie.
    ///
    /// Browsers send the cookies of a name to all ports, so that each studio has a cookie of its own.
    static func cookieName(for host: HostName?) -> String {
        "quartzite-studio" + (host?.port.map { "-\($0)" } ?? "")
    }

    // MARK: Comparing

    private static func contains(_ text: String, in list: [String]) -> Bool {
        list.reduce(false) { areEqual(text, $1) || $0 }
    }

    /// Whether two texts are equal, in a time that does not depend on where they differ.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    // MARK: Responses

    /// Leads to the page without a token in its address.
    private static var redirection: Response {
        var response = Response.text(.seeOther, "The page is here, without the token.")
        response.location = "./"
        return response
    }

    private static let advice = """
        Open the address that `quartzite studio` printed last; it ends with ?token= and the token.
        Behind a proxy, add this end to the proxy's own address.
        """

    private static var missing: Response {
        .text(.forbidden, "This studio requires a token, and this browser has not used one.\n\(advice)")
    }
    private static var wrong: Response { .text(.forbidden, "This is not the token of this studio.\n\(advice)") }
    private static var used: Response {
        .text(
            .forbidden,
            "This token has been used: each one opens one browser, and then the studio prints another one.\n\(advice)")
    }
}
