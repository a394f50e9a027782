/// A nonanimatable property for key-value coding: a row of its class's table.
///
/// It is accessed through its declaration, so that overrides in subclasses are called.
struct PlainProperty: Sendable {
    let key: String
    /// The name of the getter, such as "isEnabled", if it differs from the key.
    let getter: String?
    /// The value in a new object; nil if that is nil.
    let newValue: Constant?
    /// Whether `defaultValue(forKey:)` reports the default.
    let listsDefault: Bool
    /// When an archive stores the value.
    let archiving: PropertyArchiving
    /// Returns the boxed value.
    let read: @Sendable (AnyObject) -> Any?
    /// Sets the value; nil and `NSNull` set the default, and a value of the wrong type is ignored.
    let write: @Sendable (AnyObject, Any?) -> Void

    /// Creates a property whose type converts itself, such as a number, a flag or a name.
    ///
    /// By default, `defaultValue(forKey:)` reports a default that is not zero; `listsDefault` overrides this. A value of the
    /// wrong type is ignored, or with `resetsMisfits` sets the default.
    init<Object: AnyObject, Value: PropertyValue & Sendable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Object, Value> & Sendable, default newValue: Value,
        getter: String? = nil, listsDefault: Bool? = nil, archiving: PropertyArchiving = .ifChanged,
        resetsMisfits: Bool = false
    ) {
        self.archiving = archiving
        self.key = key
        self.getter = getter
        self.newValue = newValue.animatable.boxed.map { Constant(value: $0) }
        self.listsDefault = listsDefault ?? !newValue.animatable.isZero
        read = { ($0 as? Object)?[keyPath: path].animatable.boxed }
        write = { object, value in
            guard let object = object as? Object else { return }
            if value == nil || value is NSNull {
                object[keyPath: path] = Value.empty ?? newValue
            } else if let given = AnimatableValue(value), let value = Value(animatable: given) ?? Self.number(given) {
                object[keyPath: path] = value
            } else if resetsMisfits {
                object[keyPath: path] = newValue
            }
        }
    }

    /// Creates a property that holds an object; an object of the wrong type sets nil.
    init<Object: AnyObject, Value>(
        _ key: String, object path: ReferenceWritableKeyPath<Object, Value?> & Sendable,
        archiving: PropertyArchiving = .ifChanged
    ) {
        self.init(key, archiving: archiving, read: { (object: Object) in object[keyPath: path] }) { object, value in
            object[keyPath: path] = value.flatMap { $0 as? Value }
        }
    }

    /// Creates a property that holds one of several names, or nil; a value of the wrong type sets nil.
    init<Object: AnyObject, Value: RawRepresentable<String> & SendableMetatype>(
        _ key: String, named path: ReferenceWritableKeyPath<Object, Value?> & Sendable
    ) {
        self.init(key, read: { (object: Object) in object[keyPath: path]?.rawValue }) { object, value in
            object[keyPath: path] = propertyName(value).flatMap { Value(rawValue: $0) }
        }
    }

    /// Creates a property that holds a list of numbers, or nil; a value of the wrong type sets nil.
    init<Object: AnyObject>(
        numbers key: String, _ path: ReferenceWritableKeyPath<Object, [NSNumber]?> & Sendable
    ) {
        self.init(key, read: { (object: Object) in object[keyPath: path] }) { object, value in
            let list = value as? [Any]
            let numbers = list?.compactMap { AnimatableValue($0)?.double }
            object[keyPath: path] = numbers?.count == list?.count ? numbers?.map { NSNumber(value: $0) } : nil
        }
    }

    /// Creates a property that holds a number and cannot be set.
    init<Object: AnyObject, Value: BinaryFloatingPoint & SendableMetatype>(
        number key: String, _ path: KeyPath<Object, Value> & Sendable
    ) {
        self.init(key, read: { (object: Object) in NSNumber(value: Double(object[keyPath: path])) })
    }

    /// Creates a property without a default.
    init<Object: AnyObject>(
        _ key: String, archiving: PropertyArchiving = .ifChanged, read: @escaping @Sendable (Object) -> Any?,
        write: @escaping @Sendable (Object, Any?) -> Void = { _, _ in }
    ) {
        self.key = key
        getter = nil
        newValue = nil
        listsDefault = false
        self.archiving = archiving
        self.read = { ($0 as? Object).flatMap(read) }
        self.write = { object, value in if let object = object as? Object { write(object, value) } }
    }

    /// Returns the number that a flag represents.
    private static func number<Value: PropertyValue>(_ value: AnimatableValue) -> Value? {
        value.double.flatMap { Value(animatable: .number($0)) }
    }

    /// Whether `name` is the key or the getter's name.
    func isNamed(_ name: String) -> Bool { name == key || name == getter }

    /// The value that `defaultValue(forKey:)` returns.
    var listedDefault: Any? { listsDefault ? newValue?.value : nil }

    /// Returns whether the value of `object` is the default.
    func isDefault(in object: AnyObject) -> Bool {
        guard let value = read(object) else { return newValue == nil }
        guard let value = value as? AnyHashable, let usual = newValue?.value as? AnyHashable else { return false }
        return value == usual
    }

    /// A constant value.
    struct Constant: @unchecked Sendable {
        let value: Any
    }
}

extension [String: PlainProperty] {
    /// Creates a dictionary of the rows by key and by getter name.
    init(_ rows: [PlainProperty]) {
        self = rows.reduce(into: [:]) { names, row in
            names[row.key] = row
            if let getter = row.getter { names[getter] = row }
        }
    }
}
