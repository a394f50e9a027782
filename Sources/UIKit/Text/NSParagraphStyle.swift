import QuartzCore

/// How the lines of a paragraph are aligned.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right edge.
    case right = 2
    /// At both edges, except for a paragraph's last line.
    case justified = 3
    /// Where the text's direction begins.
    case natural = 4
}

/// What happens to text wider than its room.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in another line after a word; words that are too long are broken.
    case byWordWrapping = 0
    /// It goes on in another line after any character.
    case byCharWrapping = 1
    /// It goes on beyond the edge.
    case byClipping = 2
    /// An ellipsis replaces its beginning.
    case byTruncatingHead = 3
    /// An ellipsis replaces its end.
    case byTruncatingTail = 4
    /// An ellipsis replaces its middle.
    case byTruncatingMiddle = 5
}

/// In which direction a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
    /// As its first letters are.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// How the lines of a paragraph are broken, placed and spaced; lengths in points, 0 unless said otherwise.
///
/// Styles are not `NSObject`s, as Foundation's attributed strings on Linux stop the program where they compare such
/// attributes.
open class NSParagraphStyle: Hashable, NSCopying, NSMutableCopying, @unchecked Sendable {
    package private(set) var paragraphFormat: ParagraphFormat

    /// The default style.
    public init() { paragraphFormat = ParagraphFormat() }

    init(_ format: ParagraphFormat) { paragraphFormat = format }

    /// The style of text without one.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    fileprivate func change(_ body: (inout ParagraphFormat) -> Void) { body(&paragraphFormat) }

    /// Natural unless set.
    open var alignment: NSTextAlignment { NSTextAlignment(rawValue: paragraphFormat.alignment.rawValue) ?? .natural }
    /// Word wrapping unless set.
    open var lineBreakMode: NSLineBreakMode {
        NSLineBreakMode(rawValue: paragraphFormat.lineBreak.rawValue) ?? .byWordWrapping
    }
    /// Natural unless set.
    open var baseWritingDirection: NSWritingDirection {
        NSWritingDirection(rawValue: paragraphFormat.direction.rawValue) ?? .natural
    }
    /// Room between lines.
    open var lineSpacing: CGFloat { paragraphFormat.lineSpacing }
    /// Room after the paragraph.
    open var paragraphSpacing: CGFloat { paragraphFormat.spacingAfter }
    /// Room before the paragraph, except at the text's beginning.
    open var paragraphSpacingBefore: CGFloat { paragraphFormat.spacingBefore }
    /// Where the first line begins.
    open var firstLineHeadIndent: CGFloat { paragraphFormat.firstLineIndent }
    /// Where the other lines begin.
    open var headIndent: CGFloat { paragraphFormat.indent }
    /// Where lines end: from the left if positive, else from the right.
    open var tailIndent: CGFloat { paragraphFormat.tailIndent }
    /// Lines are at least as high.
    open var minimumLineHeight: CGFloat { paragraphFormat.minimumLineHeight }
    /// Lines are at most as high; 0 for any height.
    open var maximumLineHeight: CGFloat { paragraphFormat.maximumLineHeight }
    /// Multiplies the fonts' line height; 0 leaves it.
    open var lineHeightMultiple: CGFloat { paragraphFormat.lineHeightMultiple }

    /// A copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(paragraphFormat) }
    /// A copy that does not change.
    open func copy() -> Any { copy(with: nil) }
    /// A copy that can be changed.
    open func mutableCopy() -> Any { mutableCopy(with: nil) }
    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.paragraphFormat = paragraphFormat
        return copy
    }

    /// Whether `object` is a style with the same values.
    open func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.paragraphFormat == paragraphFormat
    }
    /// Whether two styles have the same values.
    public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool { a.isEqual(b) }
    /// Hashes the values.
    public func hash(into hasher: inout Hasher) { hasher.combine(paragraphFormat) }
}

extension NSParagraphStyle: TextFormat {}

/// A paragraph style that can be changed; lengths that are not finite are 0.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    private func set(_ path: WritableKeyPath<ParagraphFormat, Double>, _ value: CGFloat) {
        change { $0[keyPath: path] = value.isFinite ? min(max(value, -1e6), 1e6) : 0 }
    }

    /// Natural unless set.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { change { $0.alignment = ParagraphFormat.Alignment(rawValue: newValue.rawValue) ?? .natural } }
    }
    /// Word wrapping unless set.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { change { $0.lineBreak = ParagraphFormat.LineBreak(rawValue: newValue.rawValue) ?? .wordWrapping } }
    }
    /// Natural unless set.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { change { $0.direction = ParagraphFormat.Direction(rawValue: newValue.rawValue) ?? .natural } }
    }
    /// Room between lines; negative counts as 0.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { set(\.lineSpacing, max(newValue, 0)) }
    }
    /// Room after the paragraph; negative counts as 0.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { set(\.spacingAfter, max(newValue, 0)) }
    }
    /// Room before the paragraph, except at the text's beginning; negative counts as 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { set(\.spacingBefore, max(newValue, 0)) }
    }
    /// Where the first line begins.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { set(\.firstLineIndent, newValue) }
    }
    /// Where the other lines begin.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { set(\.indent, newValue) }
    }
    /// Where lines end: from the left if positive, else from the right.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { set(\.tailIndent, newValue) }
    }
    /// Lines are at least as high.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { set(\.minimumLineHeight, newValue) }
    }
    /// Lines are at most as high; 0 for any height.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { set(\.maximumLineHeight, newValue) }
    }
    /// Multiplies the fonts' line height; 0 leaves it.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { set(\.lineHeightMultiple, newValue) }
    }
}
