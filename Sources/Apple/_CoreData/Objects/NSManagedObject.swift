import UIKit

/// An object whose values a context keeps and saves.
open class NSManagedObject: NSObject, KeyPathCoding, StoredObject {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The identity of the object.
    public internal(set) final var objectID: NSManagedObjectID
    /// The context to which the object belongs; nil for an object of none, and after its deletion was saved.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?

    /// The current values; relationships have identities.
    final var values: [String: Any] = [:]
    /// The values that were fetched or saved last.
    final var committed: [String: Any] = [:]
    /// The number of saves of the object that these values contain.
    final var version = 0
    /// The keys that changed since the last save.
    final var changedKeys: Set<String> = []
    /// Whether the values have not been read yet.
    open internal(set) var isFault = false

    // MARK: Creation

    /// Creates an object of an entity, and adds it to a context unless that is nil.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity)
        super.init()
        guard !ObjectsBeingLoaded.current.isLoading else { return }
        for case let attribute as NSAttributeDescription in entity.properties {
            values[attribute.name] = attribute.defaultValue.flatMap { attribute.attributeType.stored($0) }
        }
        context?.insert(self)
    }

    /// Creates an object of the class's entity in a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.entity(of: Self.self), insertInto: moc)
    }

    /// Creates an object of the entity's class.
    static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        if entity.isAbstract, context != nil {
            raise(
                .internalInconsistency,
                "Cannot create an instance of abstract entity \(entity.name ?? "").")
        }
        return entity.objectClass._make(entity: entity, insertInto: context)
    }

    /// Returns the entity whose objects have this class; raises an exception if no model has one.
    open class func entity() -> NSEntityDescription {
        guard let entity = ModelList.current.entity(of: self) else {
            raise(
                .invalidArgument, "+[\(self) entity]: no NSManagedObjectModel has an entity with the class \(self)")
        }
        return entity
    }

    /// Returns a request for the objects of the class.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<Self>()
        request.entityName = ModelList.current.entity(of: self)?.name
        // The result is of the actual class, as with Objective-C, where generic arguments exist only in source.
        return unsafeBitCast(request as AnyObject, to: NSFetchRequest<NSFetchRequestResult>.self)
    }

    /// Whether changes of properties outside the model leave the object without changes; always true.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: State

    /// Whether the context has added the object since its last save.
    open var isInserted: Bool { managedObjectContext?.inserted[objectID] != nil }
    /// Whether values of the object have changed since the last save.
    open var isUpdated: Bool { managedObjectContext?.updated[objectID] != nil }
    /// Whether the object will be deleted by the next save.
    open var isDeleted: Bool { managedObjectContext?.deleted[objectID] != nil }
    /// Whether the object was added, changed or deleted since the last save.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether saved values of the object have changed.
    open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
    /// 0 for an object with values, and 1 for one without.
    open var faultingState: Int { isFault ? 1 : 0 }

    /// Returns whether the objects of a relationship have not been read; true only if the object has no values yet.
    open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

    /// Returns the values that have changed since the last save, by name.
    open func changedValues() -> [String: Any] {
        changedKeys.reduce(into: [:]) { $0[$1] = value(named: $1) ?? NSNull() }
    }

    /// Returns the values that changed since the context last posted changes; here, since the last save.
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    /// Returns the values as they were fetched or saved last.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fire()
        return (keys ?? entity.properties.map(\.name)).reduce(into: [:]) { result, key in
            result[key] = committed[key].flatMap { resolved($0, key) } ?? NSNull()
        }
    }

    // MARK: Events

    /// Called when the object was added to a context; an override must call this method of the superclass.
    open func awakeFromInsert() {}
    /// Called when the values of the object have been read.
    open func awakeFromFetch() {}
    /// Called when an undone change brings back values.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before the object loses its values.
    open func willTurnIntoFault() {}
    /// Called after the object lost its values.
    open func didTurnIntoFault() {}
    /// Called when the object is to be deleted.
    open func prepareForDeletion() {}
    /// Called before a value is read with `primitiveValue(forKey:)`; reads the object's values.
    open func willAccessValue(forKey key: String?) { fire() }
    /// Called after a value was read.
    open func didAccessValue(forKey key: String?) {}
    /// Called before a value is changed with `setPrimitiveValue(_:forKey:)`; reads the object's values.
    open func willChangeValue(forKey key: String) { fire() }
    /// Called after a value was changed; the object counts as changed.
    open func didChangeValue(forKey key: String) {
        changedKeys.insert(key)
        managedObjectContext?.recordChange(of: self)
    }

    // MARK: Key-value coding

    /// Returns the value of a property, or of a property of the class that Objective-C sees.
    ///
    /// Numbers are `NSNumber`, and objects at the other end of a relationship an `NSSet` or `NSOrderedSet`. An unknown
    /// name raises an exception.
    open func value(forKey key: String) -> Any? {
        if entity.property(key) != nil { return value(named: key) }
        if key == "objectID" { return objectID }
        if key == "self" { return self }
        if let listed = Members.current.property(key, of: type(of: self)) { return listed.value(of: self) }
        if let stored = storedValue(named: key) { return stored }
        return value(forUndefinedKey: key)
    }

    /// Sets the value of a property; an unknown name, or a value of another type, raises an exception.
    open func setValue(_ value: Any?, forKey key: String) {
        if entity.property(key) != nil { return setValue(value, named: key) }
        if let listed = Members.current.property(key, of: type(of: self)) {
            return listed.setOrReport(value, of: self, key: key)
        }
        setValue(value, forUndefinedKey: key)
    }

    /// Returns the value at the end of a path of names.
    ///
    /// Where the path passes through several objects, it is the list of their values.
    open func value(forKeyPath keyPath: String) -> Any? {
        guard keyPath.contains(".") else { return value(forKey: keyPath) }
        return PredicateKeyPath(keyPath).value(of: self)
    }

    /// Sets the value at the end of a path of names.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let next = self.value(forKey: String(keyPath[..<dot])) as? NSManagedObject
        next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Raises an exception.
    open func value(forUndefinedKey key: String) -> Any? { raiseUndefined(key, in: "valueForUndefinedKey:") }

    /// Raises an exception.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        raiseUndefined(key, in: "setValue:forUndefinedKey:")
    }

    private func raiseUndefined(_ key: String, in method: String) -> Never {
        raise(
            .unknownKey,
            "[\(identity(of: self).replacing(": ", with: " ")) \(method)]: the entity \(entity.name ?? "") is not key "
                + "value coding-compliant for the key \"\(key)\".")
    }

    /// Returns the stored value of a property, without events.
    open func primitiveValue(forKey key: String) -> Any? { value(named: key) }

    /// Sets the stored value of a property.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, named: key) }

    /// Returns the values of several properties, with `NSNull` for those without one.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
    }

    /// Sets the values of several properties.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    /// Returns the identities of the objects of a relationship.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        fire()
        return (values[key] as? ObjectIDList)?.ids ?? (values[key] as? NSManagedObjectID).map { [$0] } ?? []
    }

    /// Returns the objects of a relationship as a set that changes the relationship when it is changed.
    open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, key) }

    /// Returns the objects of an ordered relationship as a set that changes the relationship when it is changed.
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { ManagedOrderedSet(self, key) }

    // MARK: Validation

    /// Checks the object before it is saved for the first time; throws an error if it cannot be saved.
    open func validateForInsert() throws { try validateValues() }
    /// Checks the object before its changes are saved; throws an error if it cannot be saved.
    open func validateForUpdate() throws { try validateValues() }
    /// Checks the object before it is deleted; throws an error if it cannot be deleted.
    open func validateForDelete() throws { try validateDeletion() }

    // MARK: Identity

    /// The number of the object, so that sets have the same order in each run.
    open override var hash: Int { objectID.serial }

    final package var storedIdentity: AnyHashable { objectID }

    /// The class, entity, identity and values.
    open override var description: String {
        let data = isFault ? "<fault>" : "{\(entity.properties.map(\.name).sorted().map(line).joined())\n}"
        return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID.description); data: \(data))"
    }

    private func line(_ key: String) -> String {
        let value = values[key]
        if let list = value as? ObjectIDList {
            return "\n    \(key) = (\(list.ids.map(\.description).joined(separator: ", ")));"
        }
        return "\n    \(key) = \(value.map { "\($0)" } ?? "nil");"
    }
}

/// What brings back the values of an object.
public struct NSSnapshotEventType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An insertion was undone.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    /// A deletion was undone.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    /// A change was undone.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    /// The context went back to the saved values.
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    /// The object was read again.
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    /// A conflict was resolved.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// Gives access to the initialiser of classes that are known only at run time; never instantiated itself.
open class _NSManagedObjectInitProbe: NSManagedObject {
    /// Never used directly.
    public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}

/// Whether objects are being created for what a store contains.
final class ObjectsBeingLoaded {
    var isLoading = false

    static var current: ObjectsBeingLoaded {
        SceneContext.current.object(of: ObjectsBeingLoaded.self) { ObjectsBeingLoaded() }
    }
}
