import UIKit

final class TextFieldDelegate: UIViewController, UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let text = textField.text, let swiftRange = Range(range, in: text) else { return true }
        return text.replacingCharacters(in: swiftRange, with: string).count <= 4
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { title = textField.text }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
}
