import UIKit

/// Reads what a task sends: data, a file, or a stream.
final class BodyReading: @unchecked Sendable {
    /// What a task sends besides its request.
    enum Body {
        /// Nothing.
        case none
        /// Data.
        case data(Data)
        /// A file.
        case file(URL)
        /// The stream of the request, or one that the delegate gives.
        case stream
    }

    private let task: URLSessionTask
    private var data = Data()

    init(_ task: URLSessionTask) { self.task = task }

    /// Passes a request with its body to a closure.
    func read(into request: URLRequest, then next: @escaping (Result<URLRequest, URLError>) -> Void) {
        var request = request
        switch task.body {
        case .none:
            guard let stream = request.httpBodyStream else { return next(.success(request)) }
            drain(stream, into: request, next)
        case .data(let data):
            request.httpBody = data
            next(.success(request))
        case .file(let url):
            guard let data = try? Data(contentsOf: url) else {
                return next(.failure(NetworkError.error(.fileDoesNotExist, url)))
            }
            request.httpBody = data
            next(.success(request))
        case .stream:
            if let stream = request.httpBodyStream { return drain(stream, into: request, next) }
            task.session.deliver { [self, request] in
                guard let delegate = task.taskDelegate else { return next(.success(request)) }
                nonisolated(unsafe) let next = next
                delegate.urlSession(task.session, task: task) { [self] stream in
                    guard let stream else { return next(.success(request)) }
                    drain(stream, into: request, next)
                }
            }
        }
    }

    /// Reads a stream; while another part of the code has not written all, it is read from time to time.
    private func drain(
        _ stream: InputStream, into request: URLRequest, _ next: @escaping (Result<URLRequest, URLError>) -> Void
    ) {
        if stream.streamStatus == .notOpen { stream.open() }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var count = 0
        repeat {
            count = stream.read(&buffer, maxLength: buffer.count)
            if count > 0 { data.append(contentsOf: buffer[..<count]) }
        } while count > 0
        guard count >= 0, stream.streamStatus != .error else {
            return next(.failure(NetworkError.error(.requestBodyStreamExhausted, request.url)))
        }
        if stream is BoundInputStream, stream.streamStatus != .atEnd, task.state == .running {
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { [self] in drain(stream, into: request, next) }
            return
        }
        stream.close()
        var request = request
        request.httpBody = data
        next(.success(request))
    }
}
