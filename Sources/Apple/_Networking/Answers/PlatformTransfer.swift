import Dispatch
import FoundationNetworking
import UIKit

/// A transfer by Foundation's own session, for which a scene waits with its clock at rest.
///
/// Redirections, cookies, credentials and the cache are left to the scene's session.
final class PlatformTransfer: @unchecked Sendable {
    private let request: URLRequest
    private var receiver: TransferReceiver?

    init(_ request: URLRequest) { self.request = request }

    /// Begins the transfer.
    func start() {
        var request = request
        // The scene's session sends its own cookies.
        request.httpShouldHandleCookies = false
        request.cachePolicy = .reloadIgnoringLocalCacheData
        let receiver = TransferReceiver()
        self.receiver = receiver
        let session = FoundationNetworking.URLSession(
            configuration: Self.settings, delegate: receiver, delegateQueue: nil)
        session.dataTask(with: request).resume()
    }

    private static var settings: FoundationNetworking.URLSessionConfiguration {
        let settings = FoundationNetworking.URLSessionConfiguration.ephemeral
        (settings.httpCookieStorage, settings.urlCache, settings.urlCredentialStorage) = (nil, nil, nil)
        settings.httpShouldSetCookies = false
        return settings
    }

    /// Waits for the answer; files are read at once.
    func result() -> Result<(URLResponse, Data), URLError> {
        guard let url = request.url else { return .failure(NetworkError.error(.badURL, nil)) }
        guard let receiver else {
            guard let data = try? Data(contentsOf: url) else {
                return .failure(NetworkError.error(.fileDoesNotExist, url))
            }
            let type = url.isFileURL ? ResponseFile.type(of: url.path()) : nil
            let response = URLResponse(
                url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
            return .success((response, data))
        }
        let limit = min(max(request.timeoutInterval, 1), 600)
        return receiver.wait(limit) ?? .failure(NetworkError.error(.timedOut, url))
    }
}

/// What collects an answer for a transfer.
private final class TransferReceiver: NSObject, FoundationNetworking.URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private let isDone = Dispatch.DispatchSemaphore(value: 0)
    private var response: URLResponse?
    private var data = Data()
    private var outcome: Result<(URLResponse, Data), URLError>?

    /// Waits for the answer; nil if there is none in time.
    func wait(_ seconds: Double) -> Result<(URLResponse, Data), URLError>? {
        _ = isDone.wait(timeout: .now() + seconds)
        return lock.withLock { outcome }
    }

    private func end(_ error: (any Error)?, _ session: FoundationNetworking.URLSession) {
        let isFirst = lock.withLock {
            guard outcome == nil else { return false }
            if error == nil, let response {
                outcome = .success((response, data))
            } else {
                outcome = .failure(error as? URLError ?? URLError(.unknown))
            }
            return true
        }
        guard isFirst else { return }
        isDone.signal()
        session.invalidateAndCancel()
    }

    /// Ends with an answer that requires a login; Foundation would never report the end.
    private func endIfDenied(_ session: FoundationNetworking.URLSession) {
        let isWhole = lock.withLock {
            (response as? HTTPURLResponse)?.statusCode == 401
                && Int64(data.count) >= response?.expectedContentLength ?? 0
        }
        if isWhole { end(nil, session) }
    }

    func urlSession(
        _ session: FoundationNetworking.URLSession, dataTask: FoundationNetworking.URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (FoundationNetworking.URLSession.ResponseDisposition) -> Void
    ) {
        lock.withLock { self.response = response }
        completionHandler(.allow)
        endIfDenied(session)
    }

    func urlSession(
        _ session: FoundationNetworking.URLSession, dataTask: FoundationNetworking.URLSessionDataTask,
        didReceive data: Data
    ) {
        lock.withLock { self.data += data }
        endIfDenied(session)
    }

    func urlSession(
        _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        lock.withLock { response = response ?? task.response }
        end(error, session)
    }

    func urlSession(
        _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }
}
