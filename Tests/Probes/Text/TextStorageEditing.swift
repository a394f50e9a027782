import UIKit

final class TextStorageEditing: UIViewController, NSTextStorageDelegate {
    func edit(_ text: UITextView) {
        text.textStorage.delegate = self
        text.textStorage.beginEditing()
        text.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "A")
        text.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        text.textStorage.endEditing()
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
        changeInLength delta: Int
    ) { title = editedMask.contains(.editedCharacters) ? "\(delta)" : nil }
}
