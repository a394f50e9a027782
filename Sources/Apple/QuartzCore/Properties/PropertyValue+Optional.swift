/// A property type whose values may be absent: colours, paths and arrays of numbers.
protocol NullablePropertyValue: SendableMetatype {
    /// The absent value, as animations and key-value coding represent it.
    static var absent: AnimatableValue { get }
    var animatable: AnimatableValue { get }
    /// Returns the content of `value` for a property of this type; nil if the type cannot hold its kind.
    static func content(of value: AnimatableValue) -> Any??
}

extension Optional: PropertyValue where Wrapped: NullablePropertyValue {
    var animatable: AnimatableValue { self?.animatable ?? Wrapped.absent }
    static var empty: Wrapped?? { .some(nil) }

    /// Only colours can be accessed as numbers.
    static func vectorAccess<Values: PropertyValues>(
        to field: StoredField<Values, Wrapped?>
    ) -> VectorAccess<Values>? {
        guard let field = field as? StoredField<Values, CGColor?> else { return nil }
        return VectorAccess(read: { SIMD4(field.read(&$0)) }, write: { field.write(&$0, $1.color) })
    }

    init?(animatable value: AnimatableValue) {
        guard let content = Wrapped.content(of: value) else { return nil }
        self = content as? Wrapped
    }
}

extension CGColor: NullablePropertyValue {
    static var absent: AnimatableValue { .color(nil) }
    var animatable: AnimatableValue { .color(self) }

    static func content(of value: AnimatableValue) -> Any?? {
        guard case .color(let color) = value else { return nil }
        return .some(color)
    }
}

extension CGPath: NullablePropertyValue {
    static var absent: AnimatableValue { .path(nil) }
    var animatable: AnimatableValue { .path(self) }

    static func content(of value: AnimatableValue) -> Any?? {
        guard case .path(let path) = value else { return nil }
        return .some(path)
    }
}

extension [Double]: NullablePropertyValue {
    static var absent: AnimatableValue { .object(nil) }
    var animatable: AnimatableValue { .numbers(self) }

    static func content(of value: AnimatableValue) -> Any?? {
        switch value {
        case .numbers(let numbers): .some(numbers)
        case .object(nil): .some(nil)
        default: nil
        }
    }
}
