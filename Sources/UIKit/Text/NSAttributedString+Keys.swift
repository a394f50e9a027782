import QuartzCore

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
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
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
