import FoundationNetworking
import UIKit

/// The kind of data that pages keep in caches.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The kind of data that pages keep in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Values of scripts for a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Values of scripts.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"

/// A store of cookies and the like, in which pages keep nothing.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()

    /// The cookies that the app sets.
    public let httpCookieStore = WKHTTPCookieStore()
    /// Whether the data outlives the app; true for the store that all web views use.
    open var isPersistent: Bool { self === Self.shared }

    /// Returns the store that all web views use.
    public static func `default`() -> WKWebsiteDataStore { shared }
    /// Returns a new store.
    public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Returns the kinds of data.
    public static func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
        ]
    }

    /// Finds nothing.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { DispatchQueue.main.async { completionHandler([]) } }
    /// Returns nothing.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    /// Removes cookies, if their kind is among those given.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping () -> Void
    ) { DispatchQueue.main.async { completionHandler() } }
    /// Removes cookies, if their kind is among those given.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.cookies = [] }
        DispatchQueue.main.async { completionHandler() }
    }
    /// Removes cookies, if their kind is among those given.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.cookies = [] }
    }
}

/// What pages of a host keep; there is never anything.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    /// The host.
    open var displayName: String { "" }
    /// The kinds of data.
    open var dataTypes: Set<String> { [] }
}

/// Cookies, which the app sets and no page changes.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    var cookies: [HTTPCookie] = []

    /// Passes the cookies to a handler.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        DispatchQueue.main.async { [self] in completionHandler(cookies) }
    }
    /// Returns the cookies.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Sets a cookie, in place of one with the same name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        remove(cookie)
        cookies.append(cookie)
        if let completionHandler { DispatchQueue.main.async { completionHandler() } }
    }
    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        remove(cookie)
        if let completionHandler { DispatchQueue.main.async { completionHandler() } }
    }
    /// Does nothing: no page changes cookies.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {}
    /// Does nothing.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {}

    private func remove(_ cookie: HTTPCookie) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    }
}

/// An object for changes of cookies; never called.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Cookies have changed.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    /// Does nothing.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// Which part of a page a picture shows.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    /// The part; null, the default, for all that is visible.
    open var rect = CGRect.null
    /// The width of the picture; nil, the default, for that of the part.
    ///
    /// It has no effect.
    open var snapshotWidth: NSNumber?
    /// Whether the picture waits for changes; true by default.
    open var afterScreenUpdates = true

    /// Creates a configuration for all that is visible.
    public override init() { super.init() }
}

/// The domain of errors of web views.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
public struct WKError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The reason is not known.
        case unknown = 1
        /// The process of the page has ended.
        case webContentProcessTerminated
        /// The view is gone.
        case webViewInvalidated
        /// A script has failed.
        case javaScriptExceptionOccurred
        /// The result of a script has no type here.
        case javaScriptResultTypeIsUnsupported
    }

    /// The kind of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { WKErrorDomain }
    /// The kind as a number.
    public var errorCode: Int { code.rawValue }
}
