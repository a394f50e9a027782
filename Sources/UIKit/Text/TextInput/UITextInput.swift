import QuartzCore

/// Directions in which a text is laid out; raw values are Apple's.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
}

/// The positions, ranges and selection of a text that can be edited.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the characters in a range; nil if there are none.
    func text(in range: UITextRange) -> String?
    /// Replaces the characters in a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected range; an empty range is the place of the caret.
    var selectedTextRange: UITextRange? { get set }
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a number of UTF-16 units from another; nil if it is outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 units from one position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the frame of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of selected text.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}

/// A text input whose positions are offsets in a string.
@preconcurrency @MainActor public protocol _StringInput: UITextInput {
    /// The whole text.
    var _string: String { get }
    /// The selected range in UTF-16 units; nil while the caret follows the end of the text.
    var _selection: NSRange? { get set }
    /// Replaces a range, if the delegate allows it, and places the caret behind the new characters.
    func _replace(_ range: NSRange, with text: String)
}

extension _StringInput {
    /// Returns the characters in a range; nil if the range is outside the text.
    public func text(in range: UITextRange) -> String? {
        Range(range.offsets, in: _string).map { String(_string[$0]) }
    }

    /// Replaces the characters in a range, if the delegate allows it.
    public func replace(_ range: UITextRange, withText text: String) { _replace(within(range.offsets), with: text) }

    /// The selected range, which typing replaces; the end of the text by default, and for nil.
    ///
    /// The selection is not drawn.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(selectedUnits) }
        set { _selection = newValue.map { within($0.offsets) } }
    }

    /// The position before the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The position after the last character.
    public var endOfDocument: UITextPosition { UITextPosition(_string.utf16.count) }

    /// Returns the range between two positions; never nil.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (fromPosition.offset, toPosition.offset)
        return UITextRange(NSRange(location: min(a, b), length: abs(b - a)))
    }

    /// Returns the position at a number of UTF-16 units from another; nil if it is outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, overflow) = position.offset.addingReportingOverflow(offset)
        return !overflow && (0..._string.utf16.count).contains(sum) ? UITextPosition(sum) : nil
    }

    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    /// Returns the number of UTF-16 units from one position to another.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// The selection in UTF-16 units, within the text.
    var selectedUnits: NSRange { within(_selection ?? NSRange(location: _string.utf16.count, length: 0)) }

    private func within(_ range: NSRange) -> NSRange {
        let count = _string.utf16.count
        let start = min(max(range.location, 0), count)
        return NSRange(location: start, length: min(max(range.length, 0), count - start))
    }

    /// Replaces the selection.
    func type(_ text: String) { _replace(selectedUnits, with: text) }

    /// Deletes the selection, or the character before the caret.
    func deleteSelection() {
        var range = selectedUnits
        if range.length == 0 {
            let head = (_string as NSString).substring(to: range.location)
            guard let last = head.last else { return }
            range = NSRange(location: range.location - String(last).utf16.count, length: String(last).utf16.count)
        }
        _replace(range, with: "")
    }
}
