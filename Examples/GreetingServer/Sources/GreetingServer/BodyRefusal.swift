import Hummingbird
import NIOCore

/// A request's context that knows its connection.
struct ConnectionContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}

/// Refuses requests with a body, which no route reads, and stops reading from their connections.
struct BodyRefusal: RouterMiddleware {
    func handle(
        _ request: Request, context: ConnectionContext, next: (Request, ConnectionContext) async throws -> Response
    ) async throws -> Response {
        let length = request.headers[.contentLength] ?? "0"
        guard length != "0" || request.headers[.transferEncoding] != nil else {
            return try await next(request, context)
        }
        context.channel.close(mode: .input, promise: nil)
        var response = GreetingApplication.text(.contentTooLarge, "Requests have no body.")
        response.headers[.connection] = "close"
        return response
    }
}
