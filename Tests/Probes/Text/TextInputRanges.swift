import UIKit

final class TextInputRanges: UIViewController {
    func select(in field: UITextField) {
        guard let start = field.position(from: field.beginningOfDocument, offset: 2),
            let range = field.textRange(from: start, to: field.endOfDocument)
        else { return }
        field.selectedTextRange = range
        title = field.text(in: range)
        let length = field.offset(from: range.start, to: range.end)
        field.replace(range, withText: String(repeating: "x", count: length))
        print(field.compare(range.start, to: range.end) == .orderedAscending, range.isEmpty)
    }
}
