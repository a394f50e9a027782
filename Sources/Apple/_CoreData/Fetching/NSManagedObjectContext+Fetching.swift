import UIKit

extension NSManagedObjectContext {
    /// Returns what a request finds, in the order of its sort descriptors, or else in that of the objects' creation.
    ///
    /// A request for an entity that the model does not have raises an exception.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try found(request.values).compactMap { $0 as? T }
    }

    /// Returns the number of objects that a request finds.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try matches(request.values).count
    }

    /// Runs a request.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let batch = request as? any BatchRequest else {
            guard let asynchronous = request as? any AsynchronousRequest else {
                throw NSError.coreData(NSPersistentStoreOperationError, [:])
            }
            return try asynchronous.perform(in: self)
        }
        return try batch.perform(in: self)
    }

    /// Returns what a request with these values finds.
    func found(_ values: FetchValues) throws -> [Any] {
        if values.resultType == .dictionaryResultType {
            return FetchedDictionaries(values, of: entity(of: values)).rows(of: try matches(values, isLimited: false))
        }
        let objects = try matches(values)
        switch values.resultType {
        case .countResultType: return [NSNumber(value: objects.count)]
        case .managedObjectIDResultType: return objects.map(\.objectID)
        default:
            for object in objects {
                if values.refreshes { refresh(object, mergeChanges: true) }
                if !values.returnsFaults { object.fire() }
            }
            return objects
        }
    }

    /// Returns the entity of a request; raises an exception if there is none.
    private func entity(of values: FetchValues) -> NSEntityDescription {
        if let entity = values.entity { return entity }
        guard let name = values.entityName else {
            raise(.invalidArgument, "executeFetchRequest:error: A fetch request must have an entity.")
        }
        guard let entity = model?.entitiesByName[name] else {
            raise(
                .invalidArgument,
                "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
        }
        return entity
    }

    /// Returns the objects that meet a request's condition, in order and, by default, within its limits.
    private func matches(_ values: FetchValues, isLimited: Bool = true) throws -> [NSManagedObject] {
        let entity = entity(of: values)
        let ids =
            values.includesPendingChanges
            ? allIDs(of: entity, includingSubentities: values.includesSubentities)
            : storedIDs(of: entity, includingSubentities: values.includesSubentities)
        var objects = ids.map { object(with: $0) }
        if let predicate = values.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        if let descriptors = values.sortDescriptors {
            let computed = FetchedDictionaries.computedNames(values)
            let own = descriptors.filter { descriptor in !computed.contains { $0 == descriptor.key } }
            objects = Self.sorted(objects, by: own)
        }
        guard isLimited else { return objects }
        if values.offset > 0 { objects = Array(objects.dropFirst(values.offset)) }
        return values.limit > 0 ? Array(objects.prefix(values.limit)) : objects
    }

    /// Returns objects in the order of descriptors; equal ones keep theirs.
    static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return objects }
        return objects.enumerated().sorted { a, b in
            for descriptor in descriptors {
                switch descriptor.compare(a.element, to: b.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return a.offset < b.offset
        }.map(\.element)
    }
}
