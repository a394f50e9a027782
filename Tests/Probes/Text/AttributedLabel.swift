import UIKit

final class AttributedLabel: UIViewController {
    func label() -> UILabel {
        var text = AttributedString("Hello, world")
        if let range = text.range(of: "world") {
            text[range].foregroundColor = .systemBlue
            text[range].underlineStyle = .single
            text[range].font = UIFont.italicSystemFont(ofSize: 18)
        }
        let label = UILabel()
        label.attributedText = NSAttributedString(text)
        return label
    }
}
