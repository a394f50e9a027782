import UIKit

final class HyphenationAttributes: UIViewController {
    func label() -> UILabel {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = 1
        style.usesDefaultHyphenation = true
        style.alignment = .justified
        style.lineBreakStrategy = .standard
        style.paragraphSpacing = 8
        style.firstLineHeadIndent = 12
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "Internationalisation", attributes: [.paragraphStyle: style])
        return label
    }
}
