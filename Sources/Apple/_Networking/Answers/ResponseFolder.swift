import UIKit

/// A folder with a folder for each host, which contains the answers as files.
///
/// `https://api.example.com/v1/list?page=2` is answered by the first of `api.example.com/v1/list?page=2`,
/// `api.example.com/v1/list` and these with `.json`; `/` and folders, by their `index.json` or `index.html`.
package struct ResponseFolder: RecordedResponses {
    private let path: String

    /// The largest file in bytes.
    private static let largest = 64 << 20

    /// Creates the answers of a folder.
    package init(_ path: String) { self.path = path }

    package func response(to request: URLRequest, at url: URL) -> (URLResponse, Data)? {
        guard let folder = folder(of: url) else { return nil }
        for name in Self.names(for: url) {
            guard let file = Self.file("\(folder)/\(name)", in: folder) else { continue }
            let fields = ["Content-Type": ResponseFile.type(of: file.path), "Content-Length": "\(file.data.count)"]
            return HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: fields).map {
                ($0, file.data)
            }
        }
        return MissingResponse.response(at: url)
    }

    /// Returns the messages of a web socket: the lines of the file for its address.
    package func messages(for request: URLRequest, at url: URL) -> [RecordedMessage]? {
        guard let folder = folder(of: url) else { return nil }
        for name in Self.names(for: url) + Self.names(for: url).map({ $0 + "l" }) {
            guard let file = Self.file("\(folder)/\(name)", in: folder) else { continue }
            return String(decoding: file.data, as: UTF8.self).split(whereSeparator: \.isNewline).map {
                RecordedMessage(time: nil, message: .string(String($0)))
            }
        }
        return nil
    }

    /// Returns the folder of an address's host, with its port first.
    private func folder(of url: URL) -> String? {
        guard let host = url.host()?.lowercased(), !host.isEmpty, !host.contains("/"), !host.hasPrefix(".") else {
            return nil
        }
        let hosts = (url.port.map { ["\(host):\($0)", "\(host)_\($0)"] } ?? []) + [host]
        return hosts.map { "\(path)/\($0)" }.first(where: Self.isFolder)
    }

    private static func names(for url: URL) -> [String] {
        let path = String(url.path(percentEncoded: false).drop { $0 == "/" })
        let whole = url.query(percentEncoded: false).map { ["\(path)?\($0)"] } ?? []
        let plain = (whole + [path]).filter { !$0.isEmpty && !$0.hasSuffix("/") }
        return plain + plain.map { $0 + ".json" }
            + ["index.json", "index.html"].map { path.isEmpty ? $0 : "\(path)/\($0)" }
    }

    /// Reads a file, unless it is outside the folder.
    private static func file(_ path: String, in folder: String) -> (path: String, data: Data)? {
        let (file, root) = (
            URL(filePath: path).resolvingSymlinksInPath(), URL(filePath: folder).resolvingSymlinksInPath()
        )
        guard file.path.hasPrefix(root.path + "/"), !isFolder(file.path),
            let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= largest,
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        return (file.path, data)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

/// A file as an answer.
enum ResponseFile {
    /// Returns the type of the contents by the extension of a path.
    static func type(of path: String) -> String {
        switch (path as NSString).pathExtension.lowercased() {
        case "json": "application/json"
        case "html", "htm": "text/html; charset=utf-8"
        case "txt": "text/plain; charset=utf-8"
        case "xml": "application/xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "webp": "image/webp"
        case "svg": "image/svg+xml"
        case "pdf": "application/pdf"
        default: "application/octet-stream"
        }
    }
}
