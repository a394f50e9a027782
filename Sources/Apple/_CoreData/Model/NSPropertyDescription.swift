import UIKit

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    /// The name of the property.
    open var name = ""
    /// The entity to which the property belongs.
    open internal(set) weak var entity: NSEntityDescription?
    /// Whether the property may be empty when an object is saved; true by default.
    open var isOptional = true
    /// Whether the property is not saved; false by default.
    open var isTransient = false
    /// What the model's author noted.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The name that the property had in an earlier version of the model; without effect, because stores begin empty.
    open var renamingIdentifier: String?
    /// The predicates that a value must meet when it is saved.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// The messages for the predicates.
    open private(set) var validationWarnings: [Any] = []

    /// Creates a property without a name.
    public override init() { super.init() }

    /// Sets the predicates that validate a value, and the message for each.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// Returns a property with the same values for another entity.
    func copied() -> NSPropertyDescription {
        let copy = NSPropertyDescription()
        copy.copyValues(of: self)
        return copy
    }

    final func copyValues(of other: NSPropertyDescription) {
        (name, isOptional, isTransient) = (other.name, other.isOptional, other.isTransient)
        (userInfo, renamingIdentifier) = (other.userInfo, other.renamingIdentifier)
        (validationPredicates, validationWarnings) = (other.validationPredicates, other.validationWarnings)
    }
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of the values; undefined by default.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The value of new objects; nil by default.
    open var defaultValue: Any?
    /// The name of the class of the values; by default that of the type.
    open var attributeValueClassName: String? {
        get { className ?? attributeType.valueClassName }
        set { className = newValue }
    }
    /// The name of the transformer of a transformable attribute; values are kept as they are, without it.
    open var valueTransformerName: String?
    /// Whether large data would be kept in files; without effect, because everything is kept in memory.
    open var allowsExternalBinaryDataStorage = false
    /// Whether the value would stay in the history of a deleted object; without effect.
    open var preservesValueInHistoryOnDeletion = false
    /// Whether CloudKit would encrypt the value; without effect.
    open var allowsCloudEncryption = false

    private var className: String?
    /// The least and greatest value, or length of a text, that can be saved.
    var limits: (least: Any?, greatest: Any?) = (nil, nil)
    /// The regular expression that a text must match to be saved.
    var pattern: String?

    override func copied() -> NSPropertyDescription {
        let copy = NSAttributeDescription()
        copy.copyAttribute(of: self)
        return copy
    }

    final func copyAttribute(of other: NSAttributeDescription) {
        copyValues(of: other)
        (attributeType, defaultValue, className) = (other.attributeType, other.defaultValue, other.className)
        (limits, pattern, valueTransformerName) = (other.limits, other.pattern, other.valueTransformerName)
    }
}

/// What happens to the objects at the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing.
    case noActionDeleteRule
    /// They lose the deleted object.
    case nullifyDeleteRule
    /// They are deleted as well.
    case cascadeDeleteRule
    /// The deletion cannot be saved while there are any.
    case denyDeleteRule
}

/// A relationship of an entity to another one.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the objects at the other end.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship in the other direction; nil if there is none.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The largest number of objects; 1 for a relationship to one object, and 0 for any number.
    open var maxCount = 0
    /// The least number of objects, unless there are none and the relationship is optional.
    open var minCount = 0
    /// What happens to the other objects when an object is deleted; they lose it by default.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the relationship may lead to several objects.
    open var isToMany: Bool { maxCount != 1 }
    /// Whether the objects have an order; false by default.
    open var isOrdered = false

    /// The names from which the model resolves the other end, and the inverse there.
    var names: (destination: String?, inverse: String?) = (nil, nil)

    override func copied() -> NSPropertyDescription {
        let copy = NSRelationshipDescription()
        copy.copyValues(of: self)
        (copy.maxCount, copy.minCount, copy.deleteRule, copy.isOrdered) = (maxCount, minCount, deleteRule, isOrdered)
        (copy.destinationEntity, copy.inverseRelationship) = (destinationEntity, inverseRelationship)
        copy.names = (names.destination ?? destinationEntity?.name, names.inverse ?? inverseRelationship?.name)
        return copy
    }
}

/// A property that fetches objects by a request.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    /// The request, whose predicate may contain `$FETCH_SOURCE`.
    open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?

    override func copied() -> NSPropertyDescription {
        let copy = NSFetchedPropertyDescription()
        copy.copyValues(of: self)
        copy.fetchRequest = fetchRequest
        return copy
    }
}
