import QuartziteUIFoundation

/// A trait: a system trait, or one that an app defines for values that its view hierarchy inherits.
public protocol UITraitDefinition<Value> {
    /// The type of the trait's values.
    associatedtype Value
    /// The value of the trait where none is set.
    static var defaultValue: Value { get }
    /// The name of the trait for messages; by default, that of the type.
    static var name: String { get }
    /// An identifier that is unique among traits; by default, the full name of the type.
    static var identifier: String { get }
    /// Whether dynamic colours may depend on the trait; false by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The full name of the type.
    public static var identifier: String { FrameworkNames.name(of: Self.self) }
    /// Returns false.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit defines.
protocol SystemTrait: UITraitDefinition {
    /// The stored value of the trait.
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    /// Removes the value.
    static func reset(_ values: inout TraitValues) { values[keyPath: path] = defaultValue }
    /// Returns whether the value differs from the unspecified one.
    package static func isSet(in values: TraitValues) -> Bool {
        var cleared = values
        reset(&cleared)
        return cleared != values
    }
}

/// The trait of the interface style.
public struct UITraitUserInterfaceStyle: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
    /// The unspecified value.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// Returns true.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait of the visual level.
public struct UITraitUserInterfaceLevel: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
    /// The unspecified value.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// Returns true.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait of the contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
    /// The unspecified value.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// Returns true.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait of the range of colours.
public struct UITraitDisplayGamut: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
    /// The unspecified value.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// Returns true.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait of the interface idiom.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
    /// The unspecified value.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The trait of the layout direction.
public struct UITraitLayoutDirection: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
    /// The unspecified value.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The trait of the display scale.
public struct UITraitDisplayScale: SystemTrait {
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
    /// The unspecified value.
    public static var defaultValue: CGFloat { 0 }
}

/// The trait of the horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
    /// The unspecified value.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait of the vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
    /// The unspecified value.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait of the text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
    /// The unspecified value.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The trait of the text weight.
public struct UITraitLegibilityWeight: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
    /// The unspecified value.
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

extension TraitValues {
    /// The value of a trait; the default value where none is set.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            guard let system = trait as? any SystemTrait.Type else { return custom(trait) ?? Trait.defaultValue }
            return systemValue(system) as? Trait.Value ?? Trait.defaultValue
        }
        set {
            guard let system = trait as? any SystemTrait.Type else { return setCustom(trait, newValue) }
            setSystemValue(system, newValue)
        }
    }

    private func systemValue<Trait: SystemTrait>(_ trait: Trait.Type) -> Any { self[keyPath: trait.path] }

    private mutating func setSystemValue<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any) {
        if let value = value as? Trait.Value { self[keyPath: trait.path] = value }
    }

    /// Returns whether a trait is specified.
    func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSet(in: self) }
        return custom.contains { $0.trait == trait }
    }

    /// Makes a trait unspecified.
    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { system.reset(&self) } else { removeCustom(trait) }
    }

    /// The system traits, in the order in which changes are reported.
    static let systemTraits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
        UITraitDisplayGamut.self, UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self,
        UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]

    /// Returns whether any of some traits differ between two objects.
    func differs(from other: TraitValues, in traits: [UITrait]) -> Bool {
        traits.contains { trait in
            var merged = other
            merged.copy(trait, from: self)
            return merged != other
        }
    }

    private mutating func copy(_ trait: UITrait, from other: TraitValues) {
        if let system = trait as? any SystemTrait.Type {
            copySystem(system, from: other)
        } else if let entry = other.custom.first(where: { $0.trait == trait }) {
            setCustom(trait, entry.value)
        } else {
            removeCustom(trait)
        }
    }

    private mutating func copySystem<Trait: SystemTrait>(_ trait: Trait.Type, from other: TraitValues) {
        self[keyPath: trait.path] = other[keyPath: trait.path]
    }
}
