/// A property of a layer or an emitter cell by its key, for tools that list properties.
package struct ListedProperty {
    package let key: String
    /// The name of the Swift property.
    package let name: String
    /// The value in a new object; nil if that is nil.
    package let defaultValue: AnimatableValue?
}

extension CALayer {
    /// The properties of the layer's class, including those that an app's class declares, sorted by key.
    package final var listedProperties: [ListedProperty] {
        let new = newOfSystemClass
        return allProperties.keys.map { key in
            let value = new.value(forKey: key) ?? type(of: self).defaultValue(forKey: key)
            let getter = allProperties[key]?.getter ?? allProperties.plain(key)?.getter
            return ListedProperty(key: key, name: getter ?? key, defaultValue: AnimatableValue(value))
        }
    }
}

extension CAEmitterCell {
    /// The properties of every cell, sorted by key.
    package static var listedProperties: [ListedProperty] {
        let new = CAEmitterCell()
        return rows.map { row in
            ListedProperty(
                key: row.key, name: row.getter ?? row.key, defaultValue: AnimatableValue(row.read(new)))
        }.sorted { $0.key < $1.key }
    }
}
