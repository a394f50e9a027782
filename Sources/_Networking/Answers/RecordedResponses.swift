import UIKit

/// Answers that were recorded elsewhere: files by host and path, or an archive in the HAR format.
package protocol RecordedResponses {
    /// Returns the answer to a request; nil if none was recorded for its host.
    func response(to request: URLRequest, at url: URL) -> (URLResponse, Data)?
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
