import UIKit

final class TextInputTokenizer: UIViewController {
    func word(in text: UITextView) -> String? {
        let start = text.beginningOfDocument
        guard let range = text.tokenizer.rangeEnclosingPosition(start, with: .word, inDirection: .storage(.forward))
        else { return nil }
        print(text.tokenizer.isPosition(range.end, atBoundary: .sentence, inDirection: .storage(.backward)))
        return text.text(in: range)
    }
}
