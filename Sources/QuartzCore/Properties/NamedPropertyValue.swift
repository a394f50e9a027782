/// The type of a property that is one of several names, which key-value coding hands out as strings.
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

/// What a name is given by: a string, or a value with one inside.
func propertyName(_ object: Any?) -> String? {
    switch object {
    case let name as String: name
    case let name as any RawRepresentable<String>: name.rawValue
    case let name as NSString: String(describing: name)
    default: nil
    }
}
