/// A number of a cell: its property, and where a description of the cell keeps it.
struct EmitterCellNumber: Sendable {
    let property: PlainProperty
    let value: @Sendable (CAEmitterCell) -> Double
    let described: WritableKeyPath<EmitterCellDescription, Double> & Sendable

    /// The property with `key` at `path`.
    init<Value: PropertyValue & BinaryFloatingPoint & Sendable>(
        _ key: String, _ path: ReferenceWritableKeyPath<CAEmitterCell, Value> & Sendable,
        _ described: WritableKeyPath<EmitterCellDescription, Double> & Sendable, default newValue: Value = 0
    ) {
        property = PlainProperty(key, path, default: newValue)
        value = { Double($0[keyPath: path]) }
        self.described = described
    }
}
