import UIKit

final class AttributedMarkdown: UIViewController {
    func label() throws -> UILabel {
        let text = try AttributedString(markdown: "A **bold** word")
        let label = UILabel()
        label.attributedText = NSAttributedString(text)
        for run in text.runs where run.inlinePresentationIntent == .stronglyEmphasized { print(text[run.range]) }
        return label
    }
}
