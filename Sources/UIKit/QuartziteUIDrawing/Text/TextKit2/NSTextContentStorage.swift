import QuartziteUIFoundation

/// Methods that change the paragraphs of a document for its layout; all are optional.
@preconcurrency @MainActor public protocol NSTextContentStorageDelegate: NSObjectProtocol {
    /// Returns a paragraph to show in place of that at a range, with as many characters; nil for the text itself.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// Returns nil.
    public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
    { nil }
}

/// A document of attributed text.
@preconcurrency @MainActor open class NSTextContentStorage: NSTextContentManager {
    /// The delegate, which can change paragraphs for their enumeration; a weak reference.
    open weak var delegate: (any NSTextContentStorageDelegate)?
    /// The text; nil for none.
    open var textStorage: NSTextStorage? {
        didSet {
            guard textStorage !== oldValue else { return }
            for manager in textLayoutManagers { manager.connect(from: oldValue, to: textStorage) }
        }
    }

    /// Creates an empty document.
    public override convenience init() { self.init(NSTextStorage()) }

    init(_ storage: NSTextStorage) {
        textStorage = storage
        super.init()
    }

    /// The text with its attributes; setting it replaces the whole text.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    /// The whole text.
    open override var documentRange: NSTextRange { NSTextRange(0..<(textStorage?.length ?? 0)) }

    /// Adds a layout manager, which lays out the text from then on.
    open override func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        super.addTextLayoutManager(textLayoutManager)
        textLayoutManager.connect(from: nil, to: textStorage)
    }

    /// Removes a layout manager.
    open override func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.connect(from: textStorage, to: nil)
        super.removeTextLayoutManager(textLayoutManager)
    }

    /// Returns the text of an element; nil unless it is a paragraph.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// Returns a paragraph with a text.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    /// Returns the paragraph at a unit; nil if that is outside of the text.
    package final func paragraph(at unit: Int) -> NSTextParagraph? {
        guard let textStorage, (0..<textStorage.length).contains(unit) else { return nil }
        let range = (textStorage.string as NSString).paragraphRange(for: NSRange(location: unit, length: 0))
        let paragraph =
            delegate?.textContentStorage(self, textParagraphWith: range)
            ?? NSTextParagraph(attributedString: textStorage.attributedSubstring(from: range))
        paragraph.textContentManager = self
        paragraph.elementRange = NSTextRange(range.location..<NSMaxRange(range))
        return paragraph
    }

    /// Calls a closure with the paragraphs from a place on, until it returns false.
    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let isReversed = options.contains(.reverse)
        let end = documentRange.units.upperBound
        var unit = (textLocation as? TextUnitLocation)?.unit ?? (isReversed ? end : 0)
        if isReversed { unit -= 1 }
        var last: (any NSTextLocation)?
        while let paragraph = paragraph(at: unit), let place = paragraph.elementRange {
            last = isReversed ? place.location : place.endLocation
            guard block(paragraph) else { break }
            unit = isReversed ? place.units.lowerBound - 1 : place.units.upperBound
        }
        return last
    }
}
