/// An object that provides the values of its properties by name.
package protocol KeyValueReadable: AnyObject {
    /// Returns a function that reads the property `key`, or nil if the class has no such property.
    func reader(forKey key: String) -> ((NSObject) -> Any?)?
    /// The layer that reports this object's changes, or nil if the object has no layer.
    var observedLayer: CALayer? { get }
}

extension NSObject {
    /// The layer that reports this object's changes.
    final var layerOfChanges: CALayer? { self as? CALayer ?? (self as? any KeyValueReadable)?.observedLayer }

    /// Returns a function that reads a property the class provides by name or stores, or nil if there is none.
    package final func reader(named key: String) -> ((NSObject) -> Any?)? {
        if let reader = (self as? any KeyValueReadable)?.reader(forKey: key) { return reader }
        if self is CALayer {
            return { object in
                guard let layer = object as? CALayer else { return nil }
                return layer.value(forKey: key) ?? layer.storedValue(named: key) ?? nil
            }
        }
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
