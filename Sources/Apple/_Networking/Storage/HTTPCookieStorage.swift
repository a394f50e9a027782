import UIKit

/// The cookies of a scene, which has none when it begins, or of a session with storages of its own.
///
/// This class replaces Foundation's, which would keep cookies in a file for the next run.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
    private final class Shared {
        let storage = HTTPCookieStorage()
        var groups: [String: HTTPCookieStorage] = [:]
        static var current: Shared { SceneContext.current.object(of: Shared.self) { Shared() } }
    }

    /// The cookies of the scene.
    open class var shared: HTTPCookieStorage { Shared.current.storage }

    /// Returns the cookies that several apps share; the same object for the same name.
    open class func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage {
        let shared = Shared.current
        if let storage = shared.groups[identifier] { return storage }
        let storage = HTTPCookieStorage()
        shared.groups[identifier] = storage
        return storage
    }

    private let lock = NSLock()
    private var all: [(cookie: HTTPCookie, date: Date)] = []

    /// Which cookies are kept.
    open var cookieAcceptPolicy: HTTPCookie.AcceptPolicy = .onlyFromMainDocumentDomain

    /// The cookies that have not expired, in the order in which they were set.
    open var cookies: [HTTPCookie]? {
        let now = SceneDate.current
        return lock.withLock {
            all.removeAll { ($0.cookie.expiresDate ?? .distantFuture) <= now }
            return all.map(\.cookie)
        }
    }

    /// Keeps a cookie in place of one with the same name, domain and path.
    open func setCookie(_ cookie: HTTPCookie) {
        guard cookieAcceptPolicy != .never else { return }
        let now = SceneDate.current
        lock.withLock {
            all.removeAll { $0.cookie.isSame(as: cookie) }
            all.append((cookie.expiring(from: now), now))
        }
        postChange()
    }

    /// Removes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) {
        lock.withLock { all.removeAll { $0.cookie.isSame(as: cookie) } }
        postChange()
    }

    /// Removes the cookies that were set after a date.
    open func removeCookies(since date: Date) {
        lock.withLock { all.removeAll { $0.date > date } }
        postChange()
    }

    /// Returns the cookies for a request to an address, those with the longest path first.
    open func cookies(for url: URL) -> [HTTPCookie]? {
        guard let host = url.host()?.lowercased() else { return nil }
        let path = url.path().isEmpty ? "/" : url.path()
        let isSecure = ["https", "wss"].contains(url.scheme?.lowercased())
        let found = (cookies ?? []).filter { cookie in
            cookie.isMeant(for: host) && (isSecure || !cookie.isSecure)
                && (path == cookie.path || path.hasPrefix(cookie.path.hasSuffix("/") ? cookie.path : cookie.path + "/"))
        }
        return found.enumerated().sorted { first, second in
            let lengths = (first.element.path.count, second.element.path.count)
            return lengths.0 == lengths.1 ? first.offset < second.offset : lengths.0 > lengths.1
        }.map(\.element)
    }

    /// Keeps the cookies of an answer from an address, as ``cookieAcceptPolicy`` says.
    open func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
        guard let host = url?.host()?.lowercased() else { return }
        if cookieAcceptPolicy == .onlyFromMainDocumentDomain, let main = mainDocumentURL?.host()?.lowercased(),
            main != host, !main.hasSuffix("." + host), !host.hasSuffix("." + main)
        {
            return
        }
        for cookie in cookies where cookie.isMeant(for: host) { setCookie(cookie) }
    }

    /// Returns the cookies in an order.
    open func sortedCookies(using sortOrder: [NSSortDescriptor]) -> [HTTPCookie] {
        ((cookies ?? []) as NSArray).sortedArray(using: sortOrder).compactMap { $0 as? HTTPCookie }
    }

    /// Keeps the cookies for a task.
    open func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask) {
        setCookies(cookies, for: task.currentRequest?.url, mainDocumentURL: task.currentRequest?.mainDocumentURL)
    }

    /// Passes the cookies for a task to a closure.
    open func getCookiesFor(_ task: URLSessionTask, completionHandler: @escaping @Sendable ([HTTPCookie]?) -> Void) {
        completionHandler(task.currentRequest?.url.flatMap { cookies(for: $0) })
    }

    private func postChange() {
        NotificationCenter.default.post(name: .NSHTTPCookieManagerCookiesChanged, object: self)
    }
}

extension HTTPCookie {
    fileprivate func isSame(as other: HTTPCookie) -> Bool {
        name == other.name && domain == other.domain && path == other.path
    }

    fileprivate func isMeant(for host: String) -> Bool {
        let domain = domain.lowercased()
        guard domain.hasPrefix(".") else { return host == domain }
        return host == domain.dropFirst() || host.hasSuffix(domain)
    }

    /// Returns the cookie with the end of its age on the scene's clock; Foundation counts from the machine's date.
    fileprivate func expiring(from date: Date) -> HTTPCookie {
        guard var properties, let age = properties[.maximumAge].flatMap({ TimeInterval("\($0)") }) else { return self }
        properties[.maximumAge] = nil
        properties[.discard] = nil
        properties[.expires] = date.addingTimeInterval(age)
        return HTTPCookie(properties: properties) ?? self
    }
}
