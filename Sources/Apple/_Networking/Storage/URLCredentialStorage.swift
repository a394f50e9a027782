import UIKit

/// The credentials of a scene, which has none when it begins, or of a session with storages of its own.
open class URLCredentialStorage: NSObject, @unchecked Sendable {
    private final class Shared { let storage = URLCredentialStorage() }
    private struct Entry {
        let space: URLProtectionSpace
        var credentials: [String: URLCredential] = [:]
        var usual: URLCredential?
    }

    /// The credentials of the scene.
    open class var shared: URLCredentialStorage {
        SceneContext.current.object(of: Shared.self) { Shared() }.storage
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    /// Returns the credentials for a place, by user.
    open func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
        lock.withLock { entries.first { $0.space.isSame(as: space) }?.credentials }
    }

    /// The credentials by place and user.
    open var allCredentials: [URLProtectionSpace: [String: URLCredential]] {
        lock.withLock { Dictionary(entries.map { ($0.space, $0.credentials) }) { first, _ in first } }
    }

    /// Keeps a credential for a place, unless it says that it is not to be kept.
    open func set(_ credential: URLCredential, for space: URLProtectionSpace) {
        guard credential.persistence != .none, let user = credential.user else { return }
        change(space) { $0.credentials[user] = credential }
    }

    /// Removes a credential for a place.
    open func remove(_ credential: URLCredential, for space: URLProtectionSpace) {
        guard let user = credential.user else { return }
        change(space) { entry in
            entry.credentials[user] = nil
            if entry.usual == credential { entry.usual = nil }
        }
    }

    /// Removes a credential for a place.
    open func remove(
        _ credential: URLCredential, for space: URLProtectionSpace, options: [String: AnyObject]? = [:]
    ) { remove(credential, for: space) }

    /// Returns the credential that answers the first challenge of a place.
    open func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
        lock.withLock { entries.first { $0.space.isSame(as: space) }?.usual }
    }

    /// Keeps the credential that answers the first challenge of a place.
    open func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {
        guard credential.persistence != .none else { return }
        set(credential, for: space)
        change(space) { $0.usual = credential }
    }

    private func change(_ space: URLProtectionSpace, _ body: (inout Entry) -> Void) {
        lock.withLock {
            let index = entries.firstIndex { $0.space.isSame(as: space) } ?? entries.count
            if index == entries.count { entries.append(Entry(space: space)) }
            body(&entries[index])
        }
        NotificationCenter.default.post(name: .NSURLCredentialStorageChanged, object: self)
    }
}

extension URLProtectionSpace {
    /// Whether the credentials for a place are those for another one; Foundation compares objects.
    fileprivate func isSame(as other: URLProtectionSpace) -> Bool {
        (host, port, `protocol`, realm) == (other.host, other.port, other.protocol, other.realm)
            && authenticationMethod == other.authenticationMethod && proxyType == other.proxyType
    }
}
