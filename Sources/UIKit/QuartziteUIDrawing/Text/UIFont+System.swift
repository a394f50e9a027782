import QuartziteUIFoundation

extension UIFont {
    /// The weight of a font, from −1 to 1; 0 is regular.
    public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The weight, from −1 (lightest) to 1 (heaviest).
        public let rawValue: CGFloat
        /// Creates a weight from −1 to 1; fonts use the nearest named weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from −1 to 1; fonts use the nearest named weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Between ultra-light and light.
        public static let thin = Weight(rawValue: -0.6)
        /// Lighter than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The standard weight of text.
        public static let regular = Weight(rawValue: 0)
        /// Slightly heavier than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Slightly lighter than bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The standard weight of headings.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest weight.
        public static let black = Weight(rawValue: 0.62)

        private static let steps: [(Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]

        /// The CSS weight, 100…900, of the nearest named weight.
        var css: Int {
            guard rawValue.isFinite else { return 400 }
            return Self.steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }
    }

    /// The width of the glyphs of a font; 0 is standard.
    ///
    /// The free fonts have one width, so that glyphs are scaled horizontally, together with their stems.
    public struct Width: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The width: below 0 narrower, above 0 wider.
        ///
        /// The values of the named widths are Quartzite's own.
        public let rawValue: CGFloat
        /// Creates a width; glyphs are 1 + `rawValue` times as wide as standard, at least 0.5 and at most 1.5.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width; glyphs are 1 + `rawValue` times as wide as standard, at least 0.5 and at most 1.5.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Narrower than condensed.
        public static let compressed = Width(rawValue: -0.4)
        /// Narrower than standard.
        public static let condensed = Width(rawValue: -0.2)
        /// The standard width.
        public static let standard = Width(rawValue: 0)
        /// Wider than standard.
        public static let expanded = Width(rawValue: 0.2)

        package var factor: Double { rawValue.isFinite ? Double(min(max(1 + rawValue, 0.5), 1.5)) : 1 }
    }

    /// Returns the system font with a weight and a width.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var style = FontStyle(weight: weight.css)
        style.width = width.factor
        return UIFont(style: style, size: fontSize)
    }

    /// Returns the regular system font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system font with a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(style: FontStyle(weight: weight.css), size: fontSize)
    }

    /// Returns the emphasised system font, which is semibold as on iOS.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the italic system font.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(style: FontStyle(isItalic: true), size: fontSize)
    }

    /// Returns the monospaced system font; weights other than regular and bold use the nearer one.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var style = FontStyle.monospaced
        style.weight = weight.css
        return UIFont(style: style, size: fontSize)
    }

    /// Returns the system font with monospaced digits.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(style: FontStyle(weight: weight.css, hasTabularDigits: true), size: fontSize)
    }

    /// The standard font size, 14 points.
    public class var systemFontSize: CGFloat { 14 }
    /// The standard small font size, 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The standard font size of labels, 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The standard font size of buttons, 18 points.
    public class var buttonFontSize: CGFloat { 18 }
}
