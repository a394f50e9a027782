import QuartziteStage
import UIKit

@testable import _Networking

/// What the code of a scene notes, with the times of the scene's clock.
@MainActor final class Journal {
    private(set) var lines: [String] = []

    func note(_ text: String) { lines.append("\((CACurrentMediaTime() * 1000).rounded() / 1000) \(text)") }

    /// Runs a scene until a time, and returns what it has noted.
    static func lines(until end: Double, access: NetworkAccess = NetworkAccess(), _ body: @escaping (Journal) -> Void)
        -> [String]
    {
        let journal = Journal()
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1) {
            NetworkAccess.current = access
            let controller = UIViewController()
            DispatchQueue.main.async { body(journal) }
            return controller
        }
        stage.advance(to: end)
        withExtendedLifetime(stage) {}
        return journal.lines
    }
}

/// Answers by address.
struct FixedResponses: RecordedResponses {
    var bodies: [String: String] = [:]

    func response(to request: URLRequest, at url: URL) -> (URLResponse, Data)? {
        guard let body = bodies[url.absoluteString] else { return nil }
        return HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil).map {
            ($0, Data(body.utf8))
        }
    }
}
