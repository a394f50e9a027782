import UIKit

/// The options of a store.
open class NSPersistentStoreDescription: NSObject {
    /// The type of the store; every store is in memory.
    open var type = NSSQLiteStoreType
    /// The name of a configuration of the model; nil for all entities.
    open var configuration: String?
    /// The address of the store; no file is written.
    open var url: URL?
    /// Further options.
    open private(set) var options: [String: NSObject] = [:]
    /// Whether the store cannot be changed; without effect.
    open var isReadOnly = false
    /// How long the store waits for others; without effect.
    open var timeout: TimeInterval = 240
    /// The pragmas of SQLite; without effect.
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    /// Whether the store is added in the next run loop cycle; false by default.
    open var shouldAddStoreAsynchronously = false
    /// Whether an old store is migrated; without effect, because stores begin empty.
    open var shouldMigrateStoreAutomatically = true
    /// Whether a migration is inferred; without effect, because stores begin empty.
    open var shouldInferMappingModelAutomatically = true
    /// The options for CloudKit, with which nothing is synchronised.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// Creates a description of a store with an address.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Creates a description of a store without an address.
    public override init() { super.init() }

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// Sets a pragma of SQLite, which has no effect.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
}

/// A model with a coordinator and a context.
open class NSPersistentContainer: NSObject {
    /// The name of the container.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context for the main queue.
    public let viewContext: NSManagedObjectContext
    /// The stores that are added; one by default.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Creates a container with the model of its name in the main bundle, or else with an empty model.
    public convenience init(name: String) {
        let bundle = Bundle.main
        let found = ["momd", "mom"].lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
        let model = found.flatMap { NSManagedObjectModel(contentsOf: $0) }
        if found == nil { Notices.report("Failed to load model named \(name)") }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// Returns the folder in which an app's stores would be.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(filePath: NSTemporaryDirectory())
    }

    /// Adds the stores, and calls a handler for each, at once unless a description says otherwise.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Returns a new context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a block with a new context, in the next run loop cycle.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block with a new context, and returns its result.
    public func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container that would synchronise its stores with CloudKit; it does not.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
    /// Creates a container with a model.
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        Notices.report("NSPersistentCloudKitContainer keeps its objects in memory here and does not sync with CloudKit")
        super.init(name: name, managedObjectModel: model)
    }

    /// Does nothing.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}

    /// A notification of an event of the synchronisation; never posted.
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
}

/// How a schema is made in CloudKit; without effect.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is sent.
    public static let dryRun = Self(rawValue: 1 << 1)
    /// The schema is printed.
    public static let printSchema = Self(rawValue: 1 << 2)
}

/// The options for CloudKit, with which nothing is synchronised.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The name of the container.
    public let containerIdentifier: String

    /// Creates options for a container.
    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }
}
