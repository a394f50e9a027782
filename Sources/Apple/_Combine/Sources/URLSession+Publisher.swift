import UIKit
import _Networking

extension URLSession {
    /// Returns a publisher of the data at an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the data that a request loads.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the data that a request loads, which starts it for each subscriber.
    ///
    /// The value arrives on the stage of the code that subscribes, when the stage's time next moves on.
    public struct DataTaskPublisher: OpenCombine.Publisher, Sendable {
        /// The values are the data, with the server's response.
        public typealias Output = (data: Data, response: URLResponse)
        /// The publisher fails as the request does.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session.
        public let session: URLSession
        /// Loads the request.
        private let load: @Sendable () async throws -> (Data, URLResponse)

        /// Creates a publisher of the data that a request loads.
        public init(request: URLRequest, session: URLSession) {
            self.init(request: request, session: session) { try await session.data(for: request) }
        }

        init(
            request: URLRequest, session: URLSession, load: @escaping @Sendable () async throws -> (Data, URLResponse)
        ) { (self.request, self.session, self.load) = (request, session, load) }

        /// Starts the request for a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let loading = Loading()
            let subscription = SourceSubscription<Output, URLError>(AnySubscriber(subscriber), keepsLatest: true) {
                loading.task?.cancel()
            }
            subscriber.receive(subscription: subscription)
            nonisolated(unsafe) let target = subscription
            loading.task = Task { [load] in
                do { target.offerLast(try await load()) } catch {
                    target.finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
        }

        private final class Loading { var task: Task<Void, Never>? }
    }
}

extension FoundationNetworking.URLSession {
    /// Returns a publisher of the data at an address, which Foundation's session loads.
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the data that a request loads, with Foundation's session.
    public func dataTaskPublisher(
        for request: URLRequest
    ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        _Networking.URLSession.DataTaskPublisher(request: request, session: .shared) { [self] in
            try await data(for: request)
        }.eraseToAnyPublisher()
    }
}
