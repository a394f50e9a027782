import UIKit

/// An attribute whose value is computed from others when an object is saved.
open class NSDerivedAttributeDescription: NSAttributeDescription {
    /// The expression that computes the value, such as `canonical:(name)` or `items.@count`.
    open var derivationExpression: NSExpression?

    override func copied() -> NSPropertyDescription {
        let copy = NSDerivedAttributeDescription()
        copy.copyAttribute(of: self)
        copy.derivationExpression = derivationExpression
        return copy
    }
}

extension NSManagedObjectContext {
    /// Computes the derived attributes of the objects that are to be saved, and of those related to them.
    func deriveValues() {
        let changed = Self.sorted(inserted) + Self.sorted(updated)
        var objects: [NSManagedObject] = changed
        for object in changed + Self.sorted(deleted) {
            for case let relationship as NSRelationshipDescription in object.entity.properties
            where relationship.destinationEntity?.derived.isEmpty == false && relationship.inverseRelationship != nil {
                let ids = object.objectIDs(forRelationshipNamed: relationship.name)
                for other in ids.compactMap(existing) where deleted[other.objectID] == nil { objects.append(other) }
            }
        }
        var done: Set<NSManagedObjectID> = []
        for object in objects where done.insert(object.objectID).inserted {
            for attribute in object.entity.derived {
                let value = attribute.derivationExpression?.expressionValue(with: object, context: nil)
                let new = value.flatMap { attribute.attributeType.stored($0) }
                object.fire()
                guard !StoredValues.areEqual(object.values[attribute.name], new) else { continue }
                object.change(attribute.name, to: new)
            }
        }
    }
}

extension NSEntityDescription {
    /// The derived attributes.
    fileprivate var derived: [NSDerivedAttributeDescription] {
        properties.compactMap { $0 as? NSDerivedAttributeDescription }
    }
}
