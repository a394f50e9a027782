import UIKit

extension NSManagedObject {
    /// Sets the objects of a relationship, and the other ends.
    final func setObjects(_ value: Any?, of relationship: NSRelationshipDescription) {
        let objects = value.map { Self.objects(in: $0) } ?? []
        for object in objects { check(object, for: relationship) }
        let new = objects.map(\.objectID)
        let old = objectIDs(forRelationshipNamed: relationship.name)
        for id in old where !new.contains(id) { disconnect(id, from: relationship) }
        if relationship.isToMany {
            for id in new where !old.contains(id) { setInverse(id, in: relationship) }
            change(relationship.name, to: new.isEmpty ? nil : ObjectIDList(new))
        } else {
            if let id = new.first, !old.contains(id) { setInverse(id, in: relationship) }
            change(relationship.name, to: new.first)
        }
    }

    /// Returns the objects in an object or a collection; raises an exception if it contains something else.
    static func objects(in value: Any) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        let all: [Any] =
            switch value {
            case let set as NSOrderedSet: set.array
            case let set as NSSet: set.allObjects.sorted { serial(of: $0) < serial(of: $1) }
            case let set as Set<NSManagedObject>: set.sorted { $0.objectID.serial < $1.objectID.serial }
            case let array as [Any]: array
            default: [value]
            }
        return all.map { element in
            guard let object = element as? NSManagedObject else {
                raise(
                    .invalidArgument,
                    "Unacceptable type of value for to-many relationship: given type = \(type(of: element)).")
            }
            return object
        }
    }

    private static func serial(of value: Any) -> Int { (value as? NSManagedObject)?.objectID.serial ?? 0 }

    private func check(_ object: NSManagedObject, for relationship: NSRelationshipDescription) {
        if let own = managedObjectContext, let other = object.managedObjectContext, own !== other {
            raise(
                .invalidArgument,
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different "
                    + "contexts (source = \(description) , destination = \(object.description))")
        }
        if let name = relationship.destinationEntity?.name, !object.entity.isKind(of: name) {
            raise(
                .invalidArgument,
                "Unacceptable type of value for to-\(relationship.isToMany ? "many" : "one") relationship: property = "
                    + "\"\(relationship.name)\"; desired type = \(name); given type = \(object.entity.name ?? ""); "
                    + "value = \(object.description).")
        }
    }

    /// Removes this object from the other end of a relationship.
    final func disconnect(_ id: NSManagedObjectID, from relationship: NSRelationshipDescription) {
        guard let inverse = relationship.inverseRelationship, let other = managedObjectContext?.existing(id) else {
            return
        }
        other.fire()
        if var list = other.values[inverse.name] as? ObjectIDList {
            guard list.contains(objectID) else { return }
            list.remove(objectID)
            other.change(inverse.name, to: list.ids.isEmpty ? nil : list)
        } else if other.values[inverse.name] as? NSManagedObjectID === objectID {
            other.change(inverse.name, to: nil)
        }
    }

    /// Makes this object the other end for an object of a relationship.
    private func setInverse(_ id: NSManagedObjectID, in relationship: NSRelationshipDescription) {
        guard let inverse = relationship.inverseRelationship, let other = managedObjectContext?.existing(id) else {
            return
        }
        other.fire()
        if inverse.isToMany {
            var list = other.values[inverse.name] as? ObjectIDList ?? ObjectIDList()
            list.insert(objectID, at: nil)
            other.change(inverse.name, to: list)
            return
        }
        if let previous = other.values[inverse.name] as? NSManagedObjectID, previous !== objectID,
            let owner = managedObjectContext?.existing(previous)
        {
            owner.fire()
            if var list = owner.values[relationship.name] as? ObjectIDList {
                list.remove(id)
                owner.change(relationship.name, to: list.ids.isEmpty ? nil : list)
            } else {
                owner.change(relationship.name, to: nil)
            }
        }
        other.change(inverse.name, to: objectID)
    }

    /// Applies the delete rules of the object, which is about to be deleted.
    final func applyDeleteRules() {
        fire()
        for case let relationship as NSRelationshipDescription in entity.properties {
            let others = objectIDs(forRelationshipNamed: relationship.name)
            switch relationship.deleteRule {
            case .noActionDeleteRule, .denyDeleteRule: break
            case .nullifyDeleteRule: for id in others { disconnect(id, from: relationship) }
            case .cascadeDeleteRule:
                for id in others {
                    if let other = managedObjectContext?.existing(id) { managedObjectContext?.delete(other) }
                }
            }
        }
    }
}
