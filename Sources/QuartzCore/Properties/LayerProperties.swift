/// The properties of a class of layers, its own and those it inherits, by their names.
package final class LayerProperties: Sendable {
    /// What every layer has.
    package static let layer = LayerProperties(
        LayerState.properties.rows.map { LayerProperty(builtIn: $0) }, above: nil)

    private let byName: [String: LayerProperty]
    /// The few properties whose change moves, shows or lays out layers.
    private let moving: [(key: String, effects: PropertyEffects)]
    /// Bit `n` is set where a key of `n` characters is among them: most changes need no comparison of strings.
    private let movingLengths: UInt64
    /// Whether a change of any property asks for a redraw.
    private let redraws: Bool

    private init(_ own: [LayerProperty], above: LayerProperties?) {
        var byName = above?.byName ?? [:]
        for property in own {
            byName[property.key] = property
            if let getter = property.getter { byName[getter] = property }
        }
        self.byName = byName
        let moves = own.filter { !$0.effects.isDisjoint(with: [.layout, .geometry, .visibility]) }
        moving = (above?.moving ?? []) + moves.map { ($0.key, $0.effects) }
        movingLengths = moving.reduce(0) { $0 | 1 << UInt64($1.key.utf8.count) }
        redraws = above?.redraws == true || own.contains { $0.effects.contains(.display) }
    }

    /// The properties of `type`: those in `table`, and those of the class above it.
    convenience init<Layer: PropertyHolder>(
        _ table: PropertyTable<Layer.Values>, of type: Layer.Type, above: LayerProperties
    ) {
        self.init(table.rows.map { LayerProperty($0, in: table, of: type) }, above: above)
    }

    /// These and further ones.
    package func adding(_ properties: LayerProperty...) -> LayerProperties {
        LayerProperties(properties, above: self)
    }

    /// The property with a key, or with a getter of that name.
    subscript(name: String) -> LayerProperty? { byName[name] }

    /// The property with a key.
    func property(forKey key: String) -> LayerProperty? {
        guard let property = byName[key], property.key == key else { return nil }
        return property
    }

    /// What a change of a property does to the layer's place and its sublayers.
    @inline(__always)
    func movement(of key: String) -> PropertyEffects {
        guard movingLengths >> UInt64(key.utf8.count) & 1 == 1 else { return [] }
        return moving.first { $0.key == key }?.effects ?? []
    }

    /// Whether a change of a property asks for a redraw.
    func redraws(_ key: String) -> Bool { redraws && property(forKey: key)?.effects.contains(.display) == true }
}
