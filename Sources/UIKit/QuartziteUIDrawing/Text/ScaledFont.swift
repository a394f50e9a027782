import QuartziteUIFoundation

/// A font whose size depends on the text size that the user prefers.
final class ScaledFont: UIFont, @unchecked Sendable {
    /// The style that determines how the size changes.
    let style: TextStyle
    /// The font at the default text size; nil for the style's own font.
    let base: UIFont?
    /// The largest size in points.
    let limit: CGFloat

    /// Creates the font of a style for some traits; unspecified traits are the current ones.
    convenience init(_ textStyle: TextStyle, for traits: UITraitCollection?) {
        let size = textStyle.size(for: .category(of: traits))
        var fontStyle = FontStyle(weight: textStyle == .headline ? 600 : 400)
        let metrics = fontStyle.metrics(of: nil, size: size)
        let pitch = textStyle.linePitch(for: .category(of: traits))
        fontStyle.lineGap = pitch / size - (metrics.ascender - metrics.descender)
        self.init(fontStyle, size: size, style: textStyle, base: nil, limit: .infinity)
    }

    /// Creates a variant of a font for some traits; unspecified traits are the current ones.
    convenience init(_ base: UIFont, _ textStyle: TextStyle, for traits: UITraitCollection?, limit: CGFloat) {
        let size = base.pointSize * textStyle.scale(for: .category(of: traits))
        self.init(
            base.textStyle, size: min(size.rounded(toMultipleOf: 1 / 3), limit), style: textStyle, base: base,
            limit: limit)
    }

    /// Creates a font of body text with another size; the initialiser of the superclass would otherwise be missing here.
    package override init(style: FontStyle, size: CGFloat, name: String? = nil) {
        (self.style, base, limit) = (.body, nil, .infinity)
        super.init(style: style, size: size, name: name)
    }

    private init(_ fontStyle: FontStyle, size: CGFloat, style: TextStyle, base: UIFont?, limit: CGFloat) {
        (self.style, self.base, self.limit) = (style, base, limit)
        super.init(style: fontStyle, size: size, name: base?.fontName)
    }

    /// Creates the font of body text: archives contain fonts of fixed sizes.
    required convenience init?(coder: NSCoder) { self.init(.body, for: nil) }

    /// Returns the font for other traits.
    func font(for traits: UITraitCollection) -> UIFont {
        base.map { ScaledFont($0, style, for: traits, limit: limit) } ?? ScaledFont(style, for: traits)
    }
}

extension UIFont {
    /// Returns the font for the text size of some traits; a font of a fixed size returns itself.
    package func adjusted(to traits: UITraitCollection) -> UIFont { (self as? ScaledFont)?.font(for: traits) ?? self }
}

extension UIFont.TextStyle {
    /// The sizes in points, from the smallest text size to the largest, as in Apple's Human Interface Guidelines.
    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        }
    }

    /// Returns the size in points for a text size.
    func size(for category: UIContentSizeCategory) -> CGFloat { sizes[category.step] }

    /// The distances between lines in points, from the smallest text size to the largest, as in Apple's Human Interface
    /// Guidelines.
    private var linePitches: [CGFloat] {
        switch self {
        case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        default: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        }
    }

    /// Returns the distance between lines in points for a text size.
    func linePitch(for category: UIContentSizeCategory) -> CGFloat { linePitches[category.step] }

    /// Returns the factor by which custom fonts and lengths grow: that of the distances between lines, not of the sizes.
    func scale(for category: UIContentSizeCategory) -> CGFloat {
        linePitch(for: category) / linePitch(for: .large)
    }
}

extension UIContentSizeCategory {
    /// Returns the text size of some traits; if it is not specified, the current one.
    package static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
        let own = traits?.preferredContentSizeCategory ?? .unspecified
        return own == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : own
    }
}

extension CGFloat {
    package func rounded(toMultipleOf step: CGFloat) -> CGFloat { (self / step).rounded() * step }
}
