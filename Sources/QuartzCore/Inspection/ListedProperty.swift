/// A property of a layer or an emitter cell by its key, for tools that list properties.
package struct ListedProperty {
    package let key: String
    /// The value in a new object; nil if that is nil.
    package let defaultValue: AnimatableValue?
}

extension CALayer {
    /// The properties of the layer's class, including those that an app's class declares, sorted by key.
    package final var listedProperties: [ListedProperty] {
        let new = newOfSystemClass
        return allProperties.keys.map { key in
            let value = new.value(forKey: key) ?? type(of: self).defaultValue(forKey: key)
            return ListedProperty(key: key, defaultValue: AnimatableValue(value))
        }
    }
}

extension CAEmitterCell {
    /// The properties of every cell, sorted by key.
    package static var listedProperties: [ListedProperty] {
        let new = CAEmitterCell()
        return rows.map { ListedProperty(key: $0.key, defaultValue: AnimatableValue($0.read(new))) }
            .sorted { $0.key < $1.key }
    }
}
