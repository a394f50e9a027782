/// What the system knows of one property: a row of a ``PropertyTable``.
///
/// Beside the property's declaration and what draws it, this is all there is to it: key-value coding, defaults, implicit
/// actions, layout, redrawing and the animations that write the property read it.
final class Property<Values: PropertyValues>: Sendable {
    typealias Path<Value> = WritableKeyPath<Values, Value> & Sendable

    /// The key of key-value coding, actions and animations.
    let key: String
    /// The getter's name, such as "isHidden", where that is not the key.
    let getter: String?
    /// Whether a change animates by itself.
    let animates: Bool
    /// What a change brings about besides the new value.
    let effects: PropertyEffects
    /// Whether `defaultValue(forKey:)` names the default; nil where the table decides.
    let listsDefault: Bool?
    private let access: Access
    /// Nil for a property that is not up to four numbers.
    private let vectorAccess: VectorAccess<Values>?

    private struct Access: Sendable {
        let read: @Sendable (inout Values) -> AnimatableValue
        let write: @Sendable (inout Values, AnimatableValue) -> Void
        let clear: @Sendable (inout Values) -> Void
    }

    /// A property of a type that converts itself; `adjusted` makes of a value that is written the one that is stored.
    init<Value: PropertyValue>(
        _ key: String, _ path: Path<Value>, getter: String? = nil, animates: Bool = true,
        effects: PropertyEffects = [], listsDefault: Bool? = nil, adjusted: (@Sendable (Value) -> Value)? = nil
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
    }

    /// A property that holds any object, or nothing, and that changes half-way.
    ///
    /// `adjusted` makes of an object that is written the one that is stored. Nil stands for nothing or, with
    /// `clearsToDefault`, for the default.
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
    }

    /// The value; `values` stay as they are.
    func read(_ values: inout Values) -> AnimatableValue { access.read(&values) }

    /// Writes a value, or leaves the property alone where the type does not fit or a number is not finite.
    func write(_ value: AnimatableValue, to values: inout Values) {
        if value.isFinite { access.write(&values, value) }
    }

    /// Writes what nil stands for: nothing where the type has that, else the default.
    func clear(_ values: inout Values) { access.clear(&values) }

    /// The numbers of a property that is a number, point, size, rectangle or colour; zero for any other.
    func vector(of values: inout Values) -> SIMD4<Double> { vectorAccess?.read(&values) ?? .zero }

    /// Writes the numbers of such a property; they must be finite.
    func write(_ vector: SIMD4<Double>, to values: inout Values) { vectorAccess?.write(&values, vector) }
}

/// Values that a ``PropertyTable`` describes; new ones hold the defaults.
protocol PropertyValues: SendableMetatype {
    init()
}

/// Reads and writes the numbers of a property.
struct VectorAccess<Values>: Sendable {
    let read: @Sendable (inout Values) -> SIMD4<Double>
    let write: @Sendable (inout Values, SIMD4<Double>) -> Void
}

/// What a change of a property brings about besides the new value.
struct PropertyEffects: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }

    /// The layer is drawn anew, in every frame of an animation too.
    static let display = PropertyEffects(rawValue: 1)
    /// The sublayers are laid out and, where the size differs, resized.
    static let layout = PropertyEffects(rawValue: 2)
    /// The layer moves in its superlayer.
    static let geometry = PropertyEffects(rawValue: 4)
    /// The layer appears or disappears.
    static let visibility = PropertyEffects(rawValue: 8)
    /// The layer as a whole fades from its old look to the new one.
    static let transition = PropertyEffects(rawValue: 16)
}
