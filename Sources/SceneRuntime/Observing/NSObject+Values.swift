/// An object with its own key-value coding by key paths.
package protocol KeyPathCoding: AnyObject {
    func value(forKeyPath keyPath: String) -> Any?
    func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension NSObject {
    /// Returns the value of a property by name, as `value(forKey:)` does with Objective-C; numbers as `NSNumber`.
    ///
    /// Rewritten code calls this method on objects whose class has no `value(forKey:)`. Computed properties of an app's
    /// own classes are not found: the result is `nil`. The value of an array is that of each of its objects.
    public final func _value(forKey key: String) -> Any? {
        if let objects = self as? NSArray {
            return objects.map { ($0 as? NSObject)?._value(forKey: key) ?? NSNull() }
        }
        guard let value = reader(named: key)?(self) else { return nil }
        return (value as AnyObject) as? NSNumber ?? value
    }

    /// Returns the value of a property of an object that a path of names leads to.
    public final func _value(forKeyPath keyPath: String) -> Any? {
        if let object = self as? any KeyPathCoding { return object.value(forKeyPath: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return _value(forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        return (_value(forKey: String(keyPath[..<dot])) as? NSObject)?._value(forKeyPath: rest)
    }

    /// Sets the value of a property by name, as `setValue(_:forKey:)` does with Objective-C.
    ///
    /// Rewritten code calls this method on objects whose class has no `setValue(_:forKey:)`. Of an app's own classes,
    /// only outlets and `@objc` properties are found; other names and values of other types are ignored.
    public final func _setValue(_ value: Any?, forKey key: String) {
        if let object = self as? any KeyPathCoding { return object.setValue(value, forKeyPath: key) }
        try? Members.current.property(key, of: type(of: self))?.set(value, of: self)
    }

    /// Sets the value of a property of an object that a path of names leads to.
    public final func _setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let object = self as? any KeyPathCoding { return object.setValue(value, forKeyPath: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return _setValue(value, forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        (_value(forKey: String(keyPath[..<dot])) as? NSObject)?._setValue(value, forKeyPath: rest)
    }
}
