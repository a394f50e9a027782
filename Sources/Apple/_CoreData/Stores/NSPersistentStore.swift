import UIKit

/// The type of a store that an app names; here every store is in memory.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store that an app names; here every store is in memory.
public let NSBinaryStoreType = "Binary"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The type of a store that an app names; here every store is in memory.
public let NSXMLStoreType = "XML"

/// The key of the identifier in a store's metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the type in a store's metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The option with which a store is migrated; without effect, because stores begin empty.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option with which a migration is inferred; without effect, because stores begin empty.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option with pragmas of SQLite; without effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option with which a store cannot be changed; without effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option for the history of changes; without effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option for notifications of changes by other processes; without effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option for the protection of files; without effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The key of added stores in notifications.
public let NSAddedPersistentStoresKey = "added"
/// The key of removed stores in notifications.
public let NSRemovedPersistentStoresKey = "removed"

/// A store of saved objects, which is in memory and begins empty.
open class NSPersistentStore: NSObject {
    /// The type that the app named.
    open private(set) var type: String
    /// The address that the app gave; no file is written.
    open var url: URL?
    /// The options that the app gave.
    open private(set) var options: [AnyHashable: Any]?
    /// The name of the configuration.
    open private(set) var configurationName: String
    /// The coordinator of the store.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The identifier, which is the same in each run.
    open var identifier: String! {
        get { name }
        set { name = newValue ?? name }
    }
    /// Whether the store cannot be changed; without effect.
    open var isReadOnly = false
    /// The identifier and the type.
    open var metadata: [String: Any]! {
        get { [NSStoreUUIDKey: name, NSStoreTypeKey: type].merging(more) { $1 } }
        set { more = newValue ?? [:] }
    }

    private var more: [String: Any] = [:]
    private var name: String
    let table = StoreTable()

    init(_ type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, number: Int) {
        (self.type, self.url, self.options) = (type, url, options)
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        let digits = String(number, radix: 16, uppercase: true)
        name = "00000000-0000-4000-8000-" + String(repeating: "0", count: max(12 - digits.count, 0)) + digits
        super.init()
        if let url, url.isFileURL, url.path != "/dev/null", FileManager.default.fileExists(atPath: url.path) {
            Notices.report(
                "\(url.lastPathComponent) is not read here; the store of Core Data begins empty in each run")
        }
    }

    /// The type of a store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String
        /// Creates a type.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// SQLite; here the store is in memory.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A file; here the store is in memory.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// Memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}
