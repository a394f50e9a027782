/// A numeric property of a cell, and its place in the cell's description.
struct EmitterCellNumber: Sendable {
    let property: PlainProperty
    let value: @Sendable (CAEmitterCell) -> Double
    let described: WritableKeyPath<EmitterCellDescription, Double> & Sendable

    var key: String { property.key }

    /// Creates a number for the property with `key` at `path`.
    init<Value: PropertyValue & BinaryFloatingPoint & Sendable>(
        _ key: String, _ path: ReferenceWritableKeyPath<CAEmitterCell, Value> & Sendable,
        _ described: WritableKeyPath<EmitterCellDescription, Double> & Sendable, default newValue: Value = 0
    ) {
        property = PlainProperty(key, path, default: newValue)
        value = { Double($0[keyPath: path]) }
        self.described = described
    }
}
