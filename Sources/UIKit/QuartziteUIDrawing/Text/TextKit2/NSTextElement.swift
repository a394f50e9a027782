import QuartziteUIFoundation

/// A part of a document that is laid out by itself.
@preconcurrency @MainActor open class NSTextElement: NSObject {
    /// The content that the element belongs to; a weak reference.
    open weak var textContentManager: NSTextContentManager?
    /// The place of the element in the document; nil until it is in one.
    open var elementRange: NSTextRange?

    /// Creates an element.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph of a document, with the line end after it.
@preconcurrency @MainActor open class NSTextParagraph: NSTextElement {
    /// The characters, with the line end.
    public let attributedString: NSAttributedString

    /// Creates a paragraph with its characters; nil for none.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The place of the characters before the line end; nil until the paragraph is in a document.
    open var paragraphContentRange: NSTextRange? {
        elementRange.map { NSTextRange($0.units.lowerBound..<($0.units.upperBound - lineEndLength)) }
    }
    /// The place of the line end; nil if there is none.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let end = elementRange?.units.upperBound, lineEndLength > 0 else { return nil }
        return NSTextRange(end - lineEndLength..<end)
    }

    private var lineEndLength: Int {
        attributedString.string.last.flatMap { $0.isNewline ? $0.utf16.count : nil } ?? 0
    }
}
