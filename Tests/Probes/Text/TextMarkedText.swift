import UIKit

final class TextMarkedText: UIViewController {
    func compose(in field: UITextField) {
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        title = field.markedTextRange == nil ? "None" : "Marked"
        field.unmarkText()
    }
}
