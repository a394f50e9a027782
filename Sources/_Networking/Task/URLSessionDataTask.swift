import UIKit

/// A task that loads data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
    private let completion: URLSession.DataHandler?
    private var data = Data()
    /// The download as which the task goes on.
    private var successor: URLSessionDownloadTask?

    init(
        _ request: URLRequest, _ identifier: Int, in session: URLSession, body: BodyReading.Body = .none,
        completion: URLSession.DataHandler? = nil
    ) {
        self.completion = completion
        super.init(request, identifier, in: session, body: body)
    }

    private var dataDelegate: (any URLSessionDataDelegate)? { taskDelegate as? any URLSessionDataDelegate }

    override func receive(_ response: URLResponse, then next: @escaping (Bool) -> Void) {
        super.receive(response) { [self] _ in
            guard completion == nil, let dataDelegate else { return next(true) }
            let become = { [self] in
                let download = session.add { URLSessionDownloadTask(continuing: self, $0, in: session) }
                successor = download
                dataDelegate.urlSession(session, dataTask: self, didBecome: download)
                download.receive(response) { _ in }
            }
            loading?.ask(
                { answer in
                    nonisolated(unsafe) let answer = answer
                    dataDelegate.urlSession(session, dataTask: self, didReceive: response) { answer($0) }
                },
                then: { (disposition: URLSession.ResponseDisposition) in
                    if disposition == .becomeDownload { become() }
                    next(disposition != .cancel)
                })
        }
    }

    override func propose(_ response: CachedURLResponse, _ next: @escaping (CachedURLResponse?) -> Void) {
        guard completion == nil, let dataDelegate else { return next(response) }
        nonisolated(unsafe) let next = next
        dataDelegate.urlSession(session, dataTask: self, willCacheResponse: response) { next($0) }
    }

    override func receive(_ data: Data) {
        if let successor { return successor.receive(data) }
        super.receive(data)
        if completion == nil {
            dataDelegate?.urlSession(session, dataTask: self, didReceive: data)
        } else {
            self.data += data
        }
    }

    override func finish(_ error: (any Error)?) {
        if let successor {
            complete(error)
            return successor.finish(error)
        }
        guard let completion else { return super.finish(error) }
        complete(error)
        completion(error == nil ? data : nil, error == nil ? response : nil, error)
    }
}

/// A task that sends data, and loads the answer.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {
    /// Ends the task; there are no data with which an upload could go on.
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        session.deliver { completionHandler(nil) }
        cancel()
    }
}
