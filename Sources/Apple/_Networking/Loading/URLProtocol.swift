import UIKit

/// What loads requests in place of a session; subclasses of an app answer as they like.
///
/// This class replaces Foundation's, whose members name Foundation's own tasks. The classes that are registered for all
/// sessions are those of the scene.
open class URLProtocol: NSObject {
    /// The request to load.
    open var request: URLRequest { ownRequest }
    /// What is kept for the request; nil.
    open var cachedResponse: CachedURLResponse? { ownCachedResponse }
    /// What learns about the answer.
    open var client: (any URLProtocolClient)?
    /// The task for which the request is loaded.
    open var task: URLSessionTask? { ownTask }

    private let ownRequest: URLRequest
    private let ownCachedResponse: CachedURLResponse?
    /// The task, which a session sets after it has created the object.
    var ownTask: URLSessionTask?

    /// Creates a loader of a request.
    public required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
        (ownRequest, ownCachedResponse, self.client) = (request, cachedResponse, client)
    }

    /// Creates a loader of a task's request.
    public convenience init(
        task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        let request = task.currentRequest ?? URLRequest(url: URL(filePath: "/"))
        self.init(request: request, cachedResponse: cachedResponse, client: client)
        ownTask = task
    }

    /// Returns whether the class loads a request; subclasses override it.
    open class func canInit(with request: URLRequest) -> Bool { false }
    /// Returns whether the class loads a task; by default, whether it loads its request.
    open class func canInit(with task: URLSessionTask) -> Bool { task.currentRequest.map(canInit(with:)) ?? false }
    /// Returns the form of a request in which it is loaded; by default, the request.
    open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    /// Returns whether an answer to a request is one to another, too; by default, whether they are equal.
    open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }
    /// Begins to load; subclasses override it.
    open func startLoading() {}
    /// Ends loading; subclasses override it.
    open func stopLoading() {}

    // MARK: Values of requests

    /// Returns a value that was set for a request.
    open class func property(forKey key: String, in request: URLRequest) -> Any? {
        FoundationNetworking.URLProtocol.property(forKey: key, in: request)
    }

    /// Sets a value for a request.
    open class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {
        FoundationNetworking.URLProtocol.setProperty(value, forKey: key, in: request)
    }

    /// Removes a value of a request.
    open class func removeProperty(forKey key: String, in request: NSMutableURLRequest) {
        FoundationNetworking.URLProtocol.removeProperty(forKey: key, in: request)
    }

    // MARK: Registering

    /// Lets a class load the requests that it accepts, in all sessions of the scene.
    ///
    /// - Returns: Whether the class is one of protocols.
    @discardableResult
    open class func registerClass(_ protocolClass: AnyClass) -> Bool {
        guard let type = protocolClass as? URLProtocol.Type else { return false }
        let registered = RegisteredProtocols.current
        registered.classes.removeAll { $0 == type }
        registered.classes.append(type)
        return true
    }

    /// Takes a class that was registered back.
    open class func unregisterClass(_ protocolClass: AnyClass) {
        RegisteredProtocols.current.classes.removeAll { $0 == protocolClass }
    }
}

/// What a `URLProtocol` tells about the answer.
public protocol URLProtocolClient: NSObjectProtocol, Sendable {
    /// Reports that the server names another address.
    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
    /// Reports that an answer that was kept is valid.
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
    /// Reports the response.
    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
    /// Passes data.
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    /// Reports the end.
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    /// Reports an error.
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
    /// Passes a challenge.
    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
    /// Reports that a challenge is over.
    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}

/// The classes of `URLProtocol` that the code of a scene has registered for all sessions.
final class RegisteredProtocols {
    var classes: [URLProtocol.Type] = []
    static var current: RegisteredProtocols {
        SceneContext.current.object(of: RegisteredProtocols.self) { RegisteredProtocols() }
    }
}
