import QuartziteUIFoundation
import QuartziteText

/// Alignments of text.
public enum NSTextAlignment: Int, Sendable {
    /// Left-aligned.
    case left = 0
    /// Centred.
    case center = 1
    /// Right-aligned.
    case right = 2
    /// Justified, except for the last line of a paragraph.
    case justified = 3
    /// The alignment of the text's writing direction.
    case natural = 4
}

/// What happens to text that is too wide for its line.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at word boundaries; a word that is too long is broken.
    case byWordWrapping = 0
    /// Wraps at any character.
    case byCharWrapping = 1
    /// Continues beyond the edge.
    case byClipping = 2
    /// An ellipsis replaces the beginning.
    case byTruncatingHead = 3
    /// An ellipsis replaces the end.
    case byTruncatingTail = 4
    /// An ellipsis replaces the middle.
    case byTruncatingMiddle = 5
}

/// Writing directions of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the paragraph's first letters.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The line breaking, indentation and spacing of a paragraph.
///
/// Lengths are in points, and 0 by default.
open class NSParagraphStyle: _AttributeObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    final package private(set) var paragraphFormat: ParagraphFormat

    /// Options for where lines break.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A word moves down so that the last line of a paragraph has more than one.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words are not divided if they fit in a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The rules of the system's labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    private var strategy: LineBreakStrategy = []

    /// Creates the default style.
    public override init() {
        paragraphFormat = ParagraphFormat()
        super.init()
    }

    init(_ format: ParagraphFormat) {
        paragraphFormat = format
        super.init()
    }

    /// The style of text without a paragraph style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    fileprivate func change(_ body: (inout ParagraphFormat) -> Void) { body(&paragraphFormat) }

    /// The alignment; natural by default.
    open var alignment: NSTextAlignment { NSTextAlignment(rawValue: paragraphFormat.alignment.rawValue) ?? .natural }
    /// The line break mode; word wrapping by default.
    open var lineBreakMode: NSLineBreakMode {
        NSLineBreakMode(rawValue: paragraphFormat.lineBreak.rawValue) ?? .byWordWrapping
    }
    /// The writing direction; natural by default.
    open var baseWritingDirection: NSWritingDirection {
        NSWritingDirection(rawValue: paragraphFormat.direction.rawValue) ?? .natural
    }
    /// The space between lines.
    open var lineSpacing: CGFloat { paragraphFormat.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { paragraphFormat.spacingAfter }
    /// The space before the paragraph, except at the beginning of the text.
    open var paragraphSpacingBefore: CGFloat { paragraphFormat.spacingBefore }
    /// The indent of the first line.
    open var firstLineHeadIndent: CGFloat { paragraphFormat.firstLineIndent }
    /// The indent of the other lines.
    open var headIndent: CGFloat { paragraphFormat.indent }
    /// The end of lines: a distance from the left edge if positive, otherwise from the right edge.
    open var tailIndent: CGFloat { paragraphFormat.tailIndent }
    /// The minimum height of lines.
    open var minimumLineHeight: CGFloat { paragraphFormat.minimumLineHeight }
    /// The maximum height of lines; 0 means no limit.
    open var maximumLineHeight: CGFloat { paragraphFormat.maximumLineHeight }
    /// The factor of the fonts' line height; 0 leaves the height unchanged.
    open var lineHeightMultiple: CGFloat { paragraphFormat.lineHeightMultiple }

    /// The fraction of the line's width, 0…1, below which the word after a line is hyphenated; 0, the default, for none.
    ///
    /// Words are divided as in American English, whatever their language.
    open var hyphenationFactor: Float { paragraphFormat.hyphenationFactor }
    /// Whether words are hyphenated wherever this fills lines better, if there is no factor; false by default.
    open var usesDefaultHyphenation: Bool { paragraphFormat.usesDefaultHyphenation }
    /// The rules by which lines are broken; none by default.
    open var lineBreakStrategy: LineBreakStrategy { strategy }

    fileprivate func setStrategy(_ new: LineBreakStrategy) {
        strategy = new
        paragraphFormat.pushesOut = new.contains(.pushOut)
        paragraphFormat.keepsHangulWords = new.contains(.hangulWordPriority)
    }
    /// Whether characters move closer together where a line would be truncated; false by default.
    open var allowsDefaultTighteningForTruncation: Bool { paragraphFormat.allowsTightening }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle(paragraphFormat)
        copy.strategy = strategy
        return copy
    }
    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        (copy.paragraphFormat, copy.strategy) = (paragraphFormat, strategy)
        return copy
    }

    /// Whether `object` is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.paragraphFormat == paragraphFormat && other.strategy == strategy
    }
    /// A hash value of the values.
    open override var hash: Int { paragraphFormat.hashValue }
}

extension NSParagraphStyle: TextFormat {}

/// A mutable paragraph style; nonfinite lengths count as 0.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    private func set(_ path: WritableKeyPath<ParagraphFormat, Double>, _ value: CGFloat) {
        change { $0[keyPath: path] = value.isFinite ? min(max(value, -1e6), 1e6) : 0 }
    }

    /// The alignment; natural by default.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { change { $0.alignment = ParagraphFormat.Alignment(rawValue: newValue.rawValue) ?? .natural } }
    }
    /// The line break mode; word wrapping by default.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { change { $0.lineBreak = ParagraphFormat.LineBreak(rawValue: newValue.rawValue) ?? .wordWrapping } }
    }
    /// The writing direction; natural by default.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { change { $0.direction = ParagraphFormat.Direction(rawValue: newValue.rawValue) ?? .natural } }
    }
    /// The space between lines; negative values count as 0.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { set(\.lineSpacing, max(newValue, 0)) }
    }
    /// The space after the paragraph; negative values count as 0.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { set(\.spacingAfter, max(newValue, 0)) }
    }
    /// The space before the paragraph, except at the beginning of the text; negative values count as 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { set(\.spacingBefore, max(newValue, 0)) }
    }
    /// The indent of the first line.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { set(\.firstLineIndent, newValue) }
    }
    /// The indent of the other lines.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { set(\.indent, newValue) }
    }
    /// The end of lines: a distance from the left edge if positive, otherwise from the right edge.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { set(\.tailIndent, newValue) }
    }
    /// The minimum height of lines.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { set(\.minimumLineHeight, newValue) }
    }
    /// The maximum height of lines; 0 means no limit.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { set(\.maximumLineHeight, newValue) }
    }
    /// The factor of the fonts' line height; 0 leaves the height unchanged.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { set(\.lineHeightMultiple, newValue) }
    }
    /// The fraction of the line's width, 0…1, below which the word after a line is hyphenated.
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { change { $0.hyphenationFactor = newValue } }
    }
    /// Whether words are hyphenated wherever this fills lines better, if there is no factor.
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { change { $0.usesDefaultHyphenation = newValue } }
    }
    /// The rules by which lines are broken; none by default.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { setStrategy(newValue) }
    }
    /// Whether characters move closer together where a line would be truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { change { $0.allowsTightening = newValue } }
    }
    /// Takes the values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { change { $0 = obj.paragraphFormat } }
}
