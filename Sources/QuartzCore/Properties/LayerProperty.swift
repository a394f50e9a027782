/// A property of a class of layers: a row of a ``PropertyTable``, or one that the layer stores by its key.
final class LayerProperty: Sendable {
    let key: String
    let getter: String?
    /// Whether a change animates by itself.
    let animates: Bool
    let effects: PropertyEffects
    /// The row, where every layer has the property.
    let builtIn: Property<LayerState>?
    /// What `defaultValue(forKey:)` names.
    let listedDefault: @Sendable () -> Any?
    private let reader: @Sendable (CALayer) -> AnimatableValue?
    private let writer: @Sendable (CALayer, AnimatableValue) -> Void
    private let clearer: @Sendable (CALayer) -> Void

    /// A property of every layer.
    init(builtIn row: Property<LayerState>) {
        (key, getter, animates, effects, builtIn) = (row.key, row.getter, row.animates, row.effects, row)
        listedDefault = { LayerState.properties.listedDefault(of: row) }
        reader = { layer in
            var state = layer.state
            return row.read(&state)
        }
        writer = { layer, value in row.write(value, to: &layer.state) }
        clearer = { layer in row.clear(&layer.state) }
    }

    /// A property that layers of the class `Layer` add; no other layer is to be asked for it.
    init<Layer: PropertyHolder>(
        _ row: Property<Layer.Values>, in table: PropertyTable<Layer.Values>, of type: Layer.Type
    ) {
        (key, getter, animates, effects, builtIn) = (row.key, row.getter, row.animates, row.effects, nil)
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

    /// A property that a class declares with ``Animatable``; the layer stores it under its key.
    init(stored key: String, default value: AnimatableValue?, animates: Bool, redraws: Bool) {
        (self.key, getter, self.animates, effects, builtIn) = (key, nil, animates, redraws ? .display : [], nil)
        let boxed = Default(value: value?.boxed)
        listedDefault = { boxed.value }
        reader = { AnimatableValue($0.undefinedValues[key] ?? boxed.value) }
        writer = { $0.undefinedValues[key] = $1.boxed }
        clearer = { $0.undefinedValues[key] = nil }
    }

    /// A value that nobody changes.
    private struct Default: @unchecked Sendable {
        let value: Any?
    }

    /// What a new layer has, where every layer has the property.
    var builtInDefault: Any? {
        var new = LayerState()
        return builtIn?.read(&new).boxed
    }

    /// The layer's own value; nil where a property that it stores has none.
    func value(in layer: CALayer) -> AnimatableValue? { reader(layer) }

    /// Writes a value, or leaves the property alone where the type does not fit or a number is not finite.
    func set(_ value: AnimatableValue, in layer: CALayer) { writer(layer, value) }

    /// Writes what nil stands for.
    func clear(in layer: CALayer) { clearer(layer) }
}
