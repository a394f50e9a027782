import QuartziteUIFoundation

/// What parts of a line of text mean, as a set of options; the bits are Apple's.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text that is emphasized, and shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Text that is strongly emphasized, and shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, shown in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text that is struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line end in the source that is not one in the text.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line end in the text.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML in lines of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// What a part of the text means.
    @frozen public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// A meaning.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }
}

extension NSAttributedString.Key {
    /// The raw value of an ``InlinePresentationIntent``, which changes how the font is drawn.
    public static let inlinePresentationIntent = intent
}
