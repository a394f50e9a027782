/// An object that provides the values of its properties by name.
package protocol KeyValueReadable: AnyObject {
    /// Returns a function that reads the property `key`, or nil if the class has no such property.
    func reader(forKey key: String) -> ((NSObject) -> Any?)?
    /// Returns the property `key`, which can be set, or nil if the class has no such property.
    func property(forKey key: String) -> MemberProperty?
    /// Returns the value at the end of a path of several keys, or nil to have the path followed key by key.
    func value(forNestedKeyPath keyPath: String) -> Any?
    /// The object that reports this object's changes, or nil if there is none.
    var changeReporter: (any ChangeReporter)? { get }
}

extension KeyValueReadable {
    package func value(forNestedKeyPath keyPath: String) -> Any? { nil }
    package func property(forKey key: String) -> MemberProperty? { nil }
}

extension NSObject {
    /// The object that reports this object's changes.
    final var reporterOfChanges: (any ChangeReporter)? { (self as? any KeyValueReadable)?.changeReporter }

    /// Returns a function that reads a property the class provides by name or stores, or nil if there is none.
    package final func reader(named key: String) -> ((NSObject) -> Any?)? {
        if let reader = (self as? any KeyValueReadable)?.reader(forKey: key) { return reader }
        return storedValue(named: key) == nil ? nil : { $0.storedValue(named: key) ?? nil }
    }

    /// The value of a stored property of the object's class or a superclass, or nil if there is none of that name.
    package final func storedValue(named name: String) -> Any?? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children where child.label == name || child.label == "_" + name {
                return .some(flattened(child.value))
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}

/// The wrapped value of an optional, or nil; any other value unchanged.
private func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
}
