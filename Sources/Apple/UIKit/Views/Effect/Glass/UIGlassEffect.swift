import QuartzCore

/// An effect that shows a view as glass: its edge bends the content behind it, and light falls on its rim.
///
/// Without a corner radius or a ``UIView/cornerConfiguration``, the glass is a capsule. In the content view of a view
/// with a ``UIGlassContainerEffect``, glass merges with other glass nearby.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    /// Kinds of glass; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Frosted glass, on which text is legible over any content.
        case regular
        /// Glass that lets the content behind it show through.
        case clear
    }

    let style: Style
    /// Whether the glass grows under a finger; false by default.
    open var isInteractive = false
    /// The colour of the glass; nil, the default, for none.
    open var tintColor: UIColor?

    /// Creates an effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates an effect of the regular style.
    public override convenience init() { self.init(style: .regular) }

    /// Returns an effect with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }

    override func appearance(in traits: UITraitCollection) -> MaterialAppearance {
        var appearance = MaterialAppearance()
        appearance.radius = style == .clear ? 1.5 : 6
        appearance.saturation = style == .clear ? 1.2 : 1.5
        appearance.glass = GlassAppearance(
            style, tint: tintColor?.resolvedColor(with: traits), isDark: traits.userInterfaceStyle == .dark)
        return appearance
    }

    /// Returns whether an object is a glass effect with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        return other.style == style && other.isInteractive == isInteractive && other.tintColor == tintColor
    }
    /// A hash value, which is the same for equal effects.
    open override var hash: Int { style.rawValue }
}
