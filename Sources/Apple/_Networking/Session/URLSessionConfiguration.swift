import UIKit

/// The settings of a session.
///
/// This class replaces Foundation's: it has the settings of Apple's, and the storages of the scene. Settings that require
/// a kind of network have no effect, because nothing here has a network whose kind matters.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
    /// The ways in which a connection can use Wi-Fi and mobile networks together.
    public enum MultipathServiceType: Int, Sendable {
        /// They do not.
        case none = 0
        /// Another network replaces one that is lost.
        case handover = 1
        /// The network with the shortest delay is used.
        case interactive = 2
        /// Networks are used together.
        case aggregate = 3
    }

    /// Settings with the cookies, the cache and the credentials of the scene.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration(storages: .shared) }

    /// Settings with cookies, a cache and credentials of their own, which end with the session.
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(storages: .own) }

    /// Settings of a session that goes on while the app does not run; here, it is like any other.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let settings = URLSessionConfiguration(storages: .shared)
        settings.identifier = identifier
        settings.urlCache = nil
        return settings
    }

    /// The name of a session that goes on while the app does not run; nil for others.
    open private(set) var identifier: String?
    /// Whether answers come from the cache, for requests that leave it open.
    open var requestCachePolicy: NSURLRequest.CachePolicy = .useProtocolCachePolicy
    /// The time in seconds of the scene's clock in which an answer must arrive, for requests that leave it at 60.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The time in seconds of the scene's clock for which a task waits for a network, if it waits at all; a week.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// What the requests are for; has no effect.
    open var networkServiceType: NSURLRequest.NetworkServiceType = .default
    /// Whether the network of a telephone may be used; has no effect.
    open var allowsCellularAccess = true
    /// Whether an expensive network may be used; has no effect.
    open var allowsExpensiveNetworkAccess = true
    /// Whether a network with low data mode may be used; has no effect.
    open var allowsConstrainedNetworkAccess = true
    /// Whether names are verified; has no effect.
    open var requiresDNSSECValidation = false
    /// Whether a task without a network waits for one instead of failing.
    open var waitsForConnectivity = false
    /// Whether the system chooses when to load; has no effect.
    open var isDiscretionary = false
    /// The folder of several apps for the files of a session in the background; has no effect.
    open var sharedContainerIdentifier: String?
    /// Whether the system starts the app when tasks have ended; has no effect.
    open var sessionSendsLaunchEvents = false
    /// The proxies; has no effect.
    open var connectionProxyDictionary: [AnyHashable: Any]?
    /// The oldest version of TLS; has no effect.
    open var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t = .TLSv10
    /// The newest version of TLS; has no effect.
    open var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t = .TLSv13
    /// Whether requests follow each other on a connection; has no effect.
    open var httpShouldUsePipelining = false
    /// Whether requests get the cookies of ``httpCookieStorage``, and answers set them.
    open var httpShouldSetCookies = true
    /// Which cookies are kept.
    open var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy = .onlyFromMainDocumentDomain
    /// The fields of each request that does not set them itself.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// The number of connections; has no effect.
    open var httpMaximumConnectionsPerHost = 6
    /// The cookies; nil for none.
    open var httpCookieStorage: HTTPCookieStorage?
    /// The credentials; nil for none.
    open var urlCredentialStorage: URLCredentialStorage?
    /// The answers that are kept; nil for none.
    open var urlCache: URLCache?
    /// Whether connections stay in the background; has no effect.
    open var shouldUseExtendedBackgroundIdleMode = false
    /// The classes that load requests before the session does; empty by default.
    open var protocolClasses: [AnyClass]? = []
    /// The way in which connections use several networks; has no effect, because there is at most one network.
    open var multipathServiceType = MultipathServiceType.none
    /// Whether an older way to load is used; has no effect.
    open var usesClassicLoadingMode = true

    private enum Storages { case shared, own }

    private init(storages: Storages) {
        switch storages {
        case .shared:
            (httpCookieStorage, urlCredentialStorage, urlCache) = (.shared, .shared, .shared)
        case .own:
            httpCookieStorage = HTTPCookieStorage()
            urlCredentialStorage = URLCredentialStorage()
            urlCache = URLCache(memoryCapacity: 512_000, diskCapacity: 0)
        }
    }

    /// Creates the default settings.
    public override convenience init() { self.init(storages: .shared) }

    /// Returns the same settings, with the same storages.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = URLSessionConfiguration(storages: .shared)
        copy.identifier = identifier
        copy.requestCachePolicy = requestCachePolicy
        (copy.timeoutIntervalForRequest, copy.timeoutIntervalForResource) = (
            timeoutIntervalForRequest, timeoutIntervalForResource
        )
        copy.networkServiceType = networkServiceType
        copy.allowsCellularAccess = allowsCellularAccess
        copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
        copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
        copy.requiresDNSSECValidation = requiresDNSSECValidation
        (copy.waitsForConnectivity, copy.isDiscretionary) = (waitsForConnectivity, isDiscretionary)
        copy.sharedContainerIdentifier = sharedContainerIdentifier
        copy.sessionSendsLaunchEvents = sessionSendsLaunchEvents
        copy.connectionProxyDictionary = connectionProxyDictionary
        copy.tlsMinimumSupportedProtocolVersion = tlsMinimumSupportedProtocolVersion
        copy.tlsMaximumSupportedProtocolVersion = tlsMaximumSupportedProtocolVersion
        copy.httpShouldUsePipelining = httpShouldUsePipelining
        (copy.httpShouldSetCookies, copy.httpCookieAcceptPolicy) = (httpShouldSetCookies, httpCookieAcceptPolicy)
        copy.httpAdditionalHeaders = httpAdditionalHeaders
        copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
        (copy.httpCookieStorage, copy.urlCredentialStorage) = (httpCookieStorage, urlCredentialStorage)
        copy.urlCache = urlCache
        copy.shouldUseExtendedBackgroundIdleMode = shouldUseExtendedBackgroundIdleMode
        copy.protocolClasses = protocolClasses
        copy.multipathServiceType = multipathServiceType
        copy.usesClassicLoadingMode = usesClassicLoadingMode
        return copy
    }

    /// Returns the same settings, with the same storages.
    open override func copy() -> Any { copy(with: nil) }
}
