import QuartziteUIFoundation

/// The values of traits; those of a new object are unspecified.
package struct TraitValues: @unchecked Sendable {
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var displayScale: CGFloat = 0
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The values of the traits that an app defines, in the order in which they were set.
    private(set) var custom: [CustomTrait] = []

    package init() {}

    /// Creates values, and changes them with a closure.
    package init(_ change: (inout TraitValues) -> Void) { change(&self) }

    /// The value of a trait that an app defines.
    struct CustomTrait {
        package let trait: any UITraitDefinition.Type
        let value: Any
    }

    /// Returns the value of a custom trait; nil if it is not set.
    func custom<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
        custom.first { $0.trait == trait }?.value as? Trait.Value
    }

    /// Sets the value of a custom trait.
    mutating func setCustom(_ trait: any UITraitDefinition.Type, _ value: Any) {
        let entry = CustomTrait(trait: trait, value: value)
        if let index = custom.firstIndex(where: { $0.trait == trait }) {
            custom[index] = entry
        } else {
            custom.append(entry)
        }
    }

    /// Removes the value of a custom trait.
    mutating func removeCustom(_ trait: any UITraitDefinition.Type) { custom.removeAll { $0.trait == trait } }

    /// Replaces the values that another object specifies.
    package mutating func merge(_ other: TraitValues) {
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.displayScale > 0 { displayScale = other.displayScale }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        for entry in other.custom { setCustom(entry.trait, entry.value) }
    }

    /// Whether no trait is specified.
    package var isEmpty: Bool { self == TraitValues() }
}

extension TraitValues: Hashable {
    package static func == (a: TraitValues, b: TraitValues) -> Bool {
        a.horizontalSizeClass == b.horizontalSizeClass && a.verticalSizeClass == b.verticalSizeClass
            && a.displayScale == b.displayScale && a.userInterfaceStyle == b.userInterfaceStyle
            && a.userInterfaceLevel == b.userInterfaceLevel && a.userInterfaceIdiom == b.userInterfaceIdiom
            && a.accessibilityContrast == b.accessibilityContrast && a.legibilityWeight == b.legibilityWeight
            && a.forceTouchCapability == b.forceTouchCapability && a.displayGamut == b.displayGamut
            && a.layoutDirection == b.layoutDirection
            && a.preferredContentSizeCategory == b.preferredContentSizeCategory && a.custom.count == b.custom.count
            && a.custom.allSatisfy { entry in
                b.custom.contains { $0.trait == entry.trait && areEqual($0.value, entry.value) }
            }
    }

    /// Values that cannot be compared count as different, unless they are the same object.
    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func equals<Value: Equatable>(_ value: Value) -> Bool { value == b as? Value }
        guard let value = a as? any Equatable else {
            return type(of: a) is AnyClass && a as AnyObject === b as AnyObject
        }
        return equals(value)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        hasher.combine(userInterfaceStyle)
        hasher.combine(preferredContentSizeCategory)
    }
}
