import QuartziteUIDrawing

/// A position between characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// The number of UTF-16 units before the position.
    let offset: Int

    /// Creates a position at the beginning of a text.
    public override init() {
        offset = 0
        super.init()
    }

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    /// Whether `object` is the same position.
    open override func isEqual(_ object: Any?) -> Bool {
        self === object as? UITextPosition || (object as? UITextPosition)?.offset == offset
    }
}

/// A range of a text's characters.
@preconcurrency @MainActor open class UITextRange: NSObject {
    private let first: UITextPosition
    private let last: UITextPosition

    /// Creates an empty range at the beginning of a text.
    public override convenience init() { self.init(NSRange(location: 0, length: 0)) }

    init(_ range: NSRange) {
        first = UITextPosition(range.location)
        last = UITextPosition(range.location + range.length)
        super.init()
    }

    /// The start of the range.
    open var start: UITextPosition { first }
    /// The end of the range.
    open var end: UITextPosition { last }
    /// Whether the range contains no characters.
    open var isEmpty: Bool { start.offset == end.offset }

    final package var offsets: NSRange {
        NSRange(location: min(start.offset, end.offset), length: abs(end.offset - start.offset))
    }
}

/// A rectangle that selected text covers.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// The rectangle; zero by default.
    open var rect: CGRect { .zero }
    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical; always false.
    open var isVertical: Bool { false }
    /// The writing direction; from left to right by default.
    open var writingDirection: NSWritingDirection { .leftToRight }
}

/// A rectangle of a text that was laid out.
final class PlacedSelectionRect: UITextSelectionRect {
    private let values: (rect: CGRect, containsStart: Bool, containsEnd: Bool, isRightToLeft: Bool)

    init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool, isRightToLeft: Bool) {
        values = (rect, containsStart, containsEnd, isRightToLeft)
        super.init()
    }

    override var rect: CGRect { values.rect }
    override var containsStart: Bool { values.containsStart }
    override var containsEnd: Bool { values.containsEnd }
    override var writingDirection: NSWritingDirection { values.isRightToLeft ? .rightToLeft : .leftToRight }
}
