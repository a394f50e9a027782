import Testing
import UIKit

@MainActor @Suite struct ShrinkingLabelTests {
    private func label(_ text: String, lines: Int) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        label.adjustsFontSizeToFitWidth = true
        label.numberOfLines = lines
        label.text = text
        return label
    }

    @Test("A word of a million letters shrinks to fit, in one line and in several") func longWord() {
        for lines in [1, 0] {
            let label = label(String(repeating: "a", count: 1_000_000), lines: lines)
            let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: lines)
            #expect(rect.width <= 200 && rect.height <= 60)
        }
    }

    @Test("Text that fits once it is smaller is as large as possible") func shrinks() {
        let text = "a line that is rather too long for its label"
        let label = label(text, lines: 1)
        let natural = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        #expect(natural.width > 200 && rect.width > 195 && rect.width <= 200)
    }
}
