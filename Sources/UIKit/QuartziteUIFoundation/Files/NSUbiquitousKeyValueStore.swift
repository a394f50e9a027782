import QuartzCore

/// Values that the user's devices share: here, those of the run, because there is no account.
open class NSUbiquitousKeyValueStore: NSObject {
    /// Another device has changed values; never posted.
    public static let didChangeExternallyNotification = NSNotification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// The values of the app.
    open class var `default`: NSUbiquitousKeyValueStore {
        SceneContext.current.object(of: NSUbiquitousKeyValueStore.self) { NSUbiquitousKeyValueStore() }
    }

    /// All values.
    open private(set) var dictionaryRepresentation: [String: Any] = [:]

    /// Creates an empty store.
    public override init() { super.init() }

    /// Returns a value; nil if there is none.
    open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }
    /// Sets a value.
    open func set(_ anObject: Any?, forKey aKey: String) { dictionaryRepresentation[aKey] = anObject }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { dictionaryRepresentation[aKey] = nil }
    /// Returns a text; nil if there is none.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// Returns a list; nil if there is none.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// Returns a dictionary; nil if there is none.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Returns data; nil if there is none.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// Returns a whole number; 0 if there is none.
    open func longLong(forKey aKey: String) -> Int64 { number(aKey).map { Int64($0) } ?? 0 }
    /// Returns a number; 0 if there is none.
    open func double(forKey aKey: String) -> Double { number(aKey) ?? 0 }
    /// Returns true or false; false if there is no value.
    open func bool(forKey aKey: String) -> Bool { number(aKey).map { $0 != 0 } ?? false }
    /// Sets a number.
    open func set(_ value: Double, forKey aKey: String) { dictionaryRepresentation[aKey] = value }
    /// Sets a whole number.
    open func set(_ value: Int64, forKey aKey: String) { dictionaryRepresentation[aKey] = value }
    /// Sets true or false.
    open func set(_ value: Bool, forKey aKey: String) { dictionaryRepresentation[aKey] = value }
    /// Returns true, as for an app that may use the store.
    @discardableResult open func synchronize() -> Bool { true }

    private func number(_ key: String) -> Double? { object(forKey: key).flatMap(PredicateValue.number) }
}

/// The kind of change that another device has made; never reported.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The keys that another device has changed; never reported.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// A server has changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The values were read for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There are too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The account has changed.
public let NSUbiquitousKeyValueStoreAccountChange = 3
