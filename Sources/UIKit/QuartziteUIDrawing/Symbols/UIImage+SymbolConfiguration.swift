import QuartziteUIFoundation

extension UIImage {
    /// The weight of a symbol's strokes; raw values are Apple's.
    public enum SymbolWeight: Int, Sendable {
        /// The weight is unspecified, which means that of the text style or regular.
        case unspecified
        /// The thinnest strokes.
        case ultraLight
        /// Thin strokes.
        case thin
        /// Light strokes.
        case light
        /// The default strokes.
        case regular
        /// Medium strokes.
        case medium
        /// Semibold strokes.
        case semibold
        /// Bold strokes.
        case bold
        /// Heavy strokes.
        case heavy
        /// The thickest strokes.
        case black

        private static let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// Returns the font weight that corresponds to the symbol weight; regular if it is unspecified.
        public func fontWeight() -> UIFont.Weight {
            self == .unspecified ? .regular : Self.weights[rawValue - 1]
        }

        init(_ weight: UIFont.Weight) {
            let distances = Self.weights.map { abs($0.rawValue - weight.rawValue) }
            let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
            self = SymbolWeight(rawValue: nearest + 1) ?? .regular
        }
    }

    /// The size of a symbol relative to text of its point size; raw values are Apple's.
    public enum SymbolScale: Int, Sendable {
        /// The default, medium.
        case `default` = -1
        /// The scale is unspecified, which means medium.
        case unspecified
        /// The small variant.
        case small
        /// The medium variant.
        case medium
        /// The large variant.
        case large
    }
}

extension UIFont.Weight {
    /// Returns the symbol weight that is closest to the font weight.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(self) }
}

extension UIImage {
    /// The size, weight, scale and colours of a system symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        package let pointSize: CGFloat
        package let weight: SymbolWeight
        let scale: SymbolScale
        package let textStyle: UIFont.TextStyle?
        /// The colours by level; one colour is graded.
        let colors: [UIColor]
        let prefersMulticolor: Bool

        package init(
            pointSize: CGFloat = 0, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified,
            textStyle: UIFont.TextStyle? = nil, colors: [UIColor] = [], prefersMulticolor: Bool = false,
            traits: UITraitCollection? = nil
        ) {
            self.pointSize = pointSize > 0 && pointSize.isFinite ? min(pointSize, 10_000) : 0
            self.weight = weight
            self.scale = scale
            self.textStyle = textStyle
            self.colors = colors
            self.prefersMulticolor = prefersMulticolor
            super.init(traitCollection: traits)
        }

        /// The size in points: that of the configuration, or of its text style, or 17.
        var shownPointSize: CGFloat { pointSize > 0 ? pointSize : (textStyle ?? .body).size }
        /// The weight of the configuration, or of its text style, or regular.
        var shownWeight: SymbolWeight {
            weight != .unspecified ? weight : textStyle == .headline ? .semibold : .regular
        }

        /// Returns the configuration with the colours for some traits.
        func resolved(with traits: UITraitCollection) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: pointSize, weight: weight, scale: scale, textStyle: textStyle,
                colors: colors.map { $0.resolvedColor(with: traits) }, prefersMulticolor: prefersMulticolor,
                traits: traitCollection)
        }

        package override func copy(traits: UITraitCollection?) -> Configuration {
            SymbolConfiguration(
                pointSize: pointSize, weight: weight, scale: scale, textStyle: textStyle, colors: colors,
                prefersMulticolor: prefersMulticolor, traits: traits)
        }

        override func merged(with other: Configuration?) -> Configuration {
            guard let other = other as? SymbolConfiguration else { return super.merged(with: other) }
            return SymbolConfiguration(
                pointSize: other.pointSize > 0 || other.textStyle != nil ? other.pointSize : pointSize,
                weight: other.weight != .unspecified ? other.weight : weight,
                scale: other.scale != .unspecified ? other.scale : scale,
                textStyle: other.textStyle ?? (other.pointSize > 0 ? nil : textStyle),
                colors: other.colors.isEmpty ? colors : other.colors,
                prefersMulticolor: other.prefersMulticolor || (prefersMulticolor && other.colors.isEmpty),
                traits: other.traitCollection ?? traitCollection)
        }

        /// Returns whether an object is a configuration with equal settings.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return super.isEqual(other) && other.pointSize == pointSize && other.weight == weight
                && other.scale == scale && other.textStyle == textStyle && other.colors == colors
                && other.prefersMulticolor == prefersMulticolor
        }

        /// A hash value, which is the same for equal configurations.
        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}
