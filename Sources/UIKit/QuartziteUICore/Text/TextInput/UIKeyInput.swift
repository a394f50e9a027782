import QuartziteUIDrawing

/// Methods for text entry.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts text at the caret.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}
