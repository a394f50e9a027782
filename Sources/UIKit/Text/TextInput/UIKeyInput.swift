import QuartzCore

/// Something that text can be typed into.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Takes a character or more that was typed.
    func insertText(_ text: String)
    /// Takes the character before the caret away.
    func deleteBackward()
}
