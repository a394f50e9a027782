import UIKit

final class KeyInputView: UIView, UIKeyInput {
    var digits = ""
    var keyboardType: UIKeyboardType = .numberPad
    var hasText: Bool { !digits.isEmpty }

    override var canBecomeFirstResponder: Bool { true }

    func insertText(_ text: String) { digits += text }
    func deleteBackward() { _ = digits.popLast() }
}
