/// The properties of a layer class, including inherited ones, by name.
///
/// A class creates its table once and keeps it forever. A value of this type is only a reference to the table, so that
/// looking up a property requires no reference counting.
struct LayerProperties: Sendable {
    /// The properties of every layer.
    static let layer = LayerProperties(
        LayerState.properties.rows.map { LayerProperty(builtIn: $0) }, plain: CALayer.plainProperties, above: nil,
        of: CALayer.self)

    private final class Names: Sendable {
        let byName: [String: LayerProperty]
        let plain: [String: PlainProperty]
        /// The few properties whose change moves, shows, hides or lays out layers.
        let moving: [(key: String, effects: PropertyEffects)]

        init(
            _ byName: [String: LayerProperty], _ plain: [String: PlainProperty],
            _ moving: [(key: String, effects: PropertyEffects)]
        ) {
            (self.byName, self.plain, self.moving) = (byName, plain, moving)
        }
    }

    private unowned(unsafe) let names: Names
    /// Bit `n` is set if a moving property has a key of `n` bytes, so that most changes compare no strings.
    private let movingLengths: UInt64
    /// Whether a change of any of the properties requires a redraw.
    private let redraws: Bool
    /// The class that the table was created for.
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

    /// Creates the properties of `type` from those in `table`, the plain ones, and those of every layer.
    init<Layer: PropertyHolder>(
        _ table: PropertyTable<Layer.Values>, plain: [PlainProperty] = [], of type: Layer.Type
    ) {
        let own = table.rows.map { LayerProperty($0, in: table, of: type) }
        self.init(own, plain: plain, above: .layer, of: type)
    }

    /// Creates the properties of `type` from the plain ones and those of every layer.
    init(plain: [PlainProperty], of type: CALayer.Type) {
        self.init([], plain: plain, above: .layer, of: type)
    }

    /// Creates the properties of `type`, which adds `properties` to those of its superclass.
    init(adding properties: [LayerProperty], to above: LayerProperties, of type: CALayer.Type) {
        self.init(properties, plain: [], above: above, of: type)
    }

    /// The property with the given key or getter name.
    subscript(name: String) -> LayerProperty? { names.byName[name] }

    /// Returns the nonanimatable property with the given key or getter name.
    func plain(_ name: String) -> PlainProperty? { names.plain[name] }

    /// The keys of all properties in alphabetical order.
    var keys: [String] { Set(names.byName.values.map(\.key)).union(names.plain.values.map(\.key)).sorted() }

    /// Returns the property with the given key.
    func property(forKey key: String) -> LayerProperty? {
        guard let property = names.byName[key], property.key == key else { return nil }
        return property
    }

    /// Returns how a change of a property affects the layer's place, visibility and sublayers.
    @inline(__always)
    func movement(of key: String) -> PropertyEffects {
        guard movingLengths >> UInt64(key.utf8.count) & 1 == 1 else { return [] }
        return names.moving.first { $0.key == key }?.effects ?? []
    }

    /// Returns whether a change of a property requires a redraw.
    @inline(__always)
    func redraws(_ key: String) -> Bool { redraws && property(forKey: key)?.effects.contains(.display) == true }
}
