/// A property type that converts its values to and from those that animations interpolate.
protocol PropertyValue: SendableMetatype {
    /// The value, as animations and key-value coding represent it.
    var animatable: AnimatableValue { get }
    /// Creates a value; nil if the type cannot hold values of the kind of `value`.
    init?(animatable value: AnimatableValue)
    /// The value that nil represents; nil if that is the property's default.
    static var empty: Self? { get }
    /// Returns access to a field as numbers; nil if the type does not consist of up to four numbers.
    static func vectorAccess<Values: PropertyValues>(to field: StoredField<Values, Self>) -> VectorAccess<Values>?
}

extension PropertyValue {
    static var empty: Self? { nil }
    static func vectorAccess<Values: PropertyValues>(to field: StoredField<Values, Self>) -> VectorAccess<Values>? {
        nil
    }
}

/// A property type that consists of up to four numbers, which animations interpolate without allocating memory.
protocol VectorPropertyValue: PropertyValue {
    var vector: SIMD4<Double> { get }
    /// Creates a value from finite numbers.
    init(vector: SIMD4<Double>)
}

extension VectorPropertyValue {
    static func vectorAccess<Values: PropertyValues>(to field: StoredField<Values, Self>) -> VectorAccess<Values>? {
        VectorAccess(read: { field.read(&$0).vector }, write: { field.write(&$0, Self(vector: $1)) })
    }
}

extension Double: VectorPropertyValue {
    var animatable: AnimatableValue { .number(self) }
    var vector: SIMD4<Double> { SIMD4(self, 0, 0, 0) }

    init?(animatable value: AnimatableValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }

    init(vector: SIMD4<Double>) { self = vector.x }
}

extension CGFloat: VectorPropertyValue {
    var animatable: AnimatableValue { .number(Double(self)) }
    var vector: SIMD4<Double> { SIMD4(Double(self), 0, 0, 0) }

    init?(animatable value: AnimatableValue) {
        guard case .number(let number) = value else { return nil }
        self.init(number)
    }

    init(vector: SIMD4<Double>) { self.init(vector.x) }
}

extension Float: VectorPropertyValue {
    var animatable: AnimatableValue { .number(Double(self)) }
    var vector: SIMD4<Double> { SIMD4(Double(self), 0, 0, 0) }

    init?(animatable value: AnimatableValue) {
        guard case .number(let number) = value else { return nil }
        self = number.isFinite ? Float(nearest: number) : Float(number)
    }

    init(vector: SIMD4<Double>) { self.init(nearest: vector.x) }
}

extension Bool: PropertyValue {
    var animatable: AnimatableValue { .flag(self) }

    init?(animatable value: AnimatableValue) {
        guard let flag = value.bool else { return nil }
        self = flag
    }
}

extension Int: PropertyValue {
    var animatable: AnimatableValue { .number(Double(self)) }

    /// Creates an integer by rounding down; limited to ±10⁹, a range that loops can count through.
    init?(animatable value: AnimatableValue) {
        guard case .number(let number) = value, number.isFinite else { return nil }
        self.init(Swift.min(Swift.max(number.rounded(.down), -1e9), 1e9))
    }
}

extension CGPoint: VectorPropertyValue {
    var animatable: AnimatableValue { .point(self) }
    var vector: SIMD4<Double> { SIMD4(self) }

    init?(animatable value: AnimatableValue) {
        guard case .point(let point) = value else { return nil }
        self = point
    }

    init(vector: SIMD4<Double>) { self.init(x: vector.x, y: vector.y) }
}

extension CGSize: VectorPropertyValue {
    var animatable: AnimatableValue { .size(self) }
    var vector: SIMD4<Double> { SIMD4(width, height, 0, 0) }

    init?(animatable value: AnimatableValue) {
        guard case .size(let size) = value else { return nil }
        self = size
    }

    init(vector: SIMD4<Double>) { self.init(width: vector.x, height: vector.y) }
}

extension CGRect: VectorPropertyValue {
    var animatable: AnimatableValue { .rect(self) }
    var vector: SIMD4<Double> { SIMD4(self) }

    init?(animatable value: AnimatableValue) {
        guard case .rect(let rect) = value else { return nil }
        self = rect
    }

    init(vector: SIMD4<Double>) { self = vector.rect }
}

extension CATransform3D: PropertyValue {
    var animatable: AnimatableValue { .transform(self) }

    init?(animatable value: AnimatableValue) {
        guard case .transform(let transform) = value else { return nil }
        self = transform
    }
}

extension LayerContents: PropertyValue {
    var animatable: AnimatableValue { .contents(self) }
    static var empty: LayerContents? { .some(.none) }

    init?(animatable value: AnimatableValue) {
        guard case .contents(let contents) = value else { return nil }
        self = contents
    }
}

extension CACornerMask: PropertyValue {
    var animatable: AnimatableValue { .object(NSNumber(value: rawValue)) }

    init?(animatable value: AnimatableValue) {
        switch value {
        case .number(let number) where number.isFinite: self.init(rawValue: UInt(min(max(number, 0), 15)))
        case .object(let number as NSNumber): self = CACornerMask(rawValue: number.uintValue).intersection(.all)
        default: return nil
        }
    }
}

/// A property type that is a set of bits, which key-value coding returns as a number.
protocol MaskPropertyValue: PropertyValue, OptionSet where RawValue == UInt32 {}

extension MaskPropertyValue {
    var animatable: AnimatableValue { .number(Double(rawValue)) }

    init?(animatable value: AnimatableValue) {
        guard let bits = value.double.flatMap({ UInt32(exactly: $0) }) else { return nil }
        self.init(rawValue: bits)
    }
}

extension UInt32: PropertyValue {
    var animatable: AnimatableValue { .number(Double(self)) }

    init?(animatable value: AnimatableValue) {
        guard case .number(let number) = value, let whole = UInt32(exactly: number.rounded()) else { return nil }
        self = whole
    }
}

extension String: PropertyValue {
    var animatable: AnimatableValue { .object(self) }

    init?(animatable value: AnimatableValue) {
        guard case .object(let object) = value, let name = propertyName(object) else { return nil }
        self = name
    }
}
