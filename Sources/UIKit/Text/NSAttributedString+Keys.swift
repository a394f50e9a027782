import QuartzCore

extension NSAttributedString.Key {
    /// A `UIFont`; the system's at 12 points unless set.
    public static let font = textFont
    /// An `NSParagraphStyle`; that of a paragraph's first character counts.
    public static let paragraphStyle = paragraph
    /// A `UIColor`; black unless set.
    public static let foregroundColor = color
    /// A `UIColor` behind the characters; none unless set.
    public static let backgroundColor = background
    /// Points after each character; 0 unless set.
    public static let kern = spacing
    /// Points upwards; 0 unless set.
    public static let baselineOffset = offset
    /// An `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = under
    /// A `UIColor`; the characters' own unless set.
    public static let underlineColor = underColor
    /// An `NSUnderlineStyle`'s raw value, for a line through the characters.
    public static let strikethroughStyle = through
    /// An `NSShadow`; none unless set.
    public static let shadow = thrownShadow
    /// A `UIColor`; the characters' own unless set.
    public static let strikethroughColor = throughColor
}

/// Lines under or through text; patterns are drawn as solid lines, also under spaces.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One line, twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
