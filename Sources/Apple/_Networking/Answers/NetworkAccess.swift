import UIKit

/// What answers the requests of a program's sessions.
package struct NetworkAccess {
    /// What arrives for a request.
    struct Answer {
        /// The time in seconds of the scene's clock after which it arrives.
        let delay: Double
        /// The number of parts in which the data arrive, the last one after the delay.
        var parts = 1
        /// Whether the request fails because there is no network.
        var isOffline = false
        /// Returns the answer; waits for another machine.
        let result: () -> Result<(URLResponse, Data), URLError>
    }

    /// What a new scene copies as its ``current`` access; by default, only this machine answers.
    ///
    /// The command line sets it once, before there are scenes.
    package static var standard: NetworkAccess {
        get { lock.withLock { launched } }
        set { lock.withLock { launched = newValue } }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var launched = NetworkAccess()

    /// What answers the requests of the current scene.
    package static var current: NetworkAccess {
        get { OfScene.current.access }
        set { OfScene.current.access = newValue }
    }

    private final class OfScene {
        var access = NetworkAccess.standard
        static var current: OfScene { SceneContext.current.object(of: OfScene.self) { OfScene() } }
    }

    /// Whether requests reach other machines.
    package var isAllowed = false
    /// The recorded answers.
    package var responses: RecordedResponses?
    /// The time in seconds of the scene's clock after which answers arrive; 0.1 by default.
    package var delay = 0.1
    /// The addresses that were refused to the scenes with this access.
    package let refusals = Refusals()

    package init() {}

    /// Returns what arrives for a request.
    func answer(to request: URLRequest, at url: URL) -> Answer {
        switch url.scheme?.lowercased() {
        case "http", "https": break
        case "file", "data":
            return Answer(delay: 0) { PlatformTransfer(request).result() }
        default:
            return failure(.unsupportedURL, url)
        }
        if let responses, let recorded = responses.response(to: request, at: url) {
            let answer = RangeOfData.answer(recorded, to: request)
            return Answer(delay: delay, parts: AnswerParts.count(answer.1.count)) { .success(answer) }
        }
        guard isAllowed || Self.isLocal(url.host() ?? "") else {
            refusals.add(url)
            return failure(.notConnectedToInternet, url)
        }
        let transfer = PlatformTransfer(request)
        transfer.start()
        return Answer(delay: delay) { transfer.result() }
    }

    private func failure(_ code: URLError.Code, _ url: URL) -> Answer {
        Answer(delay: 0, isOffline: code == .notConnectedToInternet) { .failure(NetworkError.error(code, url)) }
    }

    /// Returns the messages that arrive over a web socket; nil if none were recorded.
    func messages(for request: URLRequest, at url: URL) -> [RecordedMessage]? {
        guard ["ws", "wss", "http", "https"].contains(url.scheme?.lowercased()) else { return nil }
        if let found = responses?.messages(for: request, at: url) { return found }
        if isAllowed || Self.isLocal(url.host() ?? "") {
            Notices.report("\(url.host() ?? ""): web sockets reach no machine; --responses has their messages")
        } else {
            refusals.add(url)
        }
        return nil
    }

    /// Returns whether a host is this machine.
    static func isLocal(_ host: String) -> Bool {
        let name = host.lowercased().trimmingCharacters(in: ["[", "]"])
        if name == "localhost" || name.hasSuffix(".localhost") || name == "::1" { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
