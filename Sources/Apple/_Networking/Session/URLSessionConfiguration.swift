import UIKit

/// The settings of a session.
///
/// This class replaces Foundation's: it has the settings of Apple's, and the storages of the scene. Settings that
/// require a kind of network have no effect, because nothing here has a network whose kind matters; those that are set to
/// another value than their default are reported.
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
    /// What the requests are for; without effect here, which is reported.
    open var networkServiceType: NSURLRequest.NetworkServiceType = .default {
        didSet { if networkServiceType != .default { unsupported("URLSessionConfiguration.networkServiceType") } }
    }
    /// Whether the network of a telephone may be used; without effect here, which is reported.
    open var allowsCellularAccess = true {
        didSet { if !allowsCellularAccess { unsupported("URLSessionConfiguration.allowsCellularAccess") } }
    }
    /// Whether an expensive network may be used; without effect here, which is reported.
    open var allowsExpensiveNetworkAccess = true {
        didSet {
            if !allowsExpensiveNetworkAccess { unsupported("URLSessionConfiguration.allowsExpensiveNetworkAccess") }
        }
    }
    /// Whether a network with low data mode may be used; without effect here, which is reported.
    open var allowsConstrainedNetworkAccess = true {
        didSet {
            if !allowsConstrainedNetworkAccess { unsupported("URLSessionConfiguration.allowsConstrainedNetworkAccess") }
        }
    }
    /// Whether names are verified; without effect here, which is reported.
    open var requiresDNSSECValidation = false {
        didSet { if requiresDNSSECValidation { unsupported("URLSessionConfiguration.requiresDNSSECValidation") } }
    }
    /// Whether a task without a network waits for one instead of failing.
    open var waitsForConnectivity = false
    /// Whether the system chooses when to load; without effect here, which is reported.
    open var isDiscretionary = false {
        didSet { if isDiscretionary { unsupported("URLSessionConfiguration.isDiscretionary") } }
    }
    /// The folder of several apps for the files of a session in the background; without effect here, which is reported.
    open var sharedContainerIdentifier: String? {
        didSet {
            if sharedContainerIdentifier != nil { unsupported("URLSessionConfiguration.sharedContainerIdentifier") }
        }
    }
    /// Whether the system starts the app when tasks have ended; without effect here, which is reported.
    open var sessionSendsLaunchEvents = false {
        didSet { if sessionSendsLaunchEvents { unsupported("URLSessionConfiguration.sessionSendsLaunchEvents") } }
    }
    /// The proxies; without effect here, which is reported.
    open var connectionProxyDictionary: [AnyHashable: Any]? {
        didSet {
            if connectionProxyDictionary != nil { unsupported("URLSessionConfiguration.connectionProxyDictionary") }
        }
    }
    /// The oldest version of TLS; without effect here, which is reported.
    open var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t = .TLSv10 {
        didSet {
            if tlsMinimumSupportedProtocolVersion != .TLSv10 {
                unsupported("URLSessionConfiguration.tlsMinimumSupportedProtocolVersion")
            }
        }
    }
    /// The newest version of TLS; without effect here, which is reported.
    open var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t = .TLSv13 {
        didSet {
            if tlsMaximumSupportedProtocolVersion != .TLSv13 {
                unsupported("URLSessionConfiguration.tlsMaximumSupportedProtocolVersion")
            }
        }
    }
    /// Whether requests follow each other on a connection; without effect here, which is reported.
    open var httpShouldUsePipelining = false {
        didSet { if httpShouldUsePipelining { unsupported("URLSessionConfiguration.httpShouldUsePipelining") } }
    }
    /// Whether requests get the cookies of ``httpCookieStorage``, and answers set them.
    open var httpShouldSetCookies = true
    /// Which cookies are kept.
    open var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy = .onlyFromMainDocumentDomain
    /// The fields of each request that does not set them itself.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// The number of connections; without effect here, which is reported.
    open var httpMaximumConnectionsPerHost = 6 {
        didSet {
            if httpMaximumConnectionsPerHost != 6 {
                unsupported("URLSessionConfiguration.httpMaximumConnectionsPerHost")
            }
        }
    }
    /// The cookies; nil for none.
    open var httpCookieStorage: HTTPCookieStorage?
    /// The credentials; nil for none.
    open var urlCredentialStorage: URLCredentialStorage?
    /// The answers that are kept; nil for none.
    open var urlCache: URLCache?
    /// Whether connections stay in the background; without effect here, which is reported.
    open var shouldUseExtendedBackgroundIdleMode = false {
        didSet {
            if shouldUseExtendedBackgroundIdleMode {
                unsupported("URLSessionConfiguration.shouldUseExtendedBackgroundIdleMode")
            }
        }
    }
    /// The classes that load requests before the session does; empty by default.
    open var protocolClasses: [AnyClass]? = []
    /// The way in which connections use several networks; without effect here, which is reported, because there is at most one network.
    open var multipathServiceType = MultipathServiceType.none {
        didSet { if multipathServiceType != .none { unsupported("URLSessionConfiguration.multipathServiceType") } }
    }
    /// Whether an older way to load is used; without effect here, which is reported.
    open var usesClassicLoadingMode = true {
        didSet { if !usesClassicLoadingMode { unsupported("URLSessionConfiguration.usesClassicLoadingMode") } }
    }

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
