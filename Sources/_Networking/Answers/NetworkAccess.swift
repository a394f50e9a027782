import UIKit

/// What answers the requests of a program's sessions.
package struct NetworkAccess {
    /// What arrives for a request.
    struct Answer {
        /// The time in seconds of the scene's clock after which it arrives.
        let delay: Double
        /// Returns the answer; waits for another machine.
        let result: () -> Result<(URLResponse, Data), URLError>
    }

    /// What answers the requests of this program; by default, only this machine does.
    package static var current: NetworkAccess {
        get { lock.withLock { shared } }
        set { lock.withLock { shared = newValue } }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var shared = NetworkAccess()

    /// Whether requests reach other machines.
    package var isAllowed = false
    /// The recorded answers.
    package var responses: RecordedResponses?
    /// The time in seconds of the scene's clock after which answers arrive; 0.1 by default.
    package var delay = 0.1
    /// The addresses that were refused, each once, in order.
    package private(set) static var refused: [String] {
        get { lock.withLock { refusals } }
        set { lock.withLock { refusals = newValue } }
    }

    nonisolated(unsafe) private static var refusals: [String] = []

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
            return Answer(delay: delay) { .success(recorded) }
        }
        guard isAllowed || Self.isLocal(url.host() ?? "") else {
            let address = (url.host() ?? "") + url.path()
            if !Self.refused.contains(address) { Self.refused.append(address) }
            return failure(.notConnectedToInternet, url)
        }
        let transfer = PlatformTransfer(request)
        transfer.start()
        return Answer(delay: delay) { transfer.result() }
    }

    private func failure(_ code: URLError.Code, _ url: URL) -> Answer {
        Answer(delay: 0) { .failure(TaskLoading.error(code, url)) }
    }

    /// Returns whether a host is this machine.
    static func isLocal(_ host: String) -> Bool {
        let name = host.lowercased().trimmingCharacters(in: ["[", "]"])
        if name == "localhost" || name.hasSuffix(".localhost") || name == "::1" { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
