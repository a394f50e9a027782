import QuartziteUIDrawing

extension UITextField {
    /// Posted by a text field after editing began.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted by a text field after editing ended.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted by a text field after typing changed the text.
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
}
