import QuartziteUIFoundation

/// The traits of an interface, such as its size classes, display scale, style and idiom.
open class UITraitCollection: NSObject, @unchecked Sendable {
    package let values: TraitValues

    package init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    // MARK: Traits

    /// The horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Pixels per point; 0 if unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// The interface style, light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The visual level of the interface.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The interface idiom of the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The contrast between the colours of an interface.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The weight of text.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The range of colours of the display.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The direction of the layout.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The size of text that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Whether the screen measures the force of touches; `unavailable` on a stage.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// The value of a trait; its default value if none is set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    // MARK: Creation

    /// Creates a trait collection in which every trait is unspecified.
    public override convenience init() { self.init(TraitValues()) }
    /// Creates a trait collection whose traits a closure sets; the others are unspecified.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = TraitOverrides()
        mutations(&traits)
        self.init((traits as? TraitOverrides)?.values ?? TraitValues())
    }
    /// Returns a collection with these traits after the changes of a closure.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = TraitOverrides(values: values)
        mutations(&traits)
        return UITraitCollection((traits as? TraitOverrides)?.values ?? values)
    }
    /// Returns a collection with these traits, in which a trait has another value.
    open func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// Creates a trait collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues { $0.userInterfaceStyle = userInterfaceStyle })
    }
    /// Creates a trait collection that specifies only the visual level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(TraitValues { $0.userInterfaceLevel = userInterfaceLevel })
    }
    /// Creates a trait collection that specifies only the display scale.
    public convenience init(displayScale: CGFloat) { self.init(TraitValues { $0.displayScale = displayScale }) }
    /// Creates a trait collection that specifies only the idiom.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(TraitValues { $0.userInterfaceIdiom = idiom })
    }
    /// Creates a trait collection that specifies only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(TraitValues { $0.accessibilityContrast = accessibilityContrast })
    }
    /// Creates a trait collection that specifies only the weight of text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(TraitValues { $0.legibilityWeight = legibilityWeight })
    }
    /// Creates a trait collection that specifies only the range of colours.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(TraitValues { $0.displayGamut = displayGamut }) }
    /// Creates a trait collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues { $0.layoutDirection = layoutDirection })
    }
    /// Creates a trait collection that specifies only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(TraitValues { $0.preferredContentSizeCategory = preferredContentSizeCategory })
    }
    /// Creates a trait collection that specifies only whether the screen measures the force of touches.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(TraitValues { $0.forceTouchCapability = capability })
    }
    /// Creates a trait collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues { $0.horizontalSizeClass = horizontalSizeClass })
    }
    /// Creates a trait collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues { $0.verticalSizeClass = verticalSizeClass })
    }
    /// Creates a trait collection by merging others; for each trait, the last collection that specifies it wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            TraitValues { values in
                for collection in traitCollections { values.merge(collection.values) }
            })
    }

    // MARK: Comparison

    /// Returns whether all traits that another collection specifies have the same values here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        var merged = values
        merged.merge(trait?.values ?? TraitValues())
        return merged == values
    }

    /// Returns whether dynamic colours may differ between two collections, that is, whether their styles, levels,
    /// contrasts or ranges of colours differ.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        let custom = (values.custom + other.custom).map(\.trait).filter { $0.affectsColorAppearance }
        return values.differs(from: other, in: Self.systemTraitsAffectingColorAppearance + custom)
    }

    /// Returns the traits whose values differ from those of another collection: system traits, then an app's own.
    open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection?.values ?? TraitValues()
        var custom: [any UITraitDefinition.Type] = []
        for entry in values.custom + other.custom where !custom.contains(where: { $0 == entry.trait }) {
            custom.append(entry.trait)
        }
        return (TraitValues.systemTraits + custom).filter { values.differs(from: other, in: [$0]) }
    }

    /// The system traits on which dynamic colours may depend.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitDisplayGamut.self,
        ]
    }

    /// The system traits that choose between the variants of images.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
    }

    /// Returns whether an object is a trait collection with equal traits.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    /// A hash value, which is the same for equal collections.
    open override var hash: Int { values.hashValue }
}
