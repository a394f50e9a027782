import Foundation
import Greeting
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// The server's routes and limits.
enum GreetingApplication {
    /// Creates the server.
    ///
    /// - Parameters:
    ///   - address: The host and port to listen on; port 0 stands for a free one.
    ///   - limits: What the server accepts.
    ///   - folder: An existing folder for films that are being drawn.
    ///   - logLevel: The least severe messages that are logged.
    ///   - onRunning: A closure that is called with the port as soon as the server listens.
    static func make(
        address: BindAddress, limits: ServerLimits, folder: URL, logLevel: Logger.Level = .notice,
        onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) -> some ApplicationProtocol {
        var logger = Logger(label: "greetings")
        logger.logLevel = logLevel
        return Application(
            router: router(limits, folder),
            server: .http1(
                configuration: HTTP1Channel.Configuration(
                    idleTimeout: TimeAmount(limits.idleTime),
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: limits.headSize, maxHeaderListSize: limits.headSize,
                        maxHeaderFieldCount: limits.headFieldCount))),
            configuration: ApplicationConfiguration(
                address: address, serverName: "greetings",
                availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
            onServerRunning: { await onRunning($0.localAddress?.port ?? 0) },
            logger: logger)
    }

    private static func router(_ limits: ServerLimits, _ folder: URL) -> Router<ConnectionContext> {
        let queue = RenderQueue(concurrency: limits.concurrentRenders, capacity: limits.waitingRenders)
        let router = Router(context: ConnectionContext.self)
        router.add(middleware: BodyRefusal())
        router.get("/") { _, _ in page }
        router.get("greeting.gif") { request, context in
            await greeting(for: request, queue, folder, context.logger)
        }
        return router
    }

    private static func greeting(
        for request: Request, _ queue: RenderQueue, _ folder: URL, _ logger: Logger
    ) async -> Response {
        do {
            // In forms, a plus sign stands for a space; a real one arrives as %2B.
            let query = request.uri.query.map { "?" + $0.replacing("+", with: "%20") } ?? ""
            let items = URLComponents(string: query)?.queryItems ?? []
            let name = try GreetingName(items.first { $0.name == "name" }?.value ?? "")
            let tag = GreetingFilm.tag(for: name)
            let caching: HTTPFields = [.eTag: tag, .cacheControl: "public, max-age=86400"]
            if request.headers[.ifNoneMatch] == tag { return Response(status: .notModified, headers: caching) }
            let film = try await queue.run { try await GreetingFilm.gif(for: name, in: folder) }
            var response = Response(
                status: .ok, headers: caching, body: ResponseBody(byteBuffer: ByteBuffer(bytes: film)))
            response.headers[.contentType] = "image/gif"
            return response
        } catch let problem as GreetingName.Problem {
            return text(.badRequest, problem.description)
        } catch let error as RenderQueue.Full {
            var response = text(.serviceUnavailable, "Many greetings are being drawn. Try again in a moment.")
            response.headers[.retryAfter] = String(error.retryAfter)
            return response
        } catch {
            // What went wrong is for the log: it can contain paths.
            logger.error("a greeting was not drawn", metadata: ["error": "\(error)"])
            return text(.internalServerError, "The greeting could not be drawn.")
        }
    }

    /// Returns a response of one line.
    static func text(_ status: HTTPResponse.Status, _ line: String) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: line + "\n")))
    }

    private static var page: Response {
        var page = text(
            .ok,
            """
            <!doctype html><title>Greetings</title>
            <form action="greeting.gif"><label>Name <input name="name" maxlength="\(GreetingName.maximumLength)" \
            required></label> <button>Greet</button></form>
            """)
        page.headers[.contentType] = "text/html; charset=utf-8"
        return page
    }
}
