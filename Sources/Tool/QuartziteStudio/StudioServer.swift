import Foundation
import Synchronization

/// The server of a studio: its page, its thumbnails, its exported files, and a session for each open page.
///
/// Each connection has its own thread; the number of connections is limited.
package final class StudioServer: Sendable {
    /// The largest number of connections at a time.
    static let maximumConnections = 64
    /// The largest number of open pages.
    static let maximumSessions = 16
    /// The time in seconds in which a client has to send its request, and to accept the response.
    private static let requestTime = 5.0
    private static let responseTime = 60.0

    private let listener: Listener
    private let rules: RequestRules
    private let tokens: AccessTokens?
    private let onUse: @Sendable ([String]) -> Void
    private let pages: PageFiles
    private let library: any SceneLibrary
    private let thumbnails: Thumbnails
    private let exports = ExportStore()
    private let connections = Mutex(0)
    private let sessions = Mutex<[ObjectIdentifier: StudioSession]>([:])

    /// - Parameters:
    ///   - reach: Where the server listens, and whom it answers.
    ///   - onUse: Receives new addresses when a browser has used the token of the last ones.
    package convenience init(
        reach: StudioReach, library: any SceneLibrary, onUse: @escaping @Sendable ([String]) -> Void = { _ in }
    ) throws(StudioFailure) {
        try self.init(reach: reach, library: library, pages: PageFiles(), onUse: onUse)
    }

    init(
        reach: StudioReach, library: any SceneLibrary, pages: PageFiles,
        onUse: @escaping @Sendable ([String]) -> Void = { _ in }
    ) throws(StudioFailure) {
        self.pages = pages
        listener = try Listener(on: reach.address, port: reach.port)
        rules = RequestRules(address: reach.address, port: listener.port, names: reach.names)
        tokens = reach.token.map { AccessTokens($0) }
        self.onUse = onUse
        self.library = library
        thumbnails = Thumbnails(library)
    }

    package var port: UInt16 { listener.port }

    /// The addresses of the page, with the token that opens the next browser.
    package var addresses: [String] {
        let own =
            rules.address.isWildcard
            ? NetworkAddress.own.filter { rules.address.isVersion6 || !$0.isVersion6 } : [rules.address]
        let query = tokens.map { "?token=\($0.current)" } ?? ""
        return own.map { "http:" + "//\($0.inWebAddress):\(port)/\(query)" }
    }

    /// Answers requests until `stop()` is called.
    package func run() {
        while let connection = listener.accept() {
            let isFull = connections.withLock { count in
                count += 1
                return count > Self.maximumConnections
            }
            if isFull {
                // Never waits: the client may read the response or not.
                send(.text(.unavailable, "This server has too many connections."), on: connection, until: Clock.seconds)
                connections.withLock { $0 -= 1 }
                continue
            }
            let thread = Thread { [self] in
                serve(connection)
                connections.withLock { $0 -= 1 }
            }
            thread.name = "connection"
            thread.start()
        }
    }

    /// Ends all sessions, removes exported files, and makes `run()` return.
    package func stop() {
        listener.shutDown()
        let running = sessions.withLock { sessions in
            defer { sessions = [:] }
            return Array(sessions.values)
        }
        for session in running { session.end() }
        exports.removeAll()
    }

    private func serve(_ connection: Connection) {
        guard let head = readHead(on: connection) else { return }
        if let refusal = rules.refusal(of: head) { return respond(refusal, to: head, on: connection) }
        if let response = tokens?.response(to: head, host: head.host) {
            respond(response, to: head, on: connection)
            if response.cookie != nil { onUse(addresses) }
            return
        }
        guard head.path == "/socket" else { return respond(response(to: head), to: head, on: connection) }
        guard let acceptance = WebSocket.acceptance(of: head) else {
            return respond(.text(.badRequest, "This is not a WebSocket of version 13."), to: head, on: connection)
        }
        let session = StudioSession(WebSocket(connection), library: library, exports: exports)
        let isAccepted = sessions.withLock { sessions in
            guard sessions.count < Self.maximumSessions else { return false }
            sessions[ObjectIdentifier(session)] = session
            return true
        }
        guard isAccepted else {
            return respond(.text(.unavailable, "Too many pages are open."), to: head, on: connection)
        }
        if connection.write(acceptance, until: Clock.seconds + Self.requestTime) { session.run() }
        sessions.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(session)) }
    }

    private func readHead(on connection: Connection) -> RequestHead? {
        let deadline = Clock.seconds + Self.requestTime
        do {
            while connection.receive(until: deadline) {
                guard let (head, length) = try RequestHead.parse(connection.waiting) else { continue }
                connection.consume(length)
                return head
            }
        } catch {
            let response: Response =
                switch error {
                case .malformed: .text(.badRequest, "This is not an HTTP request.")
                case .tooLarge: .text(.headTooLarge, "The head of a request may have 16 KB.")
                }
            send(response, on: connection, until: deadline)
            connection.finish()
        }
        return nil
    }

    private func response(to head: RequestHead) -> Response {
        if let file = pages.response(for: head.path) { return file }
        if let name = head.path.removingAffixes("/thumbnails/", ".jpg"), let picture = thumbnails.picture(of: name) {
            return Response(type: "image/jpeg", body: picture)
        }
        if let id = head.path.removingAffixes("/exports/", ""), let file = exports.response(for: id) { return file }
        return .text(.notFound, "There is nothing here.")
    }

    private func respond(_ response: Response, to head: RequestHead, on connection: Connection) {
        let deadline = Clock.seconds + Self.responseTime
        send(response, to: head, on: connection, until: deadline)
        connection.finish()
    }

    private func send(
        _ response: Response, to head: RequestHead? = nil, on connection: Connection, until deadline: Double
    ) {
        guard connection.write(response.head(host: head?.host), until: deadline), head?.method != "HEAD" else { return }
        switch response.body {
        case .data(let data): _ = connection.write(data, until: deadline)
        case .file(let file, _):
            // Large files may take long, as long as the client keeps reading.
            while let part = try? file.read(upToCount: 1 << 20), !part.isEmpty,
                connection.write(part, until: Clock.seconds + Self.responseTime)
            {}
        }
    }
}

extension String {
    /// The text between a prefix and a suffix, without percent encoding; nil if it lacks them or names another folder.
    fileprivate func removingAffixes(_ prefix: String, _ suffix: String) -> String? {
        guard hasPrefix(prefix), hasSuffix(suffix), count > prefix.count + suffix.count else { return nil }
        return String(dropFirst(prefix.count).dropLast(suffix.count)).removingPercentEncoding
    }
}
