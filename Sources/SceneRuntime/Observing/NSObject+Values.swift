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
        keyPath.split(separator: ".").reduce(self as Any?) { object, key in
            (object as? NSObject)?._value(forKey: String(key))
        }
    }
}
