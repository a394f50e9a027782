/// Declares an animatable property of a ``CALayer`` subclass.
///
/// The declaration is all that is needed: changes animate implicitly, presentation copies hold the animated value, and
/// key-value coding, `defaultValue(forKey:)` and `needsDisplay(forKey:)` include the property.
/// ```swift
/// final class Dial: CALayer {
///     @Animatable("angle", redraws: true) var angle: CGFloat = 0.25
/// }
/// ```
/// Numbers, flags, points, sizes, rectangles, transforms, colours and paths are interpolated like those of built-in
/// properties; any other value changes halfway. Setting nil restores the default.
@propertyWrapper struct Animatable<Value> {
    private let key: String
    private let defaultValue: Value
    private let redraws: Bool
    private let animates: Bool

    /// Declares a property with a `key`, usually its name.
    ///
    /// `redraws` specifies whether a change redraws the layer, and `animates` whether it animates implicitly.
    init(wrappedValue: Value, _ key: String, redraws: Bool = false, animates: Bool = true) {
        self.key = key
        self.redraws = redraws
        self.animates = animates
        defaultValue = wrappedValue
    }

    @available(*, unavailable, message: "only classes of layers have animatable properties")
    var wrappedValue: Value {
        get { defaultValue }
        set {}
    }

    static subscript<Layer: CALayer>(
        _enclosingInstance layer: Layer, wrapped property: ReferenceWritableKeyPath<Layer, Value>,
        storage stored: ReferenceWritableKeyPath<Layer, Animatable<Value>>
    ) -> Value {
        get { layer._managedGet(layer[keyPath: stored].key) }
        set { layer._managedSet(layer[keyPath: stored].key, newValue) }
    }
}

/// A property declaration, found in a layer by reflection.
protocol AnimatableDeclaration {
    var property: LayerProperty { get }
}

extension Animatable: AnimatableDeclaration {
    var property: LayerProperty {
        let isNil = (defaultValue as? any NilCheckable)?.isNil == true
        let value = isNil ? nil : AnimatableValue(defaultValue)
        return LayerProperty(stored: key, default: value, animates: animates, redraws: redraws)
    }
}
