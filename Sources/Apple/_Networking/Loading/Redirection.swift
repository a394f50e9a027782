import UIKit

/// The request to which the answer to another one leads.
enum Redirection {
    /// The largest number of redirections of a task.
    static let maximumCount = 20

    /// Returns the request; nil if the answer is not a redirection.
    static func request(after response: HTTPURLResponse, to request: URLRequest) -> URLRequest? {
        guard [301, 302, 303, 307, 308].contains(response.statusCode),
            let place = response.value(forHTTPHeaderField: "Location"), let old = request.url,
            let url = URL(string: place, relativeTo: old)?.absoluteURL
        else { return nil }
        var next = request
        next.url = url
        let method = request.httpMethod ?? "GET"
        let isSeen = response.statusCode == 303 && method != "HEAD"
        if isSeen || [301, 302].contains(response.statusCode) && method == "POST" {
            next.httpMethod = "GET"
            next.httpBody = nil
            for field in ["Content-Length", "Content-Type", "Transfer-Encoding"] {
                next.setValue(nil, forHTTPHeaderField: field)
            }
        }
        next.setValue(nil, forHTTPHeaderField: "Cookie")
        if url.host()?.lowercased() != old.host()?.lowercased() || url.port != old.port {
            next.setValue(nil, forHTTPHeaderField: "Authorization")
        }
        return next
    }
}
