import QuartziteUIFoundation

/// The variants of a system colour.
package struct ColorVariants: Hashable {
    var light: CGColor
    package var dark: CGColor
    /// The variants for a high contrast.
    var highLight: CGColor
    var highDark: CGColor
    /// The dark variants for content in front of the main content.
    var elevatedDark: CGColor
    var highElevatedDark: CGColor

    /// Returns the variant for some traits; unspecified traits choose the light variant of normal contrast.
    func color(for traits: TraitValues) -> CGColor {
        let isHigh = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return isHigh ? highLight : light }
        guard traits.userInterfaceLevel == .elevated else { return isHigh ? highDark : dark }
        return isHigh ? highElevatedDark : elevatedDark
    }

    /// Returns the variants with another opacity.
    func withAlpha(_ alpha: CGFloat) -> ColorVariants {
        func changed(_ color: CGColor) -> CGColor { color.copy(alpha: alpha) ?? color }
        return ColorVariants(
            light: changed(light), dark: changed(dark), highLight: changed(highLight), highDark: changed(highDark),
            elevatedDark: changed(elevatedDark), highElevatedDark: changed(highElevatedDark))
    }
}

/// The components of a colour as Apple publishes them: red, green and blue in 0...255, and the opacity.
struct EightBit {
    let color: CGColor

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
        color = CGColor(extendedRed: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}

extension ColorVariants {
    /// Creates variants; those for elevated content are, by default, the same as for the main content.
    init(
        _ light: EightBit, dark: EightBit, highLight: EightBit, highDark: EightBit, elevated: EightBit? = nil,
        highElevated: EightBit? = nil
    ) {
        self.init(
            light: light.color, dark: dark.color, highLight: highLight.color, highDark: highDark.color,
            elevatedDark: (elevated ?? dark).color, highElevatedDark: (highElevated ?? highDark).color)
    }

    /// Creates variants that do not depend on the contrast.
    init(_ light: EightBit, dark: EightBit) { self.init(light, dark: dark, highLight: light, highDark: dark) }
}
