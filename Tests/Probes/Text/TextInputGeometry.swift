import UIKit

final class TextInputGeometry: UIViewController {
    func caret(of text: UITextView) -> CGRect {
        guard let position = text.closestPosition(to: CGPoint(x: 20, y: 10)),
            let range = text.characterRange(at: .zero)
        else { return .zero }
        let rects = text.selectionRects(for: range).map(\.rect)
        return text.caretRect(for: position).union(text.firstRect(for: range)).union(rects.first ?? .zero)
    }
}
