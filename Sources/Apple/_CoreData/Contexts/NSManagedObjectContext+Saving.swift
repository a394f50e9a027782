import UIKit

/// The identities of objects that a context saved.
struct SavedChanges {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
}

extension NSManagedObjectContext {
    /// Saves the changes in the parent or in the store.
    ///
    /// Throws an error if an object cannot be saved; nothing is saved then.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        callWillSave()
        deriveValues()
        processPendingChanges()
        try validate()
        guard parent != nil || persistentStoreCoordinator != nil else {
            raise(
                .internalInconsistency,
                "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform a save "
                    + "operation.")
        }
        if parent == nil, persistentStoreCoordinator?.persistentStores.isEmpty == true {
            raise(
                .internalInconsistency,
                "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform a save "
                    + "operation.")
        }
        if parent == nil { try resolveConflicts() }
        let (new, changed, gone) = (Self.sorted(inserted), Self.sorted(updated), Self.sorted(deleted))
        if let parent { push(new, changed, gone, to: parent) } else { write(new + changed, gone) }
        finish(new, changed, gone)
    }

    static func sorted(_ objects: [NSManagedObjectID: NSManagedObject]) -> [NSManagedObject] {
        objects.values.sorted { $0.objectID.serial < $1.objectID.serial }
    }

    /// Calls `willSave()` until objects change no more.
    private func callWillSave() {
        var notified: Set<NSManagedObjectID> = []
        for _ in 0..<100 {
            let objects = (Self.sorted(inserted) + Self.sorted(updated) + Self.sorted(deleted)).filter {
                !notified.contains($0.objectID)
            }
            if objects.isEmpty { return }
            for object in objects {
                notified.insert(object.objectID)
                object.willSave()
            }
        }
    }

    private func validate() throws {
        var errors: [any Error] = []
        for object in Self.sorted(inserted) { Self.collect(&errors) { try object.validateForInsert() } }
        for object in Self.sorted(updated) { Self.collect(&errors) { try object.validateForUpdate() } }
        for object in Self.sorted(deleted) { Self.collect(&errors) { try object.validateForDelete() } }
        if let error = NSError.several(errors) { throw error }
    }

    private static func collect(_ errors: inout [any Error], _ check: () throws -> Void) {
        do { try check() } catch { errors.append(error) }
    }

    // MARK: Conflicts

    private var policy: NSMergePolicyType { (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

    /// Resolves conflicts with what other contexts saved, or throws an error.
    private func resolveConflicts() throws {
        for object in Self.sorted(updated) + Self.sorted(deleted) {
            let row = persistentStoreCoordinator?.table(of: object.objectID)?.rows[object.objectID]
            guard row == nil || row?.version != object.version else { continue }
            guard policy != .errorMergePolicyType else {
                throw NSError.coreData(
                    NSManagedObjectMergeError,
                    [
                        NSLocalizedDescriptionKey: "Could not merge changes.",
                        NSPersistentStoreSaveConflictsErrorKey: [object],
                    ])
            }
            guard let row else {
                updated[object.objectID] = nil
                deleted[object.objectID] = nil
                continue
            }
            switch policy {
            case .overwriteMergePolicyType: break
            case .rollbackMergePolicyType: object.values = row.values
            case .mergeByPropertyStoreTrumpMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType,
                .errorMergePolicyType:
                let keepsOwn = policy == .mergeByPropertyObjectTrumpMergePolicyType
                for property in object.entity.properties.map(\.name) {
                    let isOwn = object.changedKeys.contains(property)
                    let isOthers = !StoredValues.areEqual(object.committed[property], row.values[property])
                    if isOthers, !isOwn || !keepsOwn { object.values[property] = row.values[property] }
                }
            }
            object.version = row.version
        }
        for object in Self.sorted(inserted) { try resolveConstraints(of: object) }
    }

    /// Resolves that another object has values that may exist only once.
    private func resolveConstraints(of object: NSManagedObject) throws {
        let constraints = sequence(first: object.entity, next: \.superentity).flatMap(\.uniquenessConstraints)
        for constraint in constraints {
            let keys = constraint.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name }
            let own = keys.map { object.values[$0] }
            guard !own.contains(where: { $0 == nil }) else { continue }
            let other = allIDs(of: object.entity, includingSubentities: true).first { id in
                guard id !== object.objectID, id.serial < object.objectID.serial || inserted[id] == nil else {
                    return false
                }
                let values =
                    registered[id].map { $0.isFault ? row(of: id)?.values ?? [:] : $0.values }
                    ?? row(of: id)?.values ?? [:]
                return zip(keys, own).allSatisfy { StoredValues.areEqual(values[$0], $1) }
            }
            guard let other else { continue }
            guard policy != .errorMergePolicyType else {
                throw NSError.coreData(
                    NSManagedObjectConstraintMergeError,
                    [
                        NSLocalizedDescriptionKey: "Could not merge changes.",
                        NSPersistentStoreSaveConflictsErrorKey: [object],
                    ])
            }
            let existing = self.object(with: other)
            if policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType {
                existing.fire()
                for property in object.entity.properties where property is NSAttributeDescription {
                    existing.change(property.name, to: object.values[property.name])
                }
            }
            delete(object)
            return
        }
    }

    // MARK: Writing

    private func write(_ objects: [NSManagedObject], _ gone: [NSManagedObject]) {
        guard let coordinator = persistentStoreCoordinator else { return }
        for object in objects {
            coordinator.number(object.objectID)
            object.version += 1
            let row = StoredRow(values: object.persistentValues, version: object.version)
            coordinator.table(of: object.objectID)?.save(object.objectID, row)
        }
        for store in coordinator.persistentStores {
            store.table.delete(Set(gone.map(\.objectID)))
        }
    }

    /// Takes changes over into the parent, which saves them itself.
    private func push(
        _ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject],
        to parent: NSManagedObjectContext
    ) {
        for object in new + changed {
            let other = parent.object(with: object.objectID)
            if inserted[object.objectID] != nil, parent.registered[object.objectID] === other, other.isFault {
                other.isFault = false
                parent.inserted[object.objectID] = other
                parent.pending.insert(other)
            }
            other.fire()
            for key in object.changedKeys.union(inserted[object.objectID] == nil ? [] : Array(object.values.keys)) {
                other.values[key] = object.values[key]
                other.changedKeys.insert(key)
            }
            parent.recordChange(of: other)
        }
        for object in gone {
            if let other = parent.existing(object.objectID) { parent.delete(other) }
        }
        parent.processPendingChanges()
    }

    /// Makes the saved values the current ones, and tells of them.
    private func finish(_ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject]) {
        for object in new + changed { (object.committed, object.changedKeys) = (object.persistentValues, []) }
        (inserted, updated, deleted) = ([:], [:], [:])
        for object in gone { registered[object.objectID] = nil }
        for object in new + changed + gone { object.didSave() }
        for object in gone { object.managedObjectContext = nil }
        let sets = [(NSInsertedObjectsKey, new), (NSUpdatedObjectsKey, changed), (NSDeletedObjectsKey, gone)]
        var info: [AnyHashable: Any] = [:]
        for (key, objects) in sets { info[key] = Set(objects) }
        let changes = SavedChanges(
            inserted: new.map(\.objectID), updated: changed.map(\.objectID), deleted: gone.map(\.objectID))
        if isForBatches { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        if parent == nil { persistentStoreCoordinator?.notify(of: changes, from: self) }
    }

    /// Takes over what another context saved, if this one wants it.
    func mergeSaved(_ changes: SavedChanges) {
        guard automaticallyMergesChangesFromParent, parent == nil else { return }
        let merge = { [weak self] in
            self?.merge(inserted: changes.inserted, updated: changes.updated, deleted: changes.deleted)
            for child in self?.children.compactMap(\.context) ?? [] where child.automaticallyMergesChangesFromParent {
                child.merge(inserted: changes.inserted, updated: changes.updated, deleted: changes.deleted)
            }
        }
        if SceneContext.current.isIdle { merge() } else { perform { merge() } }
    }
}

/// Compares stored values.
enum StoredValues {
    static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        case (let a as ObjectIDList, let b as ObjectIDList): a == b
        default: false
        }
    }
}
