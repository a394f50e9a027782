/// A property type with named values, which key-value coding returns as strings.
protocol NamedPropertyValue: PropertyValue, RawRepresentable<String> {
    init(rawValue: String)
}

extension NamedPropertyValue {
    var animatable: AnimatableValue { .object(rawValue) }

    init?(animatable value: AnimatableValue) {
        guard case .object(let object) = value, let name = propertyName(object) else { return nil }
        self.init(rawValue: name)
    }
}

/// Returns the name in a string or in a value with a string as its raw value.
func propertyName(_ object: Any?) -> String? {
    switch object {
    case let name as String: name
    case let name as any RawRepresentable<String>: name.rawValue
    case let name as NSString: String(describing: name)
    default: nil
    }
}
