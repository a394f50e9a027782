import UIKit

extension URLSession {
    /// Loads an address.
    ///
    /// - Throws: A `URLError`.
    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url), delegate: delegate) }

    /// Loads a request.
    ///
    /// - Throws: A `URLError`.
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await result(delegate) { self.dataTask(with: request, completionHandler: $0) }
    }

    /// Sends data, and loads the answer.
    ///
    /// - Throws: A `URLError`.
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await result(delegate) { self.uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    /// Sends a file, and loads the answer.
    ///
    /// - Throws: A `URLError`.
    public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await result(delegate) { self.uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
    }

    /// Loads an address into a file, which the caller removes.
    ///
    /// - Throws: A `URLError`.
    public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { try await download(for: URLRequest(url: url), delegate: delegate) }

    /// Loads a request into a file, which the caller removes.
    ///
    /// - Throws: A `URLError`.
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await result(delegate) { handler in
            let task = self.downloadTask(with: request, completionHandler: handler)
            task.keepsFile = true
            return task
        }
    }

    /// Loads a request, and returns its data with its task.
    func loaded(
        _ request: URLRequest, _ delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse, URLSessionDataTask) {
        nonisolated(unsafe) var made: URLSessionDataTask?
        let (data, response) = try await result(delegate) { handler in
            let task = self.dataTask(with: request, completionHandler: handler)
            made = task
            return task
        }
        guard let made else { throw URLError(.unknown) }
        return (data, response, made)
    }

    /// Goes on with a download into a file, which the caller removes.
    ///
    /// - Throws: A `URLError`.
    public func download(
        resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await result(delegate) { handler in
            let task = self.downloadTask(withResumeData: resumeData, completionHandler: handler)
            task.keepsFile = true
            return task
        }
    }

    private func result<Value>(
        _ delegate: (any URLSessionTaskDelegate)?,
        _ make: @escaping (@escaping @Sendable (Value?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (Value, URLResponse) {
        let started = StartedTask()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = make { value, response, error in
                    if let value, let response {
                        continuation.resume(returning: (value, response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.unknown))
                    }
                }
                task.delegate = delegate
                started.start(task)
            }
        } onCancel: {
            started.cancel()
        }
    }
}

/// A task that another thread may cancel before it has started.
private final class StartedTask: @unchecked Sendable {
    private let lock = NSLock()
    private var task: URLSessionTask?
    private var isCancelled = false

    func start(_ task: URLSessionTask) {
        let isCancelled = lock.withLock {
            self.task = task
            return self.isCancelled
        }
        if isCancelled { task.cancel() } else { task.resume() }
    }

    func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return self.task
        }
        task?.cancel()
    }
}
