/// A property that no animation changes, as key-value coding sees it: a row of a table of its class.
///
/// It is read and written through its declaration, so that what a subclass overrides is called.
struct PlainProperty: Sendable {
    let key: String
    /// The name of the getter, such as "isEnabled", if it is not the key.
    let getter: String?
    /// What a new object has, unless that is nil.
    let newValue: Constant?
    /// Whether `defaultValue(forKey:)` names the default.
    let listsDefault: Bool
    /// Returns the value, boxed.
    let read: @Sendable (AnyObject) -> Any?
    /// Sets the value; nil and `NSNull` set the default, and a value of the wrong type is ignored.
    let write: @Sendable (AnyObject, Any?) -> Void

    /// A number, a flag, a name, or another value of a type that converts itself.
    ///
    /// The default is listed unless `listsDefault` says otherwise or it is zero.
    init<Object: AnyObject, Value: PropertyValue & Sendable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Object, Value> & Sendable, default newValue: Value,
        getter: String? = nil, listsDefault: Bool? = nil
    ) {
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
            }
        }
    }

    /// An object; one of the wrong type sets nil.
    init<Object: AnyObject, Value>(
        _ key: String, object path: ReferenceWritableKeyPath<Object, Value?> & Sendable
    ) {
        self.init(key, read: { (object: Object) in object[keyPath: path] }) { object, value in
            object[keyPath: path] = value.flatMap { $0 as? Value }
        }
    }

    /// A property that has no default.
    init<Object: AnyObject>(
        _ key: String, read: @escaping @Sendable (Object) -> Any?,
        write: @escaping @Sendable (Object, Any?) -> Void = { _, _ in }
    ) {
        self.key = key
        getter = nil
        newValue = nil
        listsDefault = false
        self.read = { ($0 as? Object).flatMap(read) }
        self.write = { object, value in if let object = object as? Object { write(object, value) } }
    }

    /// Returns the number that a flag counts as.
    private static func number<Value: PropertyValue>(_ value: AnimatableValue) -> Value? {
        value.double.flatMap { Value(animatable: .number($0)) }
    }

    /// What `defaultValue(forKey:)` returns.
    var listedDefault: Any? { listsDefault ? newValue?.value : nil }

    /// Whether the value of `object` is that of a new one.
    func isDefault(in object: AnyObject) -> Bool {
        guard let value = read(object) else { return newValue == nil }
        guard let value = value as? AnyHashable, let usual = newValue?.value as? AnyHashable else { return false }
        return value == usual
    }

    /// A value that nobody changes.
    struct Constant: @unchecked Sendable {
        let value: Any
    }
}

extension [String: PlainProperty] {
    /// The rows by their keys, and by the names of their getters.
    init(_ rows: [PlainProperty]) {
        self = rows.reduce(into: [:]) { names, row in
            names[row.key] = row
            if let getter = row.getter { names[getter] = row }
        }
    }
}
