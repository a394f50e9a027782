/// An object that hands out the values of its properties by name.
package protocol KeyValueReadable: AnyObject {
    /// What reads a property of such an object; nil where its class has none of that name.
    func reader(forKey key: String) -> ((NSObject) -> Any?)?
    /// The layer whose changes are this object's; nil for what has no layer.
    var observedLayer: CALayer? { get }
}

extension NSObject {
    /// The layer whose changes are this object's.
    final var layerOfChanges: CALayer? { self as? CALayer ?? (self as? any KeyValueReadable)?.observedLayer }

    /// What reads a property by its name: one that the class hands out, or a stored one; nil where there is neither.
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

    /// A stored property of the object's class or one above it; nil where there is none of that name.
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

/// An optional's value, or nil; anything else as it is.
private func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
}
