import UIKit

/// Changes of a context's objects.
struct ContextChanges {
    private(set) var inserted: [NSManagedObjectID: NSManagedObject] = [:]
    private(set) var updated: [NSManagedObjectID: NSManagedObject] = [:]
    private(set) var deleted: [NSManagedObjectID: NSManagedObject] = [:]
    /// The objects that were read again.
    private(set) var refreshed: [NSManagedObjectID: NSManagedObject] = [:]
    /// Whether all objects were forgotten.
    var isReset = false

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && !isReset }

    mutating func insert(_ object: NSManagedObject) {
        if deleted.removeValue(forKey: object.objectID) == nil {
            inserted[object.objectID] = object
        } else {
            updated[object.objectID] = object
        }
    }

    mutating func update(_ object: NSManagedObject) {
        if inserted[object.objectID] == nil { updated[object.objectID] = object }
    }

    mutating func delete(_ object: NSManagedObject) {
        updated[object.objectID] = nil
        refreshed[object.objectID] = nil
        if inserted.removeValue(forKey: object.objectID) == nil { deleted[object.objectID] = object }
    }

    mutating func refresh(_ object: NSManagedObject) {
        if inserted[object.objectID] == nil { refreshed[object.objectID] = object }
    }

    /// The sets of objects for a notification.
    var userInfo: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
            (NSRefreshedObjectsKey, refreshed),
        ] where !objects.isEmpty {
            info[key] = Set(objects.values)
        }
        if isReset { info[NSInvalidatedAllObjectsKey] = [NSManagedObjectID]() }
        return info
    }

    /// The identities of the objects whose values may have changed.
    var changedIDs: Set<NSManagedObjectID> { Set(updated.keys).union(refreshed.keys) }
}

/// The key of the inserted objects in notifications.
public let NSInsertedObjectsKey = "inserted"
/// The key of the changed objects in notifications.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects in notifications.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects that were read again in notifications.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the objects that were invalidated in notifications.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of a list of all objects in notifications of a context that was reset.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the identities of inserted objects in notifications and results.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identities of changed objects in notifications and results.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identities of deleted objects in notifications and results.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
    /// A context's objects changed.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// A context is about to save.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// A context saved.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// A store was added or removed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "_NSPersistentStoreCoordinatorStoresDidChange")
    /// Stores are about to change; never posted.
    public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    /// Another process changed a store; never posted.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// A context's objects changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// A context is about to save.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// A context saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// Another context's changes were merged.
    public static let didMergeChangesObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// A context saved; the notification has the identities of the objects.
    public static let didSaveObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")

    /// The keys of a notification's objects.
    public enum NotificationKey: String, Sendable {
        /// The inserted objects.
        case insertedObjects = "inserted"
        /// The changed objects.
        case updatedObjects = "updated"
        /// The deleted objects.
        case deletedObjects = "deleted"
        /// The objects that were read again.
        case refreshedObjects = "refreshed"
        /// The invalidated objects.
        case invalidatedObjects = "invalidated"
        /// All objects of a context that was reset.
        case invalidatedAllObjects = "invalidatedAll"
        /// The identities of the inserted objects.
        case insertedObjectIDs = "inserted_objectIDs"
        /// The identities of the changed objects.
        case updatedObjectIDs = "updated_objectIDs"
        /// The identities of the deleted objects.
        case deletedObjectIDs = "deleted_objectIDs"
        /// The identities of the objects that were read again.
        case refreshedObjectIDs = "refreshed_objectIDs"
        /// The context that posts.
        case sourceContext = "managedObjectContext"
        /// The version of the store.
        case queryGeneration = "newQueryGeneration"
    }
}

/// A version of a store.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    /// The version at the time of the first use.
    public static let current = NSQueryGenerationToken()
}
