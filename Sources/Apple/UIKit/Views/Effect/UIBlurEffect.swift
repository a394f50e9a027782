import QuartzCore

/// An effect that blurs the content behind it and adds a light or dark shade.
///
/// The styles approximate those of iOS. Those whose names do not say otherwise adapt to light and dark style.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The strength of a blur and the brightness of its shade; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// An almost white blur.
        case extraLight = 0
        /// A light blur.
        case light = 1
        /// A dark blur.
        case dark = 2
        /// A regular blur, light or dark.
        case regular = 4
        /// A blur with a stronger shade, light or dark.
        case prominent = 5
        /// A material that lets most of the content behind it show through.
        case systemUltraThinMaterial = 6
        /// A material that lets much of the content behind it show through.
        case systemThinMaterial = 7
        /// A material that lets some of the content behind it show through.
        case systemMaterial = 8
        /// A material that lets little of the content behind it show through.
        case systemThickMaterial = 9
        /// A material for bars.
        case systemChromeMaterial = 10
        /// An ultrathin material that is always light.
        case systemUltraThinMaterialLight = 11
        /// A thin material that is always light.
        case systemThinMaterialLight = 12
        /// A material of default thickness that is always light.
        case systemMaterialLight = 13
        /// A thick material that is always light.
        case systemThickMaterialLight = 14
        /// A material for bars that is always light.
        case systemChromeMaterialLight = 15
        /// An ultrathin material that is always dark.
        case systemUltraThinMaterialDark = 16
        /// A thin material that is always dark.
        case systemThinMaterialDark = 17
        /// A material of default thickness that is always dark.
        case systemMaterialDark = 18
        /// A thick material that is always dark.
        case systemThickMaterialDark = 19
        /// A material for bars that is always dark.
        case systemChromeMaterialDark = 20

        /// The style that is shown in a dark interface.
        var darkVariant: Style {
            switch self {
            case .regular, .prominent: .dark
            case .systemUltraThinMaterial: .systemUltraThinMaterialDark
            case .systemThinMaterial: .systemThinMaterialDark
            case .systemMaterial: .systemMaterialDark
            case .systemThickMaterial: .systemThickMaterialDark
            case .systemChromeMaterial: .systemChromeMaterialDark
            default: self
            }
        }
    }

    let style: Style

    /// Creates a blur effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override func appearance(in traits: UITraitCollection) -> MaterialAppearance {
        MaterialAppearance(traits.userInterfaceStyle == .dark ? style.darkVariant : style)
    }

    /// Returns whether an object is a blur effect of the same style.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    /// A hash value, which is the same for equal effects.
    open override var hash: Int { style.rawValue }
}
