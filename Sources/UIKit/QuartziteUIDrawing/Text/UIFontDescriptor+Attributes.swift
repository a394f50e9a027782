import QuartziteUIFoundation

extension UIFontDescriptor {
    /// The name of an attribute of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an attribute with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The PostScript name, as a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the family, as a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The size in points, as a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, as a dictionary with keys of type ``UIFontDescriptor/TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The settings of features, as an array of dictionaries with keys of type ``UIFontDescriptor/FeatureKey``.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The name of a trait of a font.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits, as a number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, as a number or `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, as a number or `UIFont.Width`.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    /// The name of a part of a setting of a font's feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the feature, as a number; 6 is the spacing of digits.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The type of the feature, by its old name.
        public static let featureIdentifier = type
        /// What is chosen of the feature, as a number; 0 is monospaced digits.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// What is chosen of the feature, by its old name.
        public static let typeIdentifier = selector
    }

    /// Creates a descriptor of a font by name, scaled and slanted by a transform.
    ///
    /// The font is as many points high as the transform scales one point; other parts of it have no effect.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        if !matrix.isIdentity { unsupported("The matrix of UIFontDescriptor, except for its scale,") }
        self.init(name: fontName, size: matrix.isIdentity ? 0 : abs(matrix.d))
    }

    /// The transform of the font; identity.
    public var matrix: CGAffineTransform { .identity }

    /// Returns the same descriptor, since fonts here are not transformed.
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        if !matrix.isIdentity { unsupported("UIFontDescriptor.withMatrix(_:)") }
        return self
    }

    /// Creates a descriptor of the system font with attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let described = UIFontDescriptor(.system, size: 0, name: nil).addingAttributes(attributes)
        self.init(described.style, size: described.pointSize, name: described.name)
    }

    /// Returns a descriptor with attributes in place of its own.
    ///
    /// Names, families, sizes, symbolic traits, weights, widths and monospaced digits have an effect.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        if let named = (attributes[.name] ?? attributes[.family]) as? String {
            result = UIFontDescriptor(name: named, size: pointSize)
        }
        if let size = Self.number(attributes[.size]) { result = result.withSize(size) }
        var style = result.style
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let bits = Self.number(traits[.symbolic]).flatMap({ UInt32(exactly: $0) }) {
                style = result.withSymbolicTraits(SymbolicTraits(rawValue: bits))?.style ?? style
            }
            let weight = traits[.weight] as? UIFont.Weight ?? Self.number(traits[.weight]).map { .init(rawValue: $0) }
            if let weight { style.weight = weight.css }
            let width = traits[.width] as? UIFont.Width ?? Self.number(traits[.width]).map { .init(rawValue: $0) }
            if let width { style.width = width.factor }
        }
        for setting in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? [] {
            if Self.number(setting[.type]) == 6 { style.hasTabularDigits = Self.number(setting[.selector]) == 0 }
        }
        return UIFontDescriptor(style, size: result.pointSize, name: style == result.style ? result.name : nil)
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let x as CGFloat: x
        case let x as Double: CGFloat(x)
        case let x as Int: CGFloat(x)
        case let x as UInt32: CGFloat(x)
        case let x as NSNumber: CGFloat(x.doubleValue)
        default: nil
        }
    }
}
