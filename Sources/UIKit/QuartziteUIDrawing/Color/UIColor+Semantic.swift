import QuartziteUIFoundation

/// The semantic colours, as iOS 13 to 18 define them.
extension UIColor {
    /// The colour of primary labels.
    public class var label: UIColor { ownLabel }
    private static let ownLabel = UIColor(
        ColorVariants(EightBit(0, 0, 0), dark: EightBit(255, 255, 255)))
    /// The colour of secondary labels.
    public class var secondaryLabel: UIColor { ownSecondaryLabel }
    private static let ownSecondaryLabel = UIColor(
        ColorVariants(
            EightBit(60, 60, 67, 0.6), dark: EightBit(235, 235, 245, 0.6), highLight: EightBit(60, 60, 67, 0.8),
            highDark: EightBit(235, 235, 245, 0.7)))
    /// The colour of tertiary labels.
    public class var tertiaryLabel: UIColor { ownTertiaryLabel }
    private static let ownTertiaryLabel = UIColor(
        ColorVariants(
            EightBit(60, 60, 67, 0.3), dark: EightBit(235, 235, 245, 0.3), highLight: EightBit(60, 60, 67, 0.7),
            highDark: EightBit(235, 235, 245, 0.55)))
    /// The colour of quaternary labels.
    public class var quaternaryLabel: UIColor { ownQuaternaryLabel }
    private static let ownQuaternaryLabel = UIColor(
        ColorVariants(
            EightBit(60, 60, 67, 0.18), dark: EightBit(235, 235, 245, 0.16), highLight: EightBit(60, 60, 67, 0.55),
            highDark: EightBit(235, 235, 245, 0.4)))
    /// The colour of placeholder text.
    public class var placeholderText: UIColor { ownPlaceholderText }
    private static let ownPlaceholderText = UIColor(
        ColorVariants(
            EightBit(60, 60, 67, 0.3), dark: EightBit(235, 235, 245, 0.3), highLight: EightBit(60, 60, 67, 0.7),
            highDark: EightBit(235, 235, 245, 0.55)))
    /// The colour of links.
    public class var link: UIColor { ownLink }
    private static let ownLink = UIColor(
        ColorVariants(
            EightBit(0, 122, 255), dark: EightBit(9, 132, 255), highLight: EightBit(0, 64, 221),
            highDark: EightBit(64, 156, 255)))
    /// The colour of translucent separators.
    public class var separator: UIColor { ownSeparator }
    private static let ownSeparator = UIColor(
        ColorVariants(
            EightBit(60, 60, 67, 0.29), dark: EightBit(84, 84, 88, 0.6), highLight: EightBit(60, 60, 67, 0.37),
            highDark: EightBit(84, 84, 88, 0.75)))
    /// The colour of opaque separators.
    public class var opaqueSeparator: UIColor { ownOpaqueSeparator }
    private static let ownOpaqueSeparator = UIColor(
        ColorVariants(EightBit(198, 198, 200), dark: EightBit(56, 56, 58)))
    /// The colour of the main background.
    public class var systemBackground: UIColor { ownSystemBackground }
    private static let ownSystemBackground = UIColor(
        ColorVariants(
            EightBit(255, 255, 255), dark: EightBit(0, 0, 0), highLight: EightBit(255, 255, 255),
            highDark: EightBit(0, 0, 0), elevated: EightBit(28, 28, 30), highElevated: EightBit(36, 36, 38)))
    /// The colour of content layered on the main background.
    public class var secondarySystemBackground: UIColor { ownSecondarySystemBackground }
    private static let ownSecondarySystemBackground = UIColor(
        ColorVariants(
            EightBit(242, 242, 247), dark: EightBit(28, 28, 30), highLight: EightBit(235, 235, 240),
            highDark: EightBit(36, 36, 38), elevated: EightBit(44, 44, 46), highElevated: EightBit(54, 54, 56)))
    /// The colour of content layered on secondary backgrounds.
    public class var tertiarySystemBackground: UIColor { ownTertiarySystemBackground }
    private static let ownTertiarySystemBackground = UIColor(
        ColorVariants(
            EightBit(255, 255, 255), dark: EightBit(44, 44, 46), highLight: EightBit(255, 255, 255),
            highDark: EightBit(54, 54, 56), elevated: EightBit(58, 58, 60), highElevated: EightBit(68, 68, 70)))
    /// The colour of the main background of a grouped interface.
    public class var systemGroupedBackground: UIColor { ownSystemGroupedBackground }
    private static let ownSystemGroupedBackground = UIColor(
        ColorVariants(
            EightBit(242, 242, 247), dark: EightBit(0, 0, 0), highLight: EightBit(235, 235, 240),
            highDark: EightBit(0, 0, 0), elevated: EightBit(28, 28, 30), highElevated: EightBit(36, 36, 38)))
    /// The former name of ``systemGroupedBackground``.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The colour of content layered on the main grouped background.
    public class var secondarySystemGroupedBackground: UIColor { ownSecondarySystemGroupedBackground }
    private static let ownSecondarySystemGroupedBackground = UIColor(
        ColorVariants(
            EightBit(255, 255, 255), dark: EightBit(28, 28, 30), highLight: EightBit(255, 255, 255),
            highDark: EightBit(36, 36, 38), elevated: EightBit(44, 44, 46), highElevated: EightBit(54, 54, 56)))
    /// The colour of content layered on secondary grouped backgrounds.
    public class var tertiarySystemGroupedBackground: UIColor { ownTertiarySystemGroupedBackground }
    private static let ownTertiarySystemGroupedBackground = UIColor(
        ColorVariants(
            EightBit(242, 242, 247), dark: EightBit(44, 44, 46), highLight: EightBit(235, 235, 240),
            highDark: EightBit(54, 54, 56), elevated: EightBit(58, 58, 60), highElevated: EightBit(68, 68, 70)))
    /// The fill colour of thin and small shapes.
    public class var systemFill: UIColor { ownSystemFill }
    private static let ownSystemFill = UIColor(
        ColorVariants(
            EightBit(120, 120, 128, 0.2), dark: EightBit(120, 120, 128, 0.36), highLight: EightBit(120, 120, 128, 0.28),
            highDark: EightBit(120, 120, 128, 0.44)))
    /// The fill colour of medium-size shapes.
    public class var secondarySystemFill: UIColor { ownSecondarySystemFill }
    private static let ownSecondarySystemFill = UIColor(
        ColorVariants(
            EightBit(120, 120, 128, 0.16), dark: EightBit(120, 120, 128, 0.32),
            highLight: EightBit(120, 120, 128, 0.24), highDark: EightBit(120, 120, 128, 0.4)))
    /// The fill colour of large shapes.
    public class var tertiarySystemFill: UIColor { ownTertiarySystemFill }
    private static let ownTertiarySystemFill = UIColor(
        ColorVariants(
            EightBit(118, 118, 128, 0.12), dark: EightBit(118, 118, 128, 0.24), highLight: EightBit(118, 118, 128, 0.2),
            highDark: EightBit(118, 118, 128, 0.32)))
    /// The fill colour of large areas with complex content.
    public class var quaternarySystemFill: UIColor { ownQuaternarySystemFill }
    private static let ownQuaternarySystemFill = UIColor(
        ColorVariants(
            EightBit(116, 116, 128, 0.08), dark: EightBit(118, 118, 128, 0.18),
            highLight: EightBit(116, 116, 128, 0.16), highDark: EightBit(118, 118, 128, 0.26)))
    /// The default tint colour of views: the app's accent colour, or else the system's blue.
    public class var tintColor: UIColor { InterfaceSettings.current.accentColor ?? systemBlue }
    /// The colour of text on light backgrounds.
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    /// The colour of text on dark backgrounds.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
