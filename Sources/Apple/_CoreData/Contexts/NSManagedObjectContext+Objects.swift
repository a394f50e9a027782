import UIKit

extension NSManagedObjectContext {
    /// Returns the values of an object in the context's parent or store; nil if it has none.
    func row(of id: NSManagedObjectID) -> StoredRow? {
        guard let parent else { return persistentStoreCoordinator?.table(of: id)?.rows[id] }
        if parent.deleted[id] != nil { return nil }
        guard let object = parent.registered[id] else { return parent.row(of: id) }
        if object.isFault, parent.row(of: id) == nil { return nil }
        object.fire()
        return StoredRow(values: object.values, version: object.version)
    }

    /// Returns the identities of the objects of an entity in the parent or store, in the order of their creation.
    func storedIDs(of entity: NSEntityDescription, includingSubentities: Bool) -> [NSManagedObjectID] {
        guard let parent else {
            return persistentStoreCoordinator?.ids(of: entity, includingSubentities: includingSubentities) ?? []
        }
        return parent.allIDs(of: entity, includingSubentities: includingSubentities)
    }

    /// Returns the identities of the objects of an entity, also of those that are not saved, in the order of creation.
    func allIDs(of entity: NSEntityDescription, includingSubentities: Bool) -> [NSManagedObjectID] {
        let stored = storedIDs(of: entity, includingSubentities: includingSubentities).filter { deleted[$0] == nil }
        let new = inserted.keys.filter { id in
            includingSubentities ? id.entity.isKindOf(entity: entity) : id.entity.name == entity.name
        }
        guard !new.isEmpty else { return stored }
        let known = Set(stored)
        return (stored + new.filter { !known.contains($0) }).sorted { $0.serial < $1.serial }
    }

    /// Returns the object with an identity, without values unless it has been read before.
    ///
    /// For an object that does not exist, reading a value raises an exception.
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registered[objectID] { return known }
        let loading = ObjectsBeingLoaded.current
        loading.isLoading = true
        let object = NSManagedObject.make(objectID.entity, in: nil)
        loading.isLoading = false
        object.objectID = objectID
        object.managedObjectContext = self
        object.isFault = true
        registered[objectID] = object
        return object
    }

    /// Returns the object with an identity if it exists.
    func existing(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let known = registered[id] { return known.isFault && row(of: id) == nil ? nil : known }
        return row(of: id) == nil ? nil : object(with: id)
    }

    /// Returns the object with an identity; throws an error if it does not exist.
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard deleted[objectID] == nil, let object = existing(objectID) else {
            throw NSError.coreData(NSManagedObjectReferentialIntegrityError, [:])
        }
        object.fire()
        return object
    }

    /// Returns the object with an identity if the context has it already.
    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

    /// Returns the object with an identity if the context has it already.
    public func object(registeredFor objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

    /// Assigns an object to a store; without effect with a single store.
    public func assign(_ object: Any, to store: NSPersistentStore) {
        (object as? NSManagedObject)?.objectID.persistentStore = store
    }

    /// Makes the identities of objects those that they have when they are saved.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { persistentStoreCoordinator?.number(object.objectID) }
    }

    // MARK: Reading again

    /// Reads the values of an object again when they are needed next.
    ///
    /// - Parameter flag: Whether changes that are not saved are kept.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, inserted[object.objectID] == nil, !object.isFault else { return }
        guard let row = row(of: object.objectID) else { return }
        if flag {
            let changes = object.changedKeys.map { ($0, object.values[$0]) }
            (object.values, object.committed, object.version) = (row.values, row.values, row.version)
            for (key, value) in changes { object.values[key] = value }
        } else {
            object.willTurnIntoFault()
            (object.values, object.committed, object.changedKeys) = ([:], [:], [])
            object.isFault = true
            updated[object.objectID] = nil
            object.didTurnIntoFault()
        }
        pending.refresh(object)
        scheduleProcessing()
    }

    /// Reads the values of all objects again, and keeps changes that are not saved.
    public func refreshAllObjects() {
        for object in registered.values.sorted(by: { $0.objectID.serial < $1.objectID.serial }) {
            refresh(object, mergeChanges: true)
        }
    }

    /// Forgets all changes that are not saved.
    public func rollback() {
        let changed = updated.values.sorted { $0.objectID.serial < $1.objectID.serial }
        for object in inserted.values {
            pending.delete(object)
            registered[object.objectID] = nil
            object.managedObjectContext = nil
        }
        for object in changed + deleted.values.sorted(by: { $0.objectID.serial < $1.objectID.serial }) {
            (object.values, object.changedKeys) = (object.committed, [])
            if deleted[object.objectID] != nil { pending.insert(object) } else { pending.update(object) }
            object.awake(fromSnapshotEvents: .rollback)
        }
        (inserted, updated, deleted) = ([:], [:], [:])
        forgetUndo()
        processPendingChanges()
    }

    /// Forgets all objects.
    public func reset() {
        for object in registered.values { object.managedObjectContext = nil }
        (registered, inserted, updated, deleted) = ([:], [:], [:], [:])
        pending = ContextChanges()
        pending.isReset = true
        forgetUndo()
        processPendingChanges()
    }

    private func forgetUndo() {
        let manager = undoManager
        nonisolated(unsafe) let context = self
        if manager != nil { MainActor.assumeIsolated { manager?.removeAllActions(withTarget: context) } }
    }

    /// Reads objects again; see `refresh(_:mergeChanges:)`.
    public func detectConflicts(for object: NSManagedObject) {}

    // MARK: Other contexts

    /// Takes over what another context saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        func objects(_ key: String) -> [NSManagedObject] {
            let set = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
            return set.sorted { $0.objectID.serial < $1.objectID.serial }
        }
        merge(
            inserted: objects(NSInsertedObjectsKey).map(\.objectID),
            updated: objects(NSUpdatedObjectsKey).map(\.objectID),
            deleted: objects(NSDeletedObjectsKey).map(\.objectID))
    }

    /// Takes over changes, by the identities of the objects.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { changeNotificationData[$0] as? [NSManagedObjectID] ?? [] }
        }
        for context in contexts {
            context.merge(
                inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
                updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
                deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
        }
    }

    func merge(
        inserted new: [NSManagedObjectID], updated changed: [NSManagedObjectID], deleted gone: [NSManagedObjectID]
    ) {
        for id in new where registered[id] == nil && row(of: id) != nil { pending.insert(object(with: id)) }
        for id in changed {
            guard let object = registered[id] else { continue }
            if object.isFault { pending.refresh(object) } else { refresh(object, mergeChanges: true) }
        }
        for id in gone {
            guard let object = registered.removeValue(forKey: id) else { continue }
            (updated[id], deleted[id]) = (nil, nil)
            if object.isFault { object.isFault = false }
            pending.delete(object)
            object.managedObjectContext = nil
        }
        processPendingChanges()
    }
}
