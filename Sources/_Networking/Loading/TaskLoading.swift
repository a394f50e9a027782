import UIKit

/// The loading of one task: it asks what answers the request, and passes the answer on at its time.
final class TaskLoading: @unchecked Sendable {
    private let task: URLSessionTask
    private var isOver = false
    private var custom: ProtocolClient?
    /// What arrived while the task was suspended.
    private var held: [() -> Void] = []

    init(_ task: URLSessionTask) { self.task = task }

    /// Begins to load.
    func start() {
        guard var request = task.originalRequest, let url = request.url else { return fail(.badURL) }
        for (name, value) in task.session.configuration.httpAdditionalHeaders ?? [:] {
            guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else { continue }
            request.setValue("\(value)", forHTTPHeaderField: name)
        }
        if let body = task.body { request.httpBody = body }
        if let type = customProtocol(for: request) {
            let client = ProtocolClient(self)
            custom = client
            return DispatchQueue.global().async { client.start(type, request) }
        }
        if let length = request.httpBody?.count, length > 0 {
            task.session.deliver { [task] in
                task.countOfBytesSent = Int64(length)
                task.taskDelegate?.urlSession(
                    task.session, task: task, didSendBodyData: Int64(length), totalBytesSent: Int64(length),
                    totalBytesExpectedToSend: Int64(length))
            }
        }
        let answer = NetworkAccess.current.answer(to: request, at: url)
        DispatchQueue.global().asyncAfter(deadline: .now() + answer.delay) { [self] in
            switch answer.result() {
            case .success(let (response, data)): receive(response, data)
            case .failure(let error): finish(error)
            }
        }
    }

    /// Returns the class of the app's own that loads a request.
    private func customProtocol(for request: URLRequest) -> URLProtocol.Type? {
        let configured = (task.session.configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
        // Foundation's own classes load everything that no other one does.
        let own = configured.filter { !String(reflecting: $0).hasPrefix("FoundationNetworking.") }
        return (RegisteredProtocols.all + own).first { $0.canInit(with: request) }
    }

    // MARK: What arrives

    /// Passes a response and all its data on, unless the delegate ends the task.
    private func receive(_ response: URLResponse, _ data: Data) {
        pass { [self] in
            task.receive(response) { [self] goesOn in
                guard goesOn else { return cancel() }
                if !data.isEmpty { receive(data) }
                finish(nil)
            }
        }
    }

    /// Passes a response on.
    func receive(_ response: URLResponse) {
        pass { [self] in task.receive(response) { [self] goesOn in if !goesOn { cancel() } } }
    }

    /// Passes data on.
    func receive(_ data: Data) { pass { [task] in task.receive(data) } }

    /// Passes the end on.
    func finish(_ error: (any Error)?) {
        pass { [self] in
            isOver = true
            custom?.stop()
            task.finish(error)
        }
    }

    /// Ends the task because it is cancelled.
    func cancel() {
        held = []
        task.session.deliver { [self] in
            guard !isOver else { return }
            isOver = true
            custom?.stop()
            task.finish(Self.error(.cancelled, task.originalRequest?.url))
        }
    }

    private func fail(_ code: URLError.Code) { finish(Self.error(code, task.originalRequest?.url)) }

    /// Calls a closure on the delegate's queue, unless the task has ended; one that is suspended waits.
    private func pass(_ call: @escaping () -> Void) {
        task.session.deliver { [self] in
            guard !isOver, task.state != .canceling else { return }
            if task.state == .suspended || !held.isEmpty { held.append(call) } else { call() }
        }
    }

    /// Passes on what arrived while the task was suspended.
    func resume() {
        task.session.deliver { [self] in
            let calls = held
            held = []
            for call in calls where !isOver { call() }
        }
    }

    /// Returns an error with Apple's information.
    static func error(_ code: URLError.Code, _ url: URL?) -> URLError {
        var information: [String: Any] = [NSLocalizedDescriptionKey: description(of: code)]
        if let url {
            information[NSURLErrorFailingURLErrorKey] = url
            information[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
        }
        return URLError(_nsError: NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: information))
    }

    private static func description(of code: URLError.Code) -> String {
        switch code {
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .cancelled: "cancelled"
        case .badURL: "bad URL"
        case .unsupportedURL: "unsupported URL"
        case .fileDoesNotExist: "The requested URL was not found on this server."
        case .timedOut: "The request timed out."
        default: "The operation couldn’t be completed."
        }
    }
}
