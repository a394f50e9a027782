import QuartzCore

/// A blur of what lies behind, with a shade of white or black over it.
///
/// The styles are near to what iOS shows; those that follow light and dark appearance there are light here.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How strong a blur is and which shade lies over it; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Almost white.
        case extraLight = 0
        /// A light shade.
        case light = 1
        /// A dark shade.
        case dark = 2
        /// A light shade.
        case regular = 4
        /// A stronger light shade.
        case prominent = 5
        /// Lets most through.
        case systemUltraThinMaterial = 6
        /// Lets much through.
        case systemThinMaterial = 7
        /// Lets some through.
        case systemMaterial = 8
        /// Lets little through.
        case systemThickMaterial = 9
        /// For bars.
        case systemChromeMaterial = 10
        /// Lets most through, always light.
        case systemUltraThinMaterialLight = 11
        /// Lets much through, always light.
        case systemThinMaterialLight = 12
        /// Lets some through, always light.
        case systemMaterialLight = 13
        /// Lets little through, always light.
        case systemThickMaterialLight = 14
        /// For bars, always light.
        case systemChromeMaterialLight = 15
        /// Lets most through, always dark.
        case systemUltraThinMaterialDark = 16
        /// Lets much through, always dark.
        case systemThinMaterialDark = 17
        /// Lets some through, always dark.
        case systemMaterialDark = 18
        /// Lets little through, always dark.
        case systemThickMaterialDark = 19
        /// For bars, always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// The blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var glass: Glass { Glass(style) }

    /// Whether the other effect is a blur of the same style.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    /// Equal for equal effects.
    open override var hash: Int { style.rawValue }
}
