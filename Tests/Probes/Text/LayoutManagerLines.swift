import UIKit

final class LayoutManagerLines: UIViewController {
    func lines(of manager: NSLayoutManager) -> [CGRect] {
        var lines: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            rect, used, _, range, _ in
            lines.append(range.length > 0 ? used : rect)
        }
        return lines
    }
}
