import Testing
import UIKit

@MainActor @Suite struct TextMeasureTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: attributes).width }

    private func wrapped(_ text: String, in width: CGFloat) -> CGSize {
        let room = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
        return text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
            .size
    }

    @Test("A space alone has the width of a space")
    func loneSpace() {
        let space = width("a b") - width("ab")
        #expect(space > 3 && abs(width(" ") - space) < 0.01 && abs(width("   ") - 3 * space) < 0.01)
    }

    @Test("Trailing spaces and tabs count", arguments: [" ", "   ", "\t"])
    func trailing(end: String) {
        #expect(width("word" + end) > width("word") + 3)
        #expect(abs(width("word   ") - width("word") - 3 * width(" ")) < 0.01)
    }

    @Test("The widths of letters and spaces add up to the width of their text")
    func letters() {
        let text = "one two "
        let sum = text.reduce(0) { $0 + width(String($1)) }
        #expect(abs(sum - width(text)) < 1)
    }

    @Test("Trailing spaces of each paragraph count, and those at a line break do not")
    func paragraphs() {
        #expect(abs(width("a   \nb") - width("a   ")) < 0.01)
        let room = width("word") + 2
        #expect(wrapped("word word", in: room).width == width("word"))
        #expect(wrapped("word      ", in: room) == CGSize(width: room, height: wrapped("word", in: room).height))
        #expect(wrapped("word word    ", in: room).height == wrapped("word word", in: room).height)
    }

    @Test("Spaces in right-to-left text count, too")
    func rightToLeft() {
        let space = width("שלום שלום") - 2 * width("שלום")
        #expect(space > 3 && abs(width("שלום  ") - width("שלום") - 2 * space) < 0.01)
    }

    @Test("Labels and buttons reserve width for leading and trailing spaces")
    func labels() {
        func label(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
        }
        let (plain, spaced) = (label("word").intrinsicContentSize, label("  word  ").intrinsicContentSize)
        let space = " ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs(spaced.width - plain.width - 4 * space) <= 1 && spaced.height == plain.height)
        #expect(label(" ").intrinsicContentSize.width > 3)
        let button = UIButton(type: .custom)
        button.setTitle("word", for: .normal)
        let width = button.intrinsicContentSize.width
        button.setTitle("word  ", for: .normal)
        #expect(button.intrinsicContentSize.width > width + 5)
    }

    @Test("Trailing spaces do not move aligned text")
    func alignment() {
        func box(_ text: String, _ change: (UILabel) -> Void) -> CGRect {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 46, height: 24))
            label.text = text
            change(label)
            return label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        }
        for alignment in [NSTextAlignment.left, .center] {
            let (plain, spaced) = (
                box("wor") { $0.textAlignment = alignment }, box("wor ") { $0.textAlignment = alignment }
            )
            #expect(plain.minX == spaced.minX && plain.height == spaced.height)
        }
    }
}
