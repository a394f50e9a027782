import UIKit

/// What a `URLProtocol` of the app's own loads, for a task.
final class ProtocolClient: NSObject, URLProtocolClient, @unchecked Sendable {
    private weak var loading: TaskLoading?
    private var loader: URLProtocol?

    init(_ loading: TaskLoading) { self.loading = loading }

    /// Creates the loader, and lets it begin.
    func start(_ type: URLProtocol.Type, _ request: URLRequest) {
        let created = type.init(request: type.canonicalRequest(for: request), cachedResponse: nil, client: self)
        loader = created
        created.startLoading()
    }

    /// Tells the loader that the task has ended.
    func stop() {
        loader?.stopLoading()
        loader = nil
    }

    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
        loading?.receive(redirectResponse)
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

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {}

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}

/// The classes of `URLProtocol` that the app has registered for all sessions.
enum RegisteredProtocols {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var classes: [URLProtocol.Type] = []

    /// The classes, the one that was registered last first.
    static var all: [URLProtocol.Type] { lock.withLock { classes.reversed() } }

    static func add(_ type: URLProtocol.Type) {
        remove(type)
        lock.withLock { classes.append(type) }
    }

    static func remove(_ type: URLProtocol.Type) { lock.withLock { classes.removeAll { $0 == type } } }
}

extension URLProtocol {
    /// Lets a class load the requests that it wants, in all sessions.
    ///
    /// - Returns: Whether the class is one of protocols.
    @discardableResult
    public class func registerClass(_ protocolClass: AnyClass) -> Bool {
        guard let type = protocolClass as? URLProtocol.Type else { return false }
        RegisteredProtocols.add(type)
        return true
    }

    /// Takes a class that was registered back.
    public class func unregisterClass(_ protocolClass: AnyClass) {
        if let type = protocolClass as? URLProtocol.Type { RegisteredProtocols.remove(type) }
    }
}
