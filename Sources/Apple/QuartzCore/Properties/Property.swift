/// The description of one property: a row of a ``PropertyTable``.
///
/// Key-value coding, defaults, implicit actions, layout, redrawing and animations all use this row. Apart from it, a
/// property has only its declaration and the code that draws it.
final class Property<Values: PropertyValues>: Sendable {
    typealias Path<Value> = WritableKeyPath<Values, Value> & Sendable

    /// The key for key-value coding, actions and animations.
    let key: String
    /// The name of the getter, such as "isHidden", if it differs from the key.
    let getter: String?
    /// Whether a change animates implicitly.
    let animates: Bool
    /// The effects of a change besides the new value.
    let effects: PropertyEffects
    /// Whether `defaultValue(forKey:)` reports the default; nil if the table decides.
    let listsDefault: Bool?
    /// When an archive stores the value.
    let archiving: PropertyArchiving
    private let access: Access
    /// Access to the property as numbers; nil if it does not consist of up to four numbers.
    private let vectorAccess: VectorAccess<Values>?

    private struct Access: Sendable {
        let read: @Sendable (inout Values) -> AnimatableValue
        let write: @Sendable (inout Values, AnimatableValue) -> Void
        let clear: @Sendable (inout Values) -> Void
    }

    /// Creates a property whose type converts itself; `adjusted` maps a written value to the stored one.
    init<Value: PropertyValue>(
        _ key: String, _ path: Path<Value>, getter: String? = nil, animates: Bool = true,
        effects: PropertyEffects = [], listsDefault: Bool? = nil, archiving: PropertyArchiving = .ifChanged,
        adjusted: (@Sendable (Value) -> Value)? = nil
    ) {
        let field = StoredField(path, adjusted: adjusted)
        access = Access(
            read: { field.read(&$0).animatable },
            write: { if let value = Value(animatable: $1) { field.write(&$0, value) } },
            clear: {
                var new = Values()
                field.write(&$0, Value.empty ?? field.read(&new))
            })
        vectorAccess = Value.vectorAccess(to: field)
        self.key = key
        self.getter = getter
        self.animates = animates
        self.effects = effects
        self.listsDefault = listsDefault
        self.archiving = archiving
    }

    /// Creates a property that holds an optional object of any type and changes halfway in animations.
    ///
    /// `adjusted` maps a written object to the stored one. Nil clears the property or, with `clearsToDefault`, restores
    /// the default.
    init(
        _ key: String, object path: Path<Any?>, effects: PropertyEffects = [], clearsToDefault: Bool = false,
        adjusted: @escaping @Sendable (Any?) -> Any? = { $0 }
    ) {
        let field = StoredField(path, adjusted: adjusted)
        access = Access(
            read: { .object(field.read(&$0)) },
            write: { if case .object(let object) = $1 { field.write(&$0, object) } },
            clear: {
                var new = Values()
                field.write(&$0, clearsToDefault ? field.read(&new) : nil)
            })
        vectorAccess = nil
        self.key = key
        getter = nil
        animates = false
        self.effects = effects
        listsDefault = nil
        archiving = .ifChanged
    }

    /// Returns the value without changing `values`.
    func read(_ values: inout Values) -> AnimatableValue { access.read(&values) }

    /// Writes a value; does nothing if the type does not fit or a number is not finite.
    func write(_ value: AnimatableValue, to values: inout Values) {
        if value.isFinite { access.write(&values, value) }
    }

    /// Writes the value that nil represents: the empty value if the type has one, otherwise the default.
    func clear(_ values: inout Values) { access.clear(&values) }

    /// Returns the numbers of a number, point, size, rectangle or colour; zero for any other property.
    func vector(of values: inout Values) -> SIMD4<Double> { vectorAccess?.read(&values) ?? .zero }

    /// Writes the numbers of a property that `vector(of:)` reads; they must be finite.
    func write(_ vector: SIMD4<Double>, to values: inout Values) { vectorAccess?.write(&values, vector) }
}

/// Values that a ``PropertyTable`` describes; a new instance holds the defaults.
protocol PropertyValues: SendableMetatype {
    init()
}

/// Reads and writes a property as numbers.
struct VectorAccess<Values>: Sendable {
    let read: @Sendable (inout Values) -> SIMD4<Double>
    let write: @Sendable (inout Values, SIMD4<Double>) -> Void
}

/// When an archive of a layer stores a property.
enum PropertyArchiving {
    /// If the value differs from the default.
    case ifChanged
    /// Always, because the default depends on the system and the app.
    case always
    /// Never, because other properties determine the value, or it is a link to another object.
    case never
}

/// The effects of a property change besides the new value.
struct PropertyEffects: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }

    /// Redraws the layer, including in every frame of an animation.
    static let display = PropertyEffects(rawValue: 1)
    /// Lays out the sublayers and, if the size changes, resizes them.
    static let layout = PropertyEffects(rawValue: 2)
    /// Moves the layer in its superlayer.
    static let geometry = PropertyEffects(rawValue: 4)
    /// Shows or hides the layer.
    static let visibility = PropertyEffects(rawValue: 8)
    /// Fades the whole layer from its old appearance to the new one.
    static let transition = PropertyEffects(rawValue: 16)
}
