/// Properties that a layer subclass leaves to Core Animation to store, which makes them animatable.
///
/// On Apple's systems such a property is declared `@NSManaged`, which needs the Objective-C runtime. Here it reads and
/// writes the layer's own storage by its name:
/// ```swift
/// var progress: CGFloat {
///     get { _managedGet("progress") }
///     set { _managedSet("progress", newValue) }
/// }
/// ```
/// Everything else is as usual: `needsDisplay(forKey:)` asks for a redraw, `action(forKey:)` for an implicit animation,
/// presentation copies hold the animated value, and `defaultValue(forKey:)` says what it is before it is set.
extension CALayer {
    /// The value stored under `key`; before it is set, the class's default, or else zero, false or nil.
    ///
    /// Numbers are converted, whole ones rounded towards zero. A type that has no such value stops the program.
    public func _managedGet<Value>(_ key: String) -> Value {
        let stored = value(forKey: key)
        if let number = stored as? NSNumber, let value = number.managedValue(as: Value.self) { return value }
        if let stored, let value = stored as? Value { return value }
        guard let zero = managedZero(of: Value.self) else {
            stop("\(type(of: self)): \(key) has no value, and \(Value.self) has no zero")
        }
        return zero
    }

    /// Stores `value` under `key` as a change that may animate; nil removes what is stored.
    public func _managedSet<Value>(_ key: String, _ value: Value) {
        if let optional = value as? any NilCheckable, optional.isNil {
            setValue(nil, forKey: key)
        } else {
            // What asks by key for the value that the first change starts from finds what the property says it is.
            if !(value is any NilCheckable), self.value(forKey: key) == nil {
                undefinedValues[key] = managedZero(of: Value.self)
            }
            setValue(value, forKey: key)
        }
    }
}

extension NSNumber {
    /// The number as a `Value`; casts alone refuse what they cannot keep exactly.
    fileprivate func managedValue<Value>(as type: Value.Type) -> Value? {
        switch type {
        case is Int.Type, is Int?.Type:
            let whole = doubleValue.rounded(.towardZero)
            return (Int(exactly: whole) ?? (whole > 0 ? .max : whole < 0 ? .min : 0)) as? Value
        case is Float.Type, is Float?.Type: return floatValue as? Value
        case is Bool.Type, is Bool?.Type: return boolValue as? Value
        default: return self as? Value
        }
    }
}

/// An optional value, whatever its type.
protocol NilCheckable {
    var isNil: Bool { get }
}

extension Optional: NilCheckable {
    var isNil: Bool { self == nil }
}

private func managedZero<Value>(of type: Value.Type) -> Value? {
    if let optional = type as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? Value }
    let zeros: [Any] = [
        NSNumber(value: 0), CGPoint.zero, CGSize.zero, CGRect.zero, CGVector(dx: 0, dy: 0), CATransform3DIdentity,
        CGAffineTransform.identity, "",
    ]
    for zero in zeros {
        if let value = zero as? Value { return value }
    }
    return nil
}
