import UIKit

/// The stores with the objects of a model.
open class NSPersistentStoreCoordinator: NSObject {
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores, in the order in which they were added.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// The name of the coordinator.
    open var name: String?
    private var contexts: [NSManagedObjectContext.Weak] = []

    /// Creates a coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
    }

    // MARK: Stores

    /// Adds a store, which is in memory and empty, whatever its type and address are.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        if let configuration, managedObjectModel.entities(forConfigurationName: configuration) == nil,
            configuration != "PF_DEFAULT_CONFIGURATION_NAME"
        {
            throw NSError.coreData(
                NSCoreDataError, [NSLocalizedFailureReasonErrorKey: "no configuration \(configuration)"])
        }
        let store = NSPersistentStore(
            storeType, configuration: configuration, url: storeURL, options: options,
            number: ObjectNumbers.current.next())
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
            userInfo: [NSAddedPersistentStoresKey: [store]])
        return store
    }

    /// Adds a store, which is in memory and empty, whatever its type and address are.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Adds the store of a description, and calls a handler.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let add = {
            do {
                try self.addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.options)
                block(storeDescription, nil)
            } catch { block(storeDescription, error) }
        }
        if storeDescription.shouldAddStoreAsynchronously { DispatchQueue.main.async(execute: add) } else { add() }
    }

    /// Removes a store with its objects.
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
            userInfo: [NSRemovedPersistentStoresKey: [store]])
    }

    /// Returns the store with an address; nil if there is none.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    /// Returns the address of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }

    /// Changes the address of a store.
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }

    /// Returns the metadata of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Sets the metadata of a store.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }

    /// Removes all objects from the store with an address.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        guard let store = persistentStore(for: url) else { return }
        store.table.delete(Set(store.table.ids))
        persistentStores.removeAll { $0 === store }
    }

    /// Does nothing but report so: the store of each run begins empty.
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        unsupported("NSPersistentStoreCoordinator.migratePersistentStore")
        return store
    }

    /// Does nothing but report so: the store of each run begins empty.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws { unsupported("NSPersistentStoreCoordinator.replacePersistentStore") }

    /// Throws an error: a file with a store is not read.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        throw NSError.coreData(NSPersistentStoreOpenError, [NSFilePathErrorKey: url.path])
    }

    // MARK: Objects

    /// Returns the identity with an address; nil if no object has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.absoluteString.split(separator: "/").map(String.init)
        guard parts.count == 4, url.scheme == "x-coredata" else { return nil }
        return persistentStores.first { $0.identifier == parts[1] }?.table.id("\(parts[2])/\(parts[3])")
    }

    /// Runs a block at once.
    open func performAndWait(_ block: () -> Void) { block() }

    /// Runs a block in the next run loop cycle.
    open func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }

    /// Returns the table with an object, or the one in which it will be saved.
    func table(of id: NSManagedObjectID) -> StoreTable? { (id.persistentStore ?? store(for: id.entity))?.table }

    /// Returns the first store whose configuration has an entity.
    private func store(for entity: NSEntityDescription) -> NSPersistentStore? {
        persistentStores.first { store in
            managedObjectModel.entities(forConfigurationName: store.configurationName)?.contains {
                $0.name == entity.name
            } ?? true
        }
    }

    /// Gives an object its permanent identity.
    func number(_ id: NSManagedObjectID) {
        if id.persistentStore == nil { id.persistentStore = store(for: id.entity) }
        id.persistentStore?.table.number(id)
    }

    func ids(of entity: NSEntityDescription, includingSubentities: Bool) -> [NSManagedObjectID] {
        let name = entity.name ?? ""
        let all = persistentStores.flatMap { store in
            store.table.ids { includingSubentities ? $0.isKind(of: name) : $0.name == name }
        }
        return persistentStores.count > 1 ? all.sorted { $0.serial < $1.serial } : all
    }

    // MARK: Contexts

    func add(_ context: NSManagedObjectContext) {
        contexts.removeAll { $0.context == nil || $0.context === context }
        contexts.append(NSManagedObjectContext.Weak(context))
    }

    /// Lets the other contexts that want it take over what a context saved.
    func notify(of changes: SavedChanges, from context: NSManagedObjectContext) {
        for other in contexts.compactMap(\.context) where other !== context { other.mergeSaved(changes) }
    }
}
