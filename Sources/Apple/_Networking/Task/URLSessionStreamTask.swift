import UIKit

/// A task with a stream to a host; it fails, because streams reach no host here.
open class URLSessionStreamTask: URLSessionTask, @unchecked Sendable {
    static func request(_ host: String, _ port: Int) -> URLRequest {
        URLRequest(url: URL(string: "stream://\(host):\(port)") ?? URL(filePath: "/dev/null/stream"))
    }

    private var failure: URLError { NetworkError.error(.cannotConnectToHost, nil) }

    override func start() {
        Notices.report("URLSessionStreamTask: streams reach no host")
        session.deliver { [self] in finish(failure) }
    }

    override func finish(_ error: (any Error)?) {
        guard state != .completed else { return }
        super.finish(error)
    }

    /// Fails.
    open func readData(
        ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
        completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void
    ) { session.deliver { [failure] in completionHandler(nil, true, failure) } }

    /// Fails.
    open func write(
        _ data: Data, timeout: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { session.deliver { [failure] in completionHandler(failure) } }

    /// Has no effect.
    open func captureStreams() {}
    /// Has no effect.
    open func closeRead() {}
    /// Has no effect.
    open func closeWrite() {}
    /// Has no effect.
    open func startSecureConnection() {}
    /// Has no effect.
    open func stopSecureConnection() {}
}
