import UIKit

/// A part of a recorded answer, as servers with files send it.
enum RangeOfData {
    /// Returns the part of an answer for which a request asks with a field such as `Range: bytes=100-`, or all of it.
    static func answer(_ answer: (URLResponse, Data), to request: URLRequest) -> (URLResponse, Data) {
        guard let field = request.value(forHTTPHeaderField: "Range"), field.hasPrefix("bytes="),
            let response = answer.0 as? HTTPURLResponse, response.statusCode == 200, let url = response.url
        else { return answer }
        let bounds = field.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, let start = Int(bounds[0]), start > 0, start < answer.1.count else { return answer }
        let end = min(Int(bounds[1]).map { $0 + 1 } ?? answer.1.count, answer.1.count)
        guard end > start else { return answer }
        let data = Data(answer.1[answer.1.startIndex + start..<answer.1.startIndex + end])
        var fields: [String: String] = [:]
        for (name, value) in response.allHeaderFields { fields["\(name)"] = "\(value)" }
        fields["Content-Length"] = "\(data.count)"
        fields["Content-Range"] = "bytes \(start)-\(end - 1)/\(answer.1.count)"
        return HTTPURLResponse(url: url, statusCode: 206, httpVersion: "HTTP/1.1", headerFields: fields).map {
            ($0, data)
        } ?? answer
    }
}
