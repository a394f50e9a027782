import QuartzCore

/// An effect that blends content with the blur behind it: added to dark blurs, darkening light ones.
///
/// Add the vibrancy effect's view to the content view of a view that has the blur effect. With a style, the opacity of
/// the content counts and not its colour, as on Apple's systems. Without one, content keeps its colours here.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle?

    /// Creates a vibrancy effect for a blur effect.
    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
        style = nil
        super.init()
    }

    /// Creates a vibrancy effect for a blur effect and a kind of content.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }

    override func contentAppearance(in traits: UITraitCollection) -> ContentAppearance {
        let isDark = blur.appearance(in: traits).isDark
        guard let style else { return ContentAppearance(compositing: isDark ? "plusL" : "overlayBlendMode") }
        // Black content over a light blur darkens it by itself.
        return ContentAppearance(
            compositing: isDark ? "plusL" : nil, brightness: isDark ? 1 : -1, opacity: CGFloat(style.opacity))
    }

    /// Returns whether an object is a vibrancy effect with the same blur and style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.blur.isEqual(blur) && other.style == style
    }
    /// A hash value, which is the same for equal effects.
    open override var hash: Int { blur.hash &* 16 &+ (style?.rawValue ?? 15) }
}
