import UIKit

final class TextViewDelegate: UIViewController, UITextViewDelegate {
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "\n"
    }
    func textViewDidChange(_ textView: UITextView) { title = "\(textView.text.count)" }
    func textViewDidChangeSelection(_ textView: UITextView) { textView.scrollRangeToVisible(textView.selectedRange) }
    func prepare(_ textView: UITextView) {
        textView.typingAttributes[.foregroundColor] = UIColor.red
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemGreen]
        textView.dataDetectorTypes = [.link, .phoneNumber]
        textView.borderStyle = .roundedRect
    }
}
