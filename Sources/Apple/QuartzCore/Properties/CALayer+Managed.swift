/// Storage that Core Animation provides for the properties of a layer subclass, which makes them animatable.
///
/// On Apple's systems the property is declared `@NSManaged`, which requires the Objective-C runtime. Here the
/// property reads and writes the layer's storage by name:
/// ```swift
/// var progress: CGFloat {
///     get { _managedGet("progress") }
///     set { _managedSet("progress", newValue) }
/// }
/// ```
/// Otherwise the property works as usual: `needsDisplay(forKey:)` requests redraws, `action(forKey:)` provides the
/// implicit animation, presentation copies hold the animated value, and `defaultValue(forKey:)` returns the initial
/// value.
extension CALayer {
    /// Returns the value stored under `key`, or the class's default value; without either, zero, false or nil.
    ///
    /// Numbers are converted to `Value`, rounding towards zero for integers. The program stops if there is no value of
    /// type `Value` and the type has no zero.
    public func _managedGet<Value>(_ key: String) -> Value {
        let stored = value(forKey: key)
        if let number = stored as? NSNumber, let value = number.managedValue(as: Value.self) { return value }
        if let stored, let value = stored as? Value { return value }
        guard let zero = managedZero(of: Value.self) else {
            stop("\(type(of: self)): \(key) has no value, and \(Value.self) has no zero")
        }
        return zero
    }

    /// Stores `value` under `key`, which may start an implicit animation; nil removes the stored value.
    public func _managedSet<Value>(_ key: String, _ value: Value) {
        if let optional = value as? any NilCheckable, optional.isNil {
            setValue(nil, forKey: key)
        } else {
            // Lets an implicit animation of the first change start from the property's initial value.
            if !(value is any NilCheckable), self.value(forKey: key) == nil {
                undefinedValues[key] = managedZero(of: Value.self)
            }
            setValue(value, forKey: key)
        }
    }
}

extension NSNumber {
    /// Returns the number as a `Value`; a plain cast would fail for inexact conversions.
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

/// An optional value of any type.
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
