import QuartzCore
import QuartziteText
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
import UIKit

@MainActor @Suite("Labels move characters closer together before they truncate text") struct TighteningLabelTests {
    private let text = "Nothing to see here."
    private var natural: CGFloat { text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width }

    private func layout(width: CGFloat, tightens: Bool, lines: Int = 1) -> TextLayout {
        var label = LabelText()
        label.string = NSAttributedString(string: text)
        label.tightens = tightens
        return label.lines(in: CGSize(width: width, height: 100), limit: lines).layout
    }

    @Test("Text up to 5 % wider than the line fits in it, and wider text is truncated") func limit() {
        let tight = layout(width: natural * 0.97, tightens: true)
        #expect(!tight.isTruncated && tight.lines.count == 1)
        #expect(tight.width <= natural * 0.97 && tight.width > natural * 0.965)
        #expect(layout(width: natural * 0.94, tightens: true).isTruncated)
        #expect(layout(width: natural * 0.97, tightens: false).isTruncated)
        #expect(layout(width: natural + 1, tightens: true).width == layout(width: natural + 1, tightens: false).width)
    }

    @Test("Text with a paragraph style is tightened, too") func paragraphs() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        func layout() -> TextLayout {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style.copy(),
            ]
            let string = NSAttributedString(string: text, attributes: attributes)
            return TextLayout(StyledText(uiKit: string), in: TextLimits(width: natural * 0.97))
        }
        #expect(layout().isTruncated)
        style.allowsDefaultTighteningForTruncation = true
        #expect(!layout().isTruncated && layout().width <= natural * 0.97)
    }
}
