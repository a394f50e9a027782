import QuartzCore

extension UIFont {
    /// How heavy a font's strokes are, from −1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From −1, lightest, to 1, heaviest.
        public let rawValue: CGFloat
        /// A weight from −1 to 1; fonts use the named one next to it.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight from −1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest of all.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Between ultra-light and light.
        public static let thin = Weight(rawValue: -0.6)
        /// Lighter than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The usual weight of text.
        public static let regular = Weight(rawValue: 0)
        /// Slightly heavier than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Slightly lighter than bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The usual weight of headings.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest of all.
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

    /// The system font, regular.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(style: FontStyle(weight: weight.css), size: fontSize)
    }

    /// The system font, bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// The system font, italic.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(style: FontStyle(isItalic: true), size: fontSize)
    }

    /// The system's font with one width for all characters; weights other than regular and bold use the nearer one.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var style = FontStyle.monospaced
        style.weight = weight.css
        return UIFont(style: style, size: fontSize)
    }

    /// The system font with one width for all digits.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(style: FontStyle(weight: weight.css, hasTabularDigits: true), size: fontSize)
    }

    /// 14 points.
    public class var systemFontSize: CGFloat { 14 }
    /// 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// 18 points.
    public class var buttonFontSize: CGFloat { 18 }
}
