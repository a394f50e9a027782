import UIKit

final class TextKit2: UIViewController {
    func lines(of text: UITextView) -> Int {
        var lines = 0
        guard let manager = text.textLayoutManager else { return 0 }
        manager.enumerateTextLayoutFragments(from: manager.documentRange.location, options: [.ensuresLayout]) {
            fragment in
            lines += fragment.textLineFragments.count
            return true
        }
        return lines
    }
}
