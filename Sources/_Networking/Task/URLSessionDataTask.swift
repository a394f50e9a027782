import UIKit

/// A task that loads data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
    private let completion: URLSession.DataHandler?
    private var data = Data()

    init(
        _ request: URLRequest, _ identifier: Int, in session: URLSession, body: Data? = nil,
        completion: URLSession.DataHandler? = nil
    ) {
        self.completion = completion
        super.init(request, identifier, in: session, body: body)
    }

    private var dataDelegate: (any URLSessionDataDelegate)? { taskDelegate as? any URLSessionDataDelegate }

    override func receive(_ response: URLResponse, then next: @escaping (Bool) -> Void) {
        super.receive(response) { [self] _ in
            guard completion == nil, let dataDelegate else { return next(true) }
            nonisolated(unsafe) let next = next
            dataDelegate.urlSession(session, dataTask: self, didReceive: response) { next($0 != .cancel) }
        }
    }

    override func receive(_ data: Data) {
        super.receive(data)
        if completion == nil {
            dataDelegate?.urlSession(session, dataTask: self, didReceive: data)
        } else {
            self.data += data
        }
    }

    override func finish(_ error: (any Error)?) {
        guard let completion else { return super.finish(error) }
        complete(error)
        completion(error == nil ? data : nil, error == nil ? response : nil, error)
    }
}

/// A task that sends data, and loads the answer.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
