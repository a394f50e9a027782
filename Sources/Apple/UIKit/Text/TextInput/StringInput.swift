import QuartzCore

/// A text input whose positions are offsets in a string.
@preconcurrency @MainActor public protocol _StringInput: UITextInput {
    /// The whole text.
    var _string: String { get }
    /// The selected range in UTF-16 units; nil while the caret follows the end of the text.
    var _selection: NSRange? { get set }
    /// The marked range in UTF-16 units; nil for none.
    var _marked: NSRange? { get set }
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
    public var selectedTextRange: UITextRange? {
        get { UITextRange(selectedUnits) }
        set {
            let new = newValue.map { within($0.offsets) }
            guard new != _selection else { return }
            inputDelegate?.selectionWillChange(self)
            _selection = new
            inputDelegate?.selectionDidChange(self)
            (self as? any TextPlacing)?.notifyOfSelection()
        }
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

    // MARK: Marked text

    /// The range of the text that an input method is still composing; nil for none.
    public var markedTextRange: UITextRange? { _marked.map { UITextRange(within($0)) } }

    /// Replaces the marked text, or else the selection, by marked text, and selects a range of it.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let new = markedText ?? ""
        let range = within(_marked ?? selectedUnits)
        let start = range.location
        _replace(range, with: new)
        let length = new.utf16.count
        // The delegate may have refused the text.
        let isThere = text(in: UITextRange(NSRange(location: start, length: length))) == new
        _marked = isThere && length > 0 ? NSRange(location: start, length: length) : nil
        guard _marked != nil else { return }
        let place = min(max(selectedRange.location, 0), length)
        _selection = within(
            NSRange(location: start + place, length: min(max(selectedRange.length, 0), length - place)))
    }

    /// Makes the marked text ordinary text.
    public func unmarkText() { _marked = nil }

    // MARK: Editing

    /// The selection in UTF-16 units, within the text.
    var selectedUnits: NSRange { within(_selection ?? NSRange(location: _string.utf16.count, length: 0)) }

    func within(_ range: NSRange) -> NSRange {
        let count = _string.utf16.count
        let start = min(max(range.location, 0), count)
        return NSRange(location: start, length: min(max(range.length, 0), count - start))
    }

    /// Replaces the marked text, or else the selection.
    func type(_ text: String) {
        let range = _marked.map(within) ?? selectedUnits
        _marked = nil
        _replace(range, with: text)
    }

    /// Deletes the selection, or the character before the caret.
    func deleteSelection() {
        var range = selectedUnits
        if range.length == 0 {
            let head = (_string as NSString).substring(to: range.location)
            guard let last = head.last else { return }
            range = NSRange(location: range.location - String(last).utf16.count, length: String(last).utf16.count)
        }
        if let marked = _marked {
            let left = marked.length - NSIntersectionRange(marked, range).length
            _marked = left > 0 ? NSRange(location: marked.location, length: left) : nil
        }
        _replace(range, with: "")
    }
}
