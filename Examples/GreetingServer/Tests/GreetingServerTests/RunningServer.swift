import Foundation
import Hummingbird

@testable import GreetingServer

/// The server on a free port of the loopback address; it ends with the last reference.
final class RunningServer: Sendable {
    private let port: Int
    private let folder: URL
    private let server: Task<Void, any Error>

    init(_ change: (inout ServerLimits) -> Void = { _ in }) async throws {
        var limits = ServerLimits()
        change(&limits)
        let folder = FileManager.default.temporaryDirectory.appending(path: "greetings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (ports, continuation) = AsyncStream<Int>.makeStream()
        let application = GreetingApplication.make(
            address: .hostname("127.0.0.1", port: 0), limits: limits, folder: folder, logLevel: .critical,
            onRunning: { continuation.yield($0) })
        self.folder = folder
        server = Task {
            defer { continuation.finish() }
            try await application.run()
        }
        port = await ports.first { _ in true } ?? 0
    }

    deinit {
        server.cancel()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The number of files of films that are being drawn.
    var fileCount: Int { (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.count ?? -1 }

    /// Sends a request for a path, and returns the answer.
    func get(_ path: String, fields: [String] = []) async throws -> Answer {
        try await send(
            (["GET \(path) HTTP/1.1", "Host: localhost", "Connection: close"] + fields).joined(separator: "\r\n")
                + "\r\n\r\n")
    }

    /// Sends bytes, and reads until the server closes the connection.
    func send(_ bytes: String) async throws -> Answer {
        let port = port
        return try await withCheckedThrowingContinuation { continuation in
            // Reading blocks, which tasks must not do.
            Thread.detachNewThread { continuation.resume(with: Result { try Connection(port: port).exchange(bytes) }) }
        }
    }
}

/// An HTTP response.
struct Answer: Sendable {
    let status: Int
    let fields: [String: String]
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }

    /// Reads a response; its status is 0 if the connection was closed without one.
    init(_ data: Data) {
        let end = data.firstRange(of: Data("\r\n\r\n".utf8))
        let head = String(decoding: data[..<(end?.lowerBound ?? data.endIndex)], as: UTF8.self)
        let lines = head.components(separatedBy: "\r\n")
        status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return (line[..<colon].lowercased(), value)
        }
        fields = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        body = data[(end?.upperBound ?? data.endIndex)...]
    }
}
