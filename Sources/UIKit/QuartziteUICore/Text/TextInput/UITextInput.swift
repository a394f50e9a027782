import QuartziteUIDrawing

/// The positions, ranges and selection of a text that can be edited.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the characters in a range; nil if there are none.
    func text(in range: UITextRange) -> String?
    /// Replaces the characters in a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected range; an empty range is the place of the caret.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the text that an input method is still composing; nil for none.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text; nil for those of the view.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or else the selection, by marked text, and selects a range of it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Makes the marked text ordinary text.
    func unmarkText()
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a number of UTF-16 units from another; nil if it is outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at a number of characters or lines in a direction; nil if it is outside the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 units from one position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The object that is notified of changes that typing does not cause; a weak reference.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The object that finds words, lines and other units of the text.
    var tokenizer: any UITextInputTokenizer { get }
    /// Returns the position of a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the end of the text that is reached in a direction.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// Returns the writing direction at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// Returns the first rectangle that encloses a range.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the frame of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of selected text.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The view whose coordinates the rectangles have; by default the object itself, if it is a view.
    var textInputView: UIView { get }
}

extension UITextInput {
    /// The object itself if it is a view, or else an empty view.
    public var textInputView: UIView { self as? UIView ?? UIView() }
}

/// Methods that are notified of changes to a text input that typing does not cause.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
