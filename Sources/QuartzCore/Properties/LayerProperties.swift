/// The properties of a class of layers, its own and those it inherits, by their names.
///
/// A class makes its table once and keeps it for ever, so a value of this type only points at it: changes of layers need
/// no reference counting to look at it.
struct LayerProperties: Sendable {
    /// The properties of every layer.
    static let layer = LayerProperties(
        LayerState.properties.rows.map { LayerProperty(builtIn: $0) }, plain: CALayer.plainProperties, above: nil,
        of: CALayer.self)

    private final class Names: Sendable {
        let byName: [String: LayerProperty]
        let plain: [String: PlainProperty]
        /// The few properties whose change moves, shows or lays out layers.
        let moving: [(key: String, effects: PropertyEffects)]

        init(
            _ byName: [String: LayerProperty], _ plain: [String: PlainProperty],
            _ moving: [(key: String, effects: PropertyEffects)]
        ) {
            (self.byName, self.plain, self.moving) = (byName, plain, moving)
        }
    }

    private unowned(unsafe) let names: Names
    /// Bit `n` is set where a key of `n` bytes is among the moving ones: most changes need no comparison of strings.
    private let movingLengths: UInt64
    /// Whether a change of any property asks for a redraw.
    private let redraws: Bool
    /// The class that the table was made for.
    let type: ObjectIdentifier

    private init(
        _ own: [LayerProperty], plain: [PlainProperty], above: LayerProperties?, of type: CALayer.Type
    ) {
        var byName = above?.names.byName ?? [:]
        for property in own {
            byName[property.key] = property
            if let getter = property.getter { byName[getter] = property }
        }
        let moves = own.filter { !$0.effects.isDisjoint(with: [.layout, .geometry, .visibility]) }
        let moving = (above?.names.moving ?? []) + moves.map { ($0.key, $0.effects) }
        let allPlain = (above?.names.plain ?? [:]).merging([String: PlainProperty](plain)) { $1 }
        names = Unmanaged.passRetained(Names(byName, allPlain, moving)).takeUnretainedValue()
        movingLengths = moving.reduce(0) { $0 | 1 << UInt64($1.key.utf8.count) }
        redraws = above?.redraws == true || own.contains { $0.effects.contains(.display) }
        self.type = ObjectIdentifier(type)
    }

    /// The properties of `type`: those in `table`, the plain ones, and those of every layer.
    init<Layer: PropertyHolder>(
        _ table: PropertyTable<Layer.Values>, plain: [PlainProperty] = [], of type: Layer.Type
    ) {
        let own = table.rows.map { LayerProperty($0, in: table, of: type) }
        self.init(own, plain: plain, above: .layer, of: type)
    }

    /// The properties of `type`: plain ones, and those of every layer.
    init(plain: [PlainProperty], of type: CALayer.Type) {
        self.init([], plain: plain, above: .layer, of: type)
    }

    /// The properties of `type`, which adds `properties` to those of the class above it.
    init(adding properties: [LayerProperty], to above: LayerProperties, of type: CALayer.Type) {
        self.init(properties, plain: [], above: above, of: type)
    }

    /// The property with a key, or with a getter of that name.
    subscript(name: String) -> LayerProperty? { names.byName[name] }

    /// The property with a key, or with a getter of that name, that no animation changes.
    func plain(_ name: String) -> PlainProperty? { names.plain[name] }

    /// The property with a key.
    func property(forKey key: String) -> LayerProperty? {
        guard let property = names.byName[key], property.key == key else { return nil }
        return property
    }

    /// What a change of a property does to the layer's place and its sublayers.
    @inline(__always)
    func movement(of key: String) -> PropertyEffects {
        guard movingLengths >> UInt64(key.utf8.count) & 1 == 1 else { return [] }
        return names.moving.first { $0.key == key }?.effects ?? []
    }

    /// Whether a change of a property asks for a redraw.
    @inline(__always)
    func redraws(_ key: String) -> Bool { redraws && property(forKey: key)?.effects.contains(.display) == true }
}
