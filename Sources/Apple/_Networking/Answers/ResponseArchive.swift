import UIKit

/// The answers of an archive in the HAR format, which browsers and proxies write.
///
/// A request gets the answer to the same method and address; to the same ones again, those that follow in the archive, and
/// at last the last one.
package final class ResponseArchive: RecordedResponses {
    private struct Entry {
        let status: Int
        let fields: [String: String]
        let data: Data
    }

    /// The reason why an archive cannot be read.
    package struct Damage: Error {
        /// The reason, in one line.
        package let reason: String
    }

    private var entries: [String: [Entry]] = [:]
    private var hosts: Set<String> = []
    private var sockets: [String: [RecordedMessage]] = [:]

    /// The number of requests of a scene to each address of an archive.
    private final class Uses { var counts: [ObjectIdentifier: [String: Int]] = [:] }

    /// Reads an archive.
    ///
    /// - Throws: ``Damage``.
    package init(_ data: Data) throws {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let log = root["log"] as? [String: Any], let list = log["entries"] as? [[String: Any]]
        else { throw Damage(reason: "not an archive in the HAR format") }
        for (index, item) in list.enumerated() {
            guard let request = item["request"] as? [String: Any], let address = request["url"] as? String,
                let url = URL(string: address), let response = item["response"] as? [String: Any],
                let status = response["status"] as? Int
            else { throw Damage(reason: "entry \(index + 1) has no request or no response") }
            let method = request["method"] as? String ?? "GET"
            let content = response["content"] as? [String: Any] ?? [:]
            let text = content["text"] as? String ?? ""
            let isEncoded = content["encoding"] as? String == "base64"
            guard let body = isEncoded ? Data(base64Encoded: text) : Data(text.utf8) else {
                throw Damage(reason: "the contents of entry \(index + 1) are not base64")
            }
            var fields: [String: String] = [:]
            for field in response["headers"] as? [[String: Any]] ?? [] {
                guard let name = field["name"] as? String, let value = field["value"] as? String else { continue }
                // The contents are those after the transfer.
                if Self.ofTransfer.contains(name.lowercased()) { continue }
                // An answer may set several cookies.
                fields[name] = fields[name].map { "\($0), \(value)" } ?? value
            }
            fields["Content-Length"] = "\(body.count)"
            if let type = content["mimeType"] as? String,
                !fields.keys.contains(where: { $0.lowercased() == "content-type" })
            {
                fields["Content-Type"] = type
            }
            hosts.insert(Self.host(of: url))
            if let messages = item["_webSocketMessages"] as? [[String: Any]] {
                sockets[Self.key("GET", url)] = Self.messages(messages)
                continue
            }
            entries[Self.key(method, url), default: []].append(Entry(status: status, fields: fields, data: body))
        }
    }

    private static let ofTransfer: Set<String> = ["content-encoding", "content-length", "transfer-encoding"]

    private static func host(of url: URL) -> String { "\(url.host()?.lowercased() ?? ""):\(url.port ?? 0)" }

    private static func key(_ method: String, _ url: URL) -> String {
        "\(method.uppercased()) \(host(of: url))\(url.path().isEmpty ? "/" : url.path())?\(url.query() ?? "")"
    }

    /// Returns the messages that a server sent, as browsers write them.
    private static func messages(_ list: [[String: Any]]) -> [RecordedMessage] {
        let start = list.first.flatMap { $0["time"] as? Double }
        return list.filter { $0["type"] as? String == "receive" }.map { item in
            let text = item["data"] as? String ?? ""
            let isBinary = item["opcode"] as? Int == 2
            let time = (item["time"] as? Double).flatMap { time in start.map { max(time - $0, 0) } }
            return RecordedMessage(
                time: time, message: isBinary ? .data(Data(base64Encoded: text) ?? Data()) : .string(text))
        }
    }

    package func messages(for request: URLRequest, at url: URL) -> [RecordedMessage]? {
        sockets[Self.key("GET", url)]
    }

    package func response(to request: URLRequest, at url: URL) -> (URLResponse, Data)? {
        guard hosts.contains(Self.host(of: url)) else { return nil }
        let key = Self.key(request.httpMethod ?? "GET", url)
        guard let found = entries[key], !found.isEmpty else { return MissingResponse.response(at: url) }
        let uses = SceneContext.current.object(of: Uses.self) { Uses() }
        let number = uses.counts[ObjectIdentifier(self), default: [:]][key, default: 0]
        uses.counts[ObjectIdentifier(self), default: [:]][key] = number + 1
        let entry = found[min(number, found.count - 1)]
        return HTTPURLResponse(
            url: url, statusCode: entry.status, httpVersion: "HTTP/1.1", headerFields: entry.fields
        ).map { ($0, entry.data) }
    }
}
