import QuartziteUIFoundation

/// Scales fonts and lengths with the text size that the user prefers, in the proportions of a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font that has the size of `font` at the default text size.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns a font that has the size of `font` at the default text size, and at most a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font that has the size of `font` at the default text size, for the text size of some traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a font for the text size of some traits, by default the current ones.
    ///
    /// - Parameters:
    ///   - font: The font at the default text size.
    ///   - maximumPointSize: The largest size in points; 0 sets no limit.
    ///   - traitCollection: The traits; nil for the current ones.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        if font is ScaledFont {
            raise(
                .invalidArgument,
                "You cannot create a scaled font from a font that has already been scaled: \(font.fontName)")
        }
        return ScaledFont(
            font, style, for: traitCollection, limit: maximumPointSize > 0 ? maximumPointSize : .infinity)
    }

    /// Returns a length for the text size that the user prefers.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length for the text size of some traits, by default the current ones, rounded to pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let factor = style.scale(for: .category(of: traitCollection))
        return factor == 1 ? value : (value * factor).roundedToPixels
    }
}
