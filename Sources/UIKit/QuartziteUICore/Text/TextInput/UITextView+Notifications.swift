import QuartziteUIDrawing

extension UITextView {
    /// Posted by a text view after editing began.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted by a text view after editing ended.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted by a text view after typing changed the text.
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "UITextViewTextDidChangeNotification")
}
