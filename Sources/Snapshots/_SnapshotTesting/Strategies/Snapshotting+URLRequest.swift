import UIKit
import _Networking

extension Snapshotting where Value == URLRequest, Format == String {
    /// Stores the method, address, headers and body of a request.
    public static let raw = Snapshotting.raw(pretty: false)

    /// Stores the method, address, headers and body of a request; a body in JSON is set out if `pretty` is true.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let address = request.url?.withSortedQuery.absoluteString ?? "(null)"
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
            let body = request.httpBody.map { data in
                let json = pretty ? try? JSONSerialization.jsonObject(with: data) : nil
                let laidOut = json.flatMap {
                    try? JSONSerialization.data(withJSONObject: $0, options: [.prettyPrinted, .sortedKeys])
                }
                return "\n" + String(decoding: laidOut ?? data, as: UTF8.self)
            }
            return (["\(request.httpMethod ?? "GET") \(address)"] + headers + [body].compactMap(\.self))
                .joined(separator: "\n")
        }
    }

    /// Stores a request as a command of curl.
    public static let curl = SimplySnapshotting.lines.pullback { (request: URLRequest) in
        func quoted(_ text: String) -> String { text.replacingOccurrences(of: "\"", with: "\\\"") }
        var parts = ["curl"]
        switch request.httpMethod ?? "GET" {
        case "GET": break
        case "HEAD": parts.append("--head")
        case let method: parts.append("--request \(method)")
        }
        let headers = request.allHTTPHeaderFields ?? [:]
        for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
            parts.append("--header \"\(field): \(quoted(value))\"")
        }
        if let data = request.httpBody, let body = String(data: data, encoding: .utf8) {
            parts.append("--data \"\(quoted(body.replacingOccurrences(of: "\\\"", with: "\\\\\"")))\"")
        }
        if let cookie = headers["Cookie"] { parts.append("--cookie \"\(quoted(cookie))\"") }
        parts.append("\"\(request.url?.withSortedQuery.absoluteString ?? "")\"")
        return parts.joined(separator: " \\\n\t")
    }
}

extension URL {
    /// The address with the items of its query in order of their names.
    fileprivate var withSortedQuery: URL {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return self }
        parts.queryItems = parts.queryItems?.sorted { $0.name < $1.name }
        return parts.url ?? self
    }
}
