import Dispatch
import FoundationNetworking
import UIKit

/// A transfer by Foundation's own session, for which a scene waits with its clock at rest.
///
/// Redirections, cookies, credentials and the cache are left to the scene's session.
final class PlatformTransfer: @unchecked Sendable {
    private let request: URLRequest
    private let isDone = Dispatch.DispatchSemaphore(value: 0)
    private var hasStarted = false
    private var outcome: Result<(URLResponse, Data), URLError>?

    init(_ request: URLRequest) { self.request = request }

    /// Begins the transfer.
    func start() {
        hasStarted = true
        var request = request
        // The scene's session sends its own cookies.
        request.httpShouldHandleCookies = false
        request.cachePolicy = .reloadIgnoringLocalCacheData
        let session = FoundationNetworking.URLSession(
            configuration: Self.settings, delegate: Refusal(), delegateQueue: nil)
        session.dataTask(with: request) { [self] data, response, error in
            if let data, let response {
                outcome = .success((response, data))
            } else {
                outcome = .failure(error as? URLError ?? URLError(.unknown))
            }
            isDone.signal()
        }.resume()
        session.finishTasksAndInvalidate()
    }

    private static var settings: FoundationNetworking.URLSessionConfiguration {
        let settings = FoundationNetworking.URLSessionConfiguration.ephemeral
        (settings.httpCookieStorage, settings.urlCache, settings.urlCredentialStorage) = (nil, nil, nil)
        settings.httpShouldSetCookies = false
        return settings
    }

    /// Refuses to follow redirections; without credentials, nothing logs in.
    private final class Refusal: NSObject, FoundationNetworking.URLSessionTaskDelegate {
        func urlSession(
            _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
            completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) { completionHandler(nil) }
    }

    /// Waits for the answer; files are read at once.
    func result() -> Result<(URLResponse, Data), URLError> {
        guard let url = request.url else { return .failure(NetworkError.error(.badURL, nil)) }
        if !hasStarted {
            guard let data = try? Data(contentsOf: url) else {
                return .failure(NetworkError.error(.fileDoesNotExist, url))
            }
            let type = url.isFileURL ? ResponseFile.type(of: url.path()) : nil
            let response = URLResponse(
                url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
            return .success((response, data))
        }
        let limit = min(max(request.timeoutInterval, 1), 600)
        guard isDone.wait(timeout: .now() + limit) == .success, let outcome else {
            return .failure(NetworkError.error(.timedOut, url))
        }
        return outcome
    }
}
