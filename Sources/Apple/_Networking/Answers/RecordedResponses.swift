import UIKit

/// Answers that were recorded elsewhere: files by host and path, or an archive in the HAR format.
///
/// Frames must not depend on a network, so requests to other machines are answered from files, after a stated delay on
/// the scene's clock, or fail as offline. Without this, answers came on threads of the machine and at its time, and two
/// runs differed. The format of files by host and path was chosen because people can write them by hand, and HAR
/// archives because browsers and proxies record them. A local server that answers would be real networking with real
/// delays. A request whose host has answers but whose path has none gets status 404; a host without any is offline.
/// This tells a mistake in a recording from its absence. The cost is that an answer cannot depend on what the app has
/// sent before, beyond what the archive's entries distinguish.
package protocol RecordedResponses {
    /// Returns the answer to a request; nil if none was recorded for its host.
    func response(to request: URLRequest, at url: URL) -> (URLResponse, Data)?
    /// Returns the messages that arrive over a web socket; nil if none were recorded.
    func messages(for request: URLRequest, at url: URL) -> [RecordedMessage]?
}

extension RecordedResponses {
    package func messages(for request: URLRequest, at url: URL) -> [RecordedMessage]? { nil }
}

/// A message that arrives over a web socket.
package struct RecordedMessage: Sendable {
    /// The time in seconds after the socket has opened; nil if it was not recorded.
    let time: Double?
    /// The message.
    let message: URLSessionWebSocketTask.Message
}

/// An answer that was not recorded although its host was.
enum MissingResponse {
    /// Returns the answer of a server that does not have what is asked for.
    static func response(at url: URL) -> (URLResponse, Data)? {
        HTTPURLResponse(url: url, statusCode: 404, httpVersion: "HTTP/1.1", headerFields: ["Content-Length": "0"]).map {
            ($0, Data())
        }
    }
}
