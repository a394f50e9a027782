import UIKit

/// The keychain of a scene, which is empty when the scene begins, and ends with it.
private final class Keychain {
    var items: [KeychainItem] = []
    static var current: Keychain { SceneContext.current.object(of: Keychain.self) { Keychain() } }

    /// The items that a query describes, in the order in which they were added; nil if the query is not valid.
    func items(matching query: CFDictionary) -> [KeychainItem]? {
        guard let kind = query[kSecClass] as? String, KeychainItem.identity[kind] != nil else { return nil }
        return items.filter { $0.kind == kind && $0.matches(query) }
    }
}

/// Adds an item to the keychain of the scene.
///
/// - Returns: `errSecDuplicateItem` if there is one with the same identity, and `errSecParam` without a valid class.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let item = KeychainItem(attributes) else { return errSecParam }
    let keychain = Keychain.current
    if keychain.items.contains(where: { $0.hasIdentity(of: item) }) { return errSecDuplicateItem }
    keychain.items.append(item)
    result?.pointee = item.result(for: attributes)
    return errSecSuccess
}

/// Finds items in the keychain of the scene.
///
/// - Returns: `errSecItemNotFound` if there is none, and `errSecParam` without a valid class.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let found = Keychain.current.items(matching: query) else { return errSecParam }
    guard let first = found.first else { return errSecItemNotFound }
    let limit = query[kSecMatchLimit]
    if limit as? String == kSecMatchLimitAll || (limit as? NSNumber).map({ $0.intValue > 1 }) == true {
        let maximum = (limit as? NSNumber)?.intValue ?? found.count
        result?.pointee = found.prefix(maximum).compactMap { $0.result(for: query) } as AnyObject
    } else {
        result?.pointee = first.result(for: query)
    }
    return errSecSuccess
}

/// Changes the attributes of items in the keychain of the scene.
///
/// - Returns: `errSecItemNotFound` if there is none, and `errSecParam` without a valid class.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    guard let found = Keychain.current.items(matching: query) else { return errSecParam }
    if found.isEmpty { return errSecItemNotFound }
    for item in found { item.update(attributesToUpdate) }
    return errSecSuccess
}

/// Removes items from the keychain of the scene.
///
/// - Returns: `errSecItemNotFound` if there is none, and `errSecParam` without a valid class.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let keychain = Keychain.current
    guard let found = keychain.items(matching: query) else { return errSecParam }
    if found.isEmpty { return errSecItemNotFound }
    keychain.items.removeAll { item in found.contains { $0 === item } }
    return errSecSuccess
}

/// An item of a keychain.
private final class KeychainItem {
    let kind: String
    private var attributes: [String: Any] = [:]

    /// The attributes that identify an item of each class.
    static let identity: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
            kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable,
        ],
        kSecClassCertificate: [kSecAttrLabel, kSecValueData],
        kSecClassKey: [kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyClass],
        kSecClassIdentity: [kSecAttrLabel],
    ]

    /// Creates an item; nil if its class is not known.
    init?(_ given: CFDictionary) {
        guard let kind = given[kSecClass] as? String, Self.identity[kind] != nil else { return nil }
        self.kind = kind
        update(given)
        attributes[kSecAttrCreationDate] = Date()
    }

    /// Whether a key tells how to search or what to return.
    private static func isOption(_ key: String) -> Bool {
        ["r_", "m_", "u_"].contains { key.hasPrefix($0) } || [kSecClass, kSecUseDataProtectionKeychain].contains(key)
    }

    func update(_ changes: CFDictionary) {
        for (key, value) in changes {
            if let key = key.base as? String, !Self.isOption(key) { attributes[key] = value }
        }
        attributes[kSecAttrModificationDate] = Date()
    }

    func hasIdentity(of other: KeychainItem) -> Bool {
        kind == other.kind
            && Self.identity[kind, default: []].allSatisfy {
                comparable(attributes[$0]) == comparable(other.attributes[$0])
            }
    }

    func matches(_ query: CFDictionary) -> Bool {
        query.allSatisfy { key, value in
            guard let key = key.base as? String, !Self.isOption(key), key != kSecValueData else { return true }
            if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { return true }
            return comparable(attributes[key]) == comparable(value)
        }
    }

    /// Returns what a query asks for: the secret, or a dictionary; nil if it asks for nothing.
    func result(for query: CFDictionary) -> AnyObject? {
        func asks(_ key: String) -> Bool { (query[key] as? NSNumber)?.boolValue == true || query[key] as? Bool == true }
        let data = attributes[kSecValueData]
        guard asks(kSecReturnAttributes) || asks(kSecReturnPersistentRef) || asks(kSecReturnRef) else {
            return asks(kSecReturnData) ? data.map { $0 as AnyObject } : nil
        }
        var found = attributes
        if !asks(kSecReturnData) { found[kSecValueData] = nil }
        found[kSecClass] = kind
        return found as AnyObject
    }

    /// Returns a value in a form that can be compared: no value, like one that is not set, equals false.
    private func comparable(_ value: Any?) -> AnyHashable {
        if let text = value as? String { return text }
        if let number = value as? NSNumber { return number.doubleValue }
        if let flag = value as? Bool { return flag ? 1.0 : 0.0 }
        if let data = value as? Data { return data }
        return (value as? AnyHashable) ?? AnyHashable(0.0)
    }
}
