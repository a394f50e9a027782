import UIKit

/// What `@NSManaged` members are on Apple's systems.
///
/// A property or method has no code there, because the Objective-C runtime finds it. Here, the property reads and
/// writes the object's value by name:
/// ```swift
/// var title: String? {
///     get { _managedGet("title") }
///     set { _managedSet("title", newValue) }
/// }
/// ```
extension NSManagedObject {
    /// Returns the value of a property as a type; without a value, zero, an empty value or nil.
    ///
    /// The program stops if there is no value and the type has no empty one.
    public func _managedGet<Value>(_ key: String) -> Value {
        let name = propertyName(key)
        willAccessValue(forKey: name)
        let found = value(named: name)
        didAccessValue(forKey: name)
        if let value = MemberValue.converted(found, to: Value.self) { return value }
        for empty in [NSNumber(value: 0), "", Data()] as [Any] where found == nil {
            if let value = MemberValue.converted(empty, to: Value.self) { return value }
        }
        stop("\(type(of: self)): \(key) has no value of type \(Value.self)")
    }

    /// Sets the value of a property.
    public func _managedSet<Value>(_ key: String, _ value: Value) {
        setValue(MemberValue.unwrapped(value), named: propertyName(key))
    }

    /// Changes the objects of a relationship as a method does that Xcode generates, such as `addToItems(_:)`.
    public func _managedCall(_ name: String, _ arguments: Any...) {
        for (prefix, action) in Self.actions where name.hasPrefix(prefix) {
            for ending in ["", "Object", "s"] {
                let rest = name.dropFirst(prefix.count)
                let stem = ending == "Object" && rest.hasSuffix(ending) ? rest.dropLast(6) + "s" : rest
                let key = propertyName(String(stem))
                guard let relationship = entity.property(key) as? NSRelationshipDescription else { continue }
                return perform(action, on: relationship, arguments)
            }
        }
        raiseUnknownSelector(name)
    }

    private func raiseUnknownSelector(_ name: String) -> Never {
        raise(.invalidArgument, "-[\(type(of: self)) \(name)]: unrecognized selector sent to instance")
    }

    private enum Action { case add, remove, insert, replace }

    private static let actions: [(String, Action)] = [
        ("addTo", .add), ("removeFrom", .remove), ("insertInto", .insert), ("replace", .replace), ("add", .add),
        ("remove", .remove),
    ]

    private func perform(_ action: Action, on relationship: NSRelationshipDescription, _ arguments: [Any]) {
        var objects = objectIDs(forRelationshipNamed: relationship.name).compactMap {
            managedObjectContext?.object(with: $0)
        }
        let indexes = arguments.lazy.compactMap { argument -> [Int]? in
            (argument as? Int).map { [$0] } ?? (argument as? NSIndexSet).map { Array($0 as IndexSet) }
                ?? (argument as? IndexSet).map { Array($0) }
        }.first
        let given = arguments.first { !($0 is Int || $0 is NSIndexSet || $0 is IndexSet) }
        let others = given.map { Self.objects(in: $0) } ?? []
        switch action {
        case .add: objects += others.filter { !objects.contains($0) }
        case .remove where given == nil:
            for index in (indexes ?? []).reversed() where objects.indices.contains(index) { objects.remove(at: index) }
        case .remove: objects.removeAll { others.contains($0) }
        case .insert:
            for (index, object) in zip(indexes ?? [], others) { objects.insert(object, at: min(index, objects.count)) }
        case .replace:
            for (index, object) in zip(indexes ?? [], others) where objects.indices.contains(index) {
                objects[index] = object
            }
        }
        setObjects(objects, of: relationship)
    }

    /// Returns the name of the property that a declared name means: that of `primitiveTitle` is `title`.
    private func propertyName(_ name: String) -> String {
        if entity.property(name) != nil { return name }
        let stem = name.hasPrefix("primitive") ? String(name.dropFirst("primitive".count)) : name
        let lower = stem.prefix(1).lowercased() + stem.dropFirst()
        if entity.property(lower) != nil { return lower }
        return entity.property(stem) != nil ? stem : name
    }
}
