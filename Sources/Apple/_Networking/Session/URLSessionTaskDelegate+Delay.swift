import UIKit

extension URLSession {
    /// What becomes of a task that was delayed; raw values are Apple's.
    public enum DelayedRequestDisposition: Int, Sendable {
        /// The request is sent.
        case continueLoading
        /// Another request is sent.
        case useNewRequest
        /// The task is cancelled.
        case cancel
    }
}

extension URLSessionTaskDelegate {
    /// Sends the request; a session never asks, because tasks are not delayed.
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void
    ) { completionHandler(.continueLoading, nil) }
}
