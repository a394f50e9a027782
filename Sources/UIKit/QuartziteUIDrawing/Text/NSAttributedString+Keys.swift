import QuartziteUIFoundation
import QuartziteText

extension NSAttributedString.Key {
    /// A `UIFont`; the system font of 12 points by default.
    public static let font = textFont
    /// An `NSParagraphStyle`; the style of a paragraph's first character applies.
    public static let paragraphStyle = paragraph
    /// A `UIColor`; black by default.
    public static let foregroundColor = color
    /// The `UIColor` behind the characters; none by default.
    public static let backgroundColor = background
    /// The space after each character in points; 0 by default.
    public static let kern = spacing
    /// The space after each character in points, unless there is kerning; other than 0, it divides ligatures.
    public static let tracking = tracked
    /// The natural logarithm of the factor by which characters are wider; 0 by default.
    public static let expansion = expanded
    /// A ``TextEffectStyle``; none by default.
    public static let textEffect = effect
    /// The offset of the baseline in points, positive upward; 0 by default.
    public static let baselineOffset = offset
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = under
    /// A `UIColor`; the text colour by default.
    public static let underlineColor = underColor
    /// The raw value of an `NSUnderlineStyle`, for a line through the characters.
    public static let strikethroughStyle = through
    /// An `NSShadow`; none by default.
    public static let shadow = thrownShadow
    /// A `UIColor`; the text colour by default.
    public static let strikethroughColor = throughColor
    /// The width of the characters' outlines in percent of the font size; 0, the default, draws none.
    ///
    /// Characters with a positive width are only outlined; those with a negative width are filled too.
    public static let strokeWidth = outlineWidth
    /// A `UIColor` for the characters' outlines; the text colour by default.
    public static let strokeColor = outlineColor
    /// The tangent of the angle by which characters lean to the right; 0 by default.
    public static let obliqueness = slant
    /// The number 0 for text without ligatures; other numbers, and none, allow them.
    public static let ligature = joining
    /// An `NSTextAttachment`, drawn in place of the character U+FFFC.
    public static let attachment = picture
    /// A `URL` or a string with one, which text views open when it is tapped.
    ///
    /// Labels and string drawing give it the tint colour and an underline.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

extension NSAttributedString {
    /// Effects of text.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the effect.
        public let rawValue: String
        /// Creates an effect from its name; others than ``letterpressStyle`` have no effect.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An effect that makes characters look pressed into the page.
        public static let letterpressStyle = TextEffectStyle(rawValue: TextStyle.letterpress)
    }

    /// A copy in which links have the system's colour for them and an underline.
    var showingLinks: NSAttributedString {
        var links: [NSRange] = []
        enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { value, range, _ in
            if value != nil { links.append(range) }
        }
        guard !links.isEmpty else { return self }
        let copy = NSMutableAttributedString(attributedString: self)
        for range in links {
            copy.addAttributes(
                [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue], range: range)
        }
        return copy
    }
}

extension NSAttributedString.TextEffectStyle: TextEffect {
    package var name: String { rawValue }
}

/// Styles of lines under or through text; patterns are drawn as solid lines, which also underline spaces.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A single line of double thickness.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
