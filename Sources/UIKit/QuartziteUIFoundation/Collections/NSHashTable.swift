import QuartzCore

/// A set of objects that may be kept with weak references.
///
/// The objects stay in the order in which they were added, so that loops over them run alike in every run. Released
/// objects disappear at once.
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var references: [TableReference] = []

    /// Creates an empty table; `initialCapacity` is only a hint.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// Creates an empty table that keeps objects with strong references.
    public override convenience init() { self.init(options: .strongMemory) }

    /// Returns an empty table that keeps objects with weak references.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects, in the order in which they were added.
    open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
    /// The object that was added first; nil if the table is empty.
    open var anyObject: ObjectType? { references.lazy.compactMap { $0.object as? ObjectType }.first }
    /// A set of the objects; objects that are not `Hashable` are omitted.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    /// The number of objects.
    open var count: Int { allObjects.count }

    /// Adds an object, unless the table contains it; nil has no effect.
    open func add(_ object: ObjectType?) {
        references.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        references.append(TableReference(object, options))
    }

    /// Removes an object; nil has no effect.
    open func remove(_ object: ObjectType?) {
        references.removeAll { reference in
            reference.object == nil || object.map { reference.matches($0, options) } ?? false
        }
    }

    /// Removes all objects.
    open func removeAllObjects() { references.removeAll() }

    /// Returns the table's object that equals an object; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in references.first { $0.matches(object, options) }?.object as? ObjectType }
    }

    /// Whether the table contains an object.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Returns an enumerator of the objects, which does not change with the table.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    /// Removes the objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
    /// Removes the objects that another table does not contain.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
    /// Whether both tables have an object in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    /// Whether another table contains all objects of this one.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    /// Returns a table with the same objects.
    open override func copy() -> Any { copy(with: nil) }
    /// Returns a table with the same objects.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable(options: options)
        copy.references = references
        return copy
    }
}
