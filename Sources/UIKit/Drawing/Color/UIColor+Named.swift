import QuartzCore

/// Fixed colours.
extension UIColor {
    /// Opaque black.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// Dark grey: 1/3 white.
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    /// Light grey: 2/3 white.
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    /// Opaque white.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Grey: 1/2 white.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// Transparent black.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Pure red.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Pure green.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Pure blue.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Cyan: full green and blue.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Yellow: full red and green.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Magenta: full red and blue.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Orange: full red and half green.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Purple: half red and half blue.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Brown: 0.6 red, 0.4 green and 0.2 blue.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

/// The system colours in light appearance.
extension UIColor {
    fileprivate static func eightBit(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor
    {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// The system's red.
    public class var systemRed: UIColor { eightBit(255, 59, 48) }
    /// The system's green.
    public class var systemGreen: UIColor { eightBit(52, 199, 89) }
    /// The system's blue.
    public class var systemBlue: UIColor { eightBit(0, 122, 255) }
    /// The system's orange.
    public class var systemOrange: UIColor { eightBit(255, 149, 0) }
    /// The system's yellow.
    public class var systemYellow: UIColor { eightBit(255, 204, 0) }
    /// The system's pink.
    public class var systemPink: UIColor { eightBit(255, 45, 85) }
    /// The system's purple.
    public class var systemPurple: UIColor { eightBit(175, 82, 222) }
    /// The system's teal.
    public class var systemTeal: UIColor { eightBit(48, 176, 199) }
    /// The system's indigo.
    public class var systemIndigo: UIColor { eightBit(88, 86, 214) }
    /// The system's brown.
    public class var systemBrown: UIColor { eightBit(162, 132, 94) }
    /// The system's mint.
    public class var systemMint: UIColor { eightBit(0, 199, 190) }
    /// The system's cyan.
    public class var systemCyan: UIColor { eightBit(50, 173, 230) }
    /// The system's grey.
    public class var systemGray: UIColor { eightBit(142, 142, 147) }
    /// The system's second-level grey.
    public class var systemGray2: UIColor { eightBit(174, 174, 178) }
    /// The system's third-level grey.
    public class var systemGray3: UIColor { eightBit(199, 199, 204) }
    /// The system's fourth-level grey.
    public class var systemGray4: UIColor { eightBit(209, 209, 214) }
    /// The system's fifth-level grey.
    public class var systemGray5: UIColor { eightBit(229, 229, 234) }
    /// The system's sixth-level grey.
    public class var systemGray6: UIColor { eightBit(242, 242, 247) }
}

/// Semantic colours in light appearance.
extension UIColor {
    /// The colour of primary labels.
    public class var label: UIColor { eightBit(0, 0, 0) }
    /// The colour of secondary labels.
    public class var secondaryLabel: UIColor { eightBit(60, 60, 67, 0.6) }
    /// The colour of tertiary labels.
    public class var tertiaryLabel: UIColor { eightBit(60, 60, 67, 0.3) }
    /// The colour of quaternary labels.
    public class var quaternaryLabel: UIColor { eightBit(60, 60, 67, 0.18) }
    /// The colour of placeholder text.
    public class var placeholderText: UIColor { eightBit(60, 60, 67, 0.3) }
    /// The colour of links.
    public class var link: UIColor { eightBit(0, 122, 255) }
    /// The default tint colour of views.
    public class var tintColor: UIColor { eightBit(0, 122, 255) }
    /// The colour of translucent separators.
    public class var separator: UIColor { eightBit(60, 60, 67, 0.29) }
    /// The colour of opaque separators.
    public class var opaqueSeparator: UIColor { eightBit(198, 198, 200) }
    /// The colour of the main background.
    public class var systemBackground: UIColor { eightBit(255, 255, 255) }
    /// The colour of content layered on the main background.
    public class var secondarySystemBackground: UIColor { eightBit(242, 242, 247) }
    /// The colour of content layered on secondary backgrounds.
    public class var tertiarySystemBackground: UIColor { eightBit(255, 255, 255) }
    /// The colour of the main background of a grouped interface.
    public class var systemGroupedBackground: UIColor { eightBit(242, 242, 247) }
    /// The former name of ``systemGroupedBackground``.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The colour of content layered on the main grouped background.
    public class var secondarySystemGroupedBackground: UIColor { eightBit(255, 255, 255) }
    /// The colour of content layered on secondary grouped backgrounds.
    public class var tertiarySystemGroupedBackground: UIColor { eightBit(242, 242, 247) }
    /// The fill colour of thin and small shapes.
    public class var systemFill: UIColor { eightBit(120, 120, 128, 0.2) }
    /// The fill colour of medium-size shapes.
    public class var secondarySystemFill: UIColor { eightBit(120, 120, 128, 0.16) }
    /// The fill colour of large shapes.
    public class var tertiarySystemFill: UIColor { eightBit(118, 118, 128, 0.12) }
    /// The fill colour of large areas with complex content.
    public class var quaternarySystemFill: UIColor { eightBit(116, 116, 128, 0.08) }
    /// The colour of text on light backgrounds.
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    /// The colour of text on dark backgrounds.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
