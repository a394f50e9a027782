import Foundation
import Synchronization

/// The token in the address of a studio that other machines can reach.
///
/// A browser that opens the address with the token receives a cookie, with which it opens everything else as long as the
/// studio runs. The token is then used up, so that an address that stays in a history or a log opens nothing; another one
/// takes its place, for another browser.
final class StudioAccess: Sendable {
    private struct State {
        var token: String
        var used: [String] = []
        var cookies: [String] = []
    }

    /// What a request may do.
    enum Decision {
        case allowed
        /// The browser stores a cookie, and opens the page without the token.
        case opens(cookie: String)
        case refused(Response)
    }

    private let state: Mutex<State>
    private let name: String
    /// Receives the next token, whenever one was used.
    private let onUse: @Sendable (String) -> Void

    /// - Parameters:
    ///   - token: The first token; nil for a random one.
    ///   - port: The port of the server, since browsers send cookies to all ports of a host.
    init(token: String?, port: UInt16, onUse: @escaping @Sendable (String) -> Void) {
        state = Mutex(State(token: token ?? Self.random()))
        name = "quartzite-\(port)"
        self.onUse = onUse
    }

    var token: String { state.withLock { $0.token } }

    func decision(on head: RequestHead) -> Decision {
        let cookies = (head.fields["cookie"] ?? "").split(separator: ";").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let isKnown = state.withLock { state in
            cookies.contains { cookie in state.cookies.contains { Self.areEqual(cookie, "\(name)=\($0)") } }
        }
        let values = head.query.split(separator: "&").filter { $0.hasPrefix("token=") }
        // What only looks at an address, such as a preview of a link, does not use its token up.
        guard let given = values.first?.dropFirst("token=".count).removingPercentEncoding, head.path == "/",
            head.method == "GET"
        else {
            return isKnown ? .allowed : .refused(Self.missing)
        }
        let (decision, next) = state.withLock { state -> (Decision, String?) in
            if Self.areEqual(given, state.token) {
                let (cookie, next) = (Self.random(), Self.random())
                state.cookies.append(cookie)
                state.used.append(state.token)
                state.token = next
                return (.opens(cookie: "\(name)=\(cookie)"), next)
            }
            // Opening the address again in the same browser leads to the page.
            let isUsed = state.used.contains { Self.areEqual(given, $0) }
            if isKnown, isUsed { return (.opens(cookie: ""), nil) }
            return (.refused(isUsed ? Self.used : Self.wrong), nil)
        }
        if let next { onUse(next) }
        return decision
    }

    private static let missing = Response.text(
        .forbidden, "This studio needs the token of its address. Open the address that the terminal shows.")
    private static let wrong = Response.text(
        .forbidden, "This is not the studio's token. Open the address that the terminal shows last.")
    private static let used = Response.text(
        .forbidden, "This token was used by another browser. Open the address that the terminal shows last.")

    /// Returns 128 random bits, as 32 hexadecimal digits.
    ///
    /// They decide about access, and never reach a frame.
    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Compares texts in a time that does not depend on where they differ.
    private static func areEqual(_ first: String, _ second: String) -> Bool {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
