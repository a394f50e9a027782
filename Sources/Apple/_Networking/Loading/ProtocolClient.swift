import UIKit

/// What a `URLProtocol` of the app's own loads, for a task.
final class ProtocolClient: NSObject, URLProtocolClient, @unchecked Sendable {
    private weak var loading: TaskLoading?
    private var loader: URLProtocol?

    init(_ loading: TaskLoading) { self.loading = loading }

    /// Creates the loader, and lets it begin.
    func start(_ type: URLProtocol.Type, _ request: URLRequest, for task: URLSessionTask) {
        let created = type.init(request: type.canonicalRequest(for: request), cachedResponse: nil, client: self)
        created.ownTask = task
        loader = created
        created.startLoading()
    }

    /// Tells the loader that the task has ended.
    func stop() {
        let ended = loader
        loader = nil
        ended?.stopLoading()
    }

    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
        loading?.redirect(to: request, after: redirectResponse)
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        loading?.receive(cachedResponse.response)
        loading?.receive(cachedResponse.data)
    }

    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) { loading?.receive(response) }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { loading?.receive(data) }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { loading?.finish(nil) }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) { loading?.finish(error) }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        loading?.forward(challenge)
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}
