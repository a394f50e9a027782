import UIKit

final class LayoutManagerGlyphs: UIView {
    let storage = NSTextStorage(string: "Some words to lay out")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))

    func prepare() {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
        manager.ensureLayout(for: container)
    }

    override func draw(_ rect: CGRect) {
        let glyphs = manager.glyphRange(for: container)
        manager.drawBackground(forGlyphRange: glyphs, at: .zero)
        manager.drawGlyphs(forGlyphRange: glyphs, at: .zero)
        print(manager.usedRect(for: container), manager.characterIndexForGlyph(at: 0))
    }

    func character(at point: CGPoint) -> Int {
        manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
}
