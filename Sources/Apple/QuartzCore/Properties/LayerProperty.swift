/// A property of a layer class: a row of a ``PropertyTable``, or a property that the layer stores by key.
final class LayerProperty: Sendable {
    let key: String
    let getter: String?
    /// Whether a change animates implicitly.
    let animates: Bool
    let effects: PropertyEffects
    /// When an archive stores the value.
    let archiving: PropertyArchiving
    /// The table row, if every layer has the property.
    let builtIn: Property<LayerState>?
    /// Returns the value that `defaultValue(forKey:)` reports.
    let listedDefault: @Sendable () -> Any?
    private let reader: @Sendable (CALayer) -> AnimatableValue?
    private let writer: @Sendable (CALayer, AnimatableValue) -> Void
    private let clearer: @Sendable (CALayer) -> Void

    /// Creates a property of every layer.
    init(builtIn row: Property<LayerState>) {
        (key, getter, animates, effects, builtIn) = (row.key, row.getter, row.animates, row.effects, row)
        archiving = row.archiving
        listedDefault = { LayerState.properties.listedDefault(of: row) }
        reader = { layer in
            var state = layer.state
            return row.read(&state)
        }
        writer = { layer, value in row.write(value, to: &layer.state) }
        clearer = { layer in row.clear(&layer.state) }
    }

    /// Creates a property that the class `Layer` adds; it must only be used with layers of that class.
    init<Layer: PropertyHolder>(
        _ row: Property<Layer.Values>, in table: PropertyTable<Layer.Values>, of type: Layer.Type
    ) {
        (key, getter, animates, effects, builtIn) = (row.key, row.getter, row.animates, row.effects, nil)
        archiving = row.archiving
        listedDefault = { table.listedDefault(of: row) }
        reader = { layer in
            var values = unsafeDowncast(layer, to: Layer.self).values
            return row.read(&values)
        }
        writer = { layer, value in
            let layer = unsafeDowncast(layer, to: Layer.self)
            row.write(value, to: &layer.values)
            layer.valuesDidChange()
        }
        clearer = { layer in
            let layer = unsafeDowncast(layer, to: Layer.self)
            row.clear(&layer.values)
            layer.valuesDidChange()
        }
    }

    /// Creates a property that a class declares with ``Animatable``; the layer stores it by key.
    init(stored key: String, default value: AnimatableValue?, animates: Bool, redraws: Bool) {
        (self.key, getter, self.animates, effects, builtIn) = (key, nil, animates, redraws ? .display : [], nil)
        archiving = .ifChanged
        let boxed = Default(value: value?.boxed)
        listedDefault = { boxed.value }
        reader = { AnimatableValue($0.undefinedValues[key] ?? boxed.value) }
        writer = { $0.undefinedValues[key] = $1.boxed }
        clearer = { $0.undefinedValues[key] = nil }
    }

    /// A constant value.
    private struct Default: @unchecked Sendable {
        let value: Any?
    }

    /// The default value, if every layer has the property.
    var builtInDefault: Any? {
        var new = LayerState()
        return builtIn?.read(&new).boxed
    }

    /// Returns the layer's value; nil if the layer stores the property and has no value for it.
    func value(in layer: CALayer) -> AnimatableValue? { reader(layer) }

    /// Sets a value; does nothing if the type does not fit or a number is not finite.
    func set(_ value: AnimatableValue, in layer: CALayer) { writer(layer, value) }

    /// Sets the value that nil represents.
    func clear(in layer: CALayer) { clearer(layer) }
}
