import QuartzCore

/// A dictionary whose keys and values may be kept with weak references.
///
/// Entries stay in the order in which their keys were added, and disappear when their key or value is released.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying {
    private struct Entry {
        let key: TableReference
        var value: TableReference

        var isLive: Bool { key.object != nil && value.object != nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [Entry] = []

    /// Creates an empty table; `initialCapacity` is only a hint.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        super.init()
    }

    /// Creates an empty table that keeps keys and values with strong references.
    public override convenience init() { self.init(keyOptions: .strongMemory, valueOptions: .strongMemory) }

    /// Returns an empty table with strong references to keys and values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns an empty table with weak references to keys.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Returns an empty table with weak references to values.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Returns an empty table with weak references to keys and values.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of entries.
    open var count: Int { entries.count(where: \.isLive) }

    /// Returns the value of a key; nil if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { key in entries.first { $0.key.matches(key, keyOptions) }?.value.object as? ObjectType }
    }

    /// Sets the value of a key; a nil value or key has no effect.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        entries.removeAll { !$0.isLive }
        guard let anObject, let aKey else { return }
        let value = TableReference(anObject, valueOptions)
        if let index = entries.firstIndex(where: { $0.key.matches(aKey, keyOptions) }) {
            entries[index].value = value
        } else {
            entries.append(Entry(key: TableReference(aKey, keyOptions), value: value))
        }
    }

    /// Removes the entry of a key.
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { entry in !entry.isLive || aKey.map { entry.key.matches($0, keyOptions) } ?? false }
    }

    /// Removes all entries.
    open func removeAllObjects() { entries.removeAll() }

    /// Returns an enumerator of the keys, which does not change with the table.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: entries.filter(\.isLive).compactMap(\.key.object)).objectEnumerator()
    }

    /// Returns an enumerator of the values, which does not change with the table; nil only in Objective-C.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: entries.filter(\.isLive).compactMap(\.value.object)).objectEnumerator()
    }

    /// The entries as a dictionary; only those whose keys are hashable.
    open func dictionaryRepresentation() -> [AnyHashable: Any] {
        let pairs = entries.compactMap { entry -> (AnyHashable, Any)? in
            guard let key = entry.key.object as? AnyHashable, let value = entry.value.object else { return nil }
            return (key, value)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Returns a table with the same entries.
    open override func copy() -> Any { copy(with: nil) }
    /// Returns a table with the same entries.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
        copy.entries = entries
        return copy
    }
}
