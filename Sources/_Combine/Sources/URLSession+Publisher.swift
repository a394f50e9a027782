import FoundationNetworking
import UIKit

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

        /// Creates a publisher of the data that a request loads.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        /// Starts the request for a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let loading = Loading()
            let subscription = SourceSubscription<Output, URLError>(AnySubscriber(subscriber), keepsLatest: true) {
                loading.task?.cancel()
            }
            subscriber.receive(subscription: subscription)
            nonisolated(unsafe) let target = subscription
            loading.task = Task { [request, session] in
                do { target.offerLast(try await session.data(for: request)) } catch {
                    target.finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
        }

        private final class Loading { var task: Task<Void, Never>? }
    }
}
