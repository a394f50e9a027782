import UIKit

extension NSManagedObject {
    /// Reads the values from the context's parent if the object has none yet.
    final func fire() {
        guard isFault else { return }
        guard let context = managedObjectContext, let row = context.row(of: objectID) else {
            raise(
                ExceptionName(rawValue: "NSObjectInaccessibleException"),
                "CoreData could not fulfill a fault for '\(objectID.description)'")
        }
        isFault = false
        (values, committed, version) = (row.values, row.values, row.version)
        awakeFromFetch()
    }

    /// Returns the value of a property: of relationships, the objects.
    final func value(named key: String) -> Any? {
        fire()
        if let stored = values[key] { return resolved(stored, key) }
        switch entity.property(key) {
        case let relationship as NSRelationshipDescription where relationship.isToMany:
            return relationship.isOrdered ? NSOrderedSet() : NSSet()
        case let fetched as NSFetchedPropertyDescription: return fetchedObjects(of: fetched)
        default: return nil
        }
    }

    /// Returns a stored value as code sees it.
    final func resolved(_ stored: Any, _ key: String) -> Any? {
        if let id = stored as? NSManagedObjectID, entity.property(key) is NSRelationshipDescription {
            return managedObjectContext?.object(with: id)
        }
        guard let list = stored as? ObjectIDList else { return stored }
        let objects = list.ids.compactMap { managedObjectContext?.object(with: $0) }
        let isOrdered = (entity.property(key) as? NSRelationshipDescription)?.isOrdered == true
        return isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    private func fetchedObjects(of property: NSFetchedPropertyDescription) -> Any? {
        guard let context = managedObjectContext, let request = property.fetchRequest?.copied() else { return [Any]() }
        let variables: [String: Any] = ["FETCH_SOURCE": self, "FETCHED_PROPERTY": property]
        if let predicate = request.predicate {
            request.predicate = NSPredicate { object, _ in
                predicate.evaluate(with: object, substitutionVariables: variables)
            }
        }
        return try? context.fetch(request)
    }

    /// Sets the value of a property, and the other ends of relationships.
    final func setValue(_ value: Any?, named key: String) {
        fire()
        let value = value is NSNull ? nil : value
        switch entity.property(key) {
        case let relationship as NSRelationshipDescription: setObjects(value, of: relationship)
        case let attribute as NSAttributeDescription: change(key, to: value.map { stored($0, of: attribute) })
        default: change(key, to: value)
        }
    }

    private func stored(_ value: Any, of attribute: NSAttributeDescription) -> Any {
        if let stored = attribute.attributeType.stored(value) { return stored }
        raise(
            .invalidArgument,
            "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
                + "\(attribute.attributeType.valueClassName ?? "NSObject"); given type = \(type(of: value)); "
                + "value = \(value).")
    }

    /// Stores a value as it is, and records that it changed.
    final func change(_ key: String, to new: Any?) {
        let old = values[key]
        managedObjectContext?.recordUndo(of: self) { $0.change(key, to: old) }
        values[key] = new
        changedKeys.insert(key)
        managedObjectContext?.recordChange(of: self)
    }
}
