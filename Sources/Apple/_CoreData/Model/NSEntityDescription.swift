import UIKit

/// A kind of objects: its properties and its class.
open class NSEntityDescription: NSObject {
    /// The name of the entity.
    open var name: String?
    /// The name of the class of the objects; `NSManagedObject` by default.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether only entities below this one have objects; false by default.
    open var isAbstract = false
    /// The model to which the entity belongs.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    /// The entity whose properties this one has as well; nil if there is none.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The names of the attributes whose values together may appear only once in a store.
    open var uniquenessConstraints: [[Any]] = []
    /// What the model's author noted.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The name that the entity had in an earlier version of the model; without effect, because stores begin empty.
    open var renamingIdentifier: String?
    /// The indexes, which have no effect on what is fetched.
    open var indexes: [NSFetchIndexDescription] = []
    /// The expression by which Spotlight would show objects; without effect.
    open var coreSpotlightDisplayNameExpression: NSExpression?

    /// The entities directly below this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities { entity.superentity = self }
        }
    }

    /// The properties of the entity, including those of the entities above it.
    open var properties: [NSPropertyDescription] {
        get {
            let inherited = superentity?.properties ?? []
            return inherited.filter { property in !own.contains { $0.name == property.name } } + own
        }
        set {
            let inherited = superentity?.properties ?? []
            own = newValue.filter { property in !inherited.contains { $0 === property } }
            for property in own { property.entity = self }
        }
    }

    /// The properties that the entity itself declares.
    private(set) var own: [NSPropertyDescription] = []

    /// Creates an entity without a name.
    public override init() { super.init() }

    /// The entities directly below this one, by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// The properties by name.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The attributes by name.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    /// The relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// Returns the relationships that lead to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// Whether the entity is another one, or below it.
    open func isKindOf(entity: NSEntityDescription) -> Bool { isKind(of: entity.name ?? "") }

    /// A digest of the entity that changes with its properties; here it is its name.
    open var versionHash: Data { Data((name ?? "").utf8) }
    /// A text that would change the digest; without effect.
    open var versionHashModifier: String?

    /// Whether the entity has a name, or is below one that has it.
    final func isKind(of name: String) -> Bool {
        sequence(first: self, next: \.superentity).prefix(64).contains { $0.name == name }
    }

    /// The property with a name; nil if there is none.
    final func property(_ name: String) -> NSPropertyDescription? {
        var entity: NSEntityDescription? = self
        while let current = entity {
            if let found = current.own.first(where: { $0.name == name }) { return found }
            entity = current.superentity
        }
        return nil
    }

    /// The class of the objects.
    final var objectClass: NSManagedObject.Type {
        ManagedClasses.named(managedObjectClassName ?? "", module: nil) as? NSManagedObject.Type
            ?? NSManagedObject.self
    }

    // MARK: Objects

    /// Returns the entity with a name in the model of a context; nil if there is none.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// Creates an object of the entity with a name; raises an exception if the model has no such entity.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = context.model?.entitiesByName[entityName] else {
            raise(
                .invalidArgument,
                "+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return NSManagedObject.make(entity, in: context)
    }
}

/// An index of an entity, which has no effect on what is fetched.
open class NSFetchIndexDescription: NSObject {
    /// The name of the index.
    open var name: String
    /// The parts of the index.
    open var elements: [NSFetchIndexElementDescription]

    /// Creates an index.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
        super.init()
    }
}

/// A part of an index.
open class NSFetchIndexElementDescription: NSObject {
    /// How values are found.
    public enum CollationType: UInt, Sendable {
        /// By their order.
        case binary
        /// By ranges of several values.
        case rTree
    }

    /// The property.
    public let property: NSPropertyDescription?
    /// How values are found.
    open var collationType: CollationType

    /// Creates a part for a property.
    public init(property: NSPropertyDescription, collationType: CollationType) {
        (self.property, self.collationType) = (property, collationType)
        super.init()
    }
}
