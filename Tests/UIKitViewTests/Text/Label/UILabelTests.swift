import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UILabelTests {
    private let line = UIFont.systemFont(ofSize: 17).lineHeight

    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("A new label has one line of black 17-point text, truncates its tail, and receives no events")
    func defaults() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label && label.text == nil)
        #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural && !label.isUserInteractionEnabled && label.isEnabled)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1) && label.minimumScaleFactor == 0)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test("A single line is as wide as its text and as high as its font, in whole pixels")
    func singleLine() {
        let label = label("Quartz")
        let natural = "Quartz".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        let size = label.intrinsicContentSize
        #expect(size.width >= natural.width && size.width <= natural.width + 1)
        #expect(size.height >= line && size.height <= line + 1)
        #expect(label.sizeThatFits(CGSize(width: 5, height: 5)) == size)
        label.sizeToFit()
        #expect(label.bounds.size == size)
        label.text = "Quartz, longer"
        #expect(label.intrinsicContentSize.width > size.width)
    }

    @Test("Several lines wrap at the proposed width or at preferredMaxLayoutWidth, up to numberOfLines")
    func wrapping() {
        let label = label("one two three four five six seven eight", lines: 0)
        let narrow = label.sizeThatFits(CGSize(width: 80, height: 0))
        #expect(narrow.width <= 80 && narrow.height > 3 * line)
        #expect(label.intrinsicContentSize.height <= line + 1)
        label.preferredMaxLayoutWidth = 80
        #expect(label.intrinsicContentSize == narrow)
        label.numberOfLines = 2
        #expect(abs(label.intrinsicContentSize.height - 2 * line) <= 1)
        label.text = "漢字の文章はどこでも折り返すことができます"
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 0
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > 4 * line)
    }

    @Test("textRect is at the top and follows the alignment")
    func textRect() {
        let label = label("mid")
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 60)
        var rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(rect.origin.x == 10 && rect.minY == 20 && rect.size == label.intrinsicContentSize)
        label.textAlignment = .right
        rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(abs(rect.maxX - 110) <= 1)
        #expect(label.textRect(forBounds: .zero, limitedToNumberOfLines: 1).size == .zero)
    }

    private func screen(_ label: UILabel, _ frame: CGRect) -> TestScreen {
        let screen = TestScreen()
        screen.run {
            screen.window.backgroundColor = .white
            label.frame = frame
            screen.window.addSubview(label)
        }
        return screen
    }

    private let isDark: (UInt32) -> Bool = { $0 & 0xff < 128 }

    @Test("Text is drawn at its alignment, centred vertically, and no wider than the label")
    func drawing() throws {
        let label = label("HHH")
        let screen = screen(label, CGRect(x: 20, y: 50, width: 120, height: 60))
        let left = try #require(screen.box(isDark))
        #expect(left.minX >= 20 && left.minX < 26 && abs(left.minY + left.maxY - 160) <= 4)
        screen.run { label.textAlignment = .center }
        let middle = try #require(screen.box(isDark))
        #expect(abs(middle.minX + middle.maxX - 160) <= 3)
        screen.run {
            label.textAlignment = .right
            label.text = String(repeating: "H", count: 50)
        }
        let right = try #require(screen.box(isDark))
        #expect(right.maxX <= 140 && right.minX >= 20)
        screen.run { label.text = nil }
        #expect(screen.box(isDark) == nil)
    }

    @Test("Text that does not fit shrinks down to minimumScaleFactor if it is allowed to")
    func shrinking() throws {
        let label = label("A line that is far too long")
        let screen = screen(label, CGRect(x: 0, y: 0, width: 100, height: 40))
        let whole = try #require(screen.box(isDark))
        screen.run { label.adjustsFontSizeToFitWidth = true }
        let small = try #require(screen.box(isDark))
        #expect(small.height < whole.height && small.maxX <= 100 && small.maxX >= 85)
        let width = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).width
        #expect(width <= 100 && width > 98, "\(width)")
        // At nine tenths the line does not fit, so that it has the height of a shortened one of 15.3 points.
        screen.run { label.minimumScaleFactor = 0.9 }
        let limited = try #require(screen.box(isDark))
        screen.run {
            (label.adjustsFontSizeToFitWidth, label.font) = (false, .systemFont(ofSize: 17 * 0.9))
        }
        // Their baselines are on rows of pixels, which may differ by one, as may the place of the ellipsis.
        let plain = try #require(screen.box(isDark))
        for edge in [\PixelRect.minX, \.maxX, \.minY, \.maxY] {
            #expect(abs(plain[keyPath: edge] - limited[keyPath: edge]) <= 1, "\(plain) \(limited)")
        }
        #expect(limited.height > small.height)
    }

    @Test("Highlighted text, disabled text and shadows have their own colours")
    func colors() {
        let label = label("HHHHHH")
        label.font = .boldSystemFont(ofSize: 24)
        label.textColor = .blue
        label.highlightedTextColor = .red
        let screen = screen(label, CGRect(x: 0, y: 0, width: 180, height: 80))
        let isRed: (UInt32) -> Bool = { $0 == 0xffff_0000 }
        #expect(screen.box(isRed) == nil && screen.box { $0 == 0xff00_00ff } != nil)
        screen.run { label.isHighlighted = true }
        #expect(screen.box(isRed) != nil && screen.box { $0 == 0xff00_00ff } == nil)
        screen.run {
            label.shadowColor = .green
            label.shadowOffset = CGSize(width: 0, height: 20)
        }
        #expect(screen.box { $0 == 0xff00_ff00 }.map { $0.minY > 40 } == true)
        screen.run { label.isEnabled = false }
        #expect(screen.box(isRed) == nil)
    }

    @Test("An attributed text keeps its attributes, and the label's properties fill in the others")
    func attributed() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        let text = NSMutableAttributedString(string: "big small")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
        label.attributedText = text
        #expect(label.text == "big small")
        #expect(label.intrinsicContentSize.height >= UIFont.systemFont(ofSize: 40).lineHeight)
        let read = label.attributedText
        #expect(read?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 40))
        #expect(read?.isEqual(to: text) == true)
        label.font = .systemFont(ofSize: 20)
        #expect(label.intrinsicContentSize.height < 40)
        label.text = "plain"
        #expect(
            label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        label.text = nil
        #expect(label.attributedText == nil && label.intrinsicContentSize == .zero)
    }

    private final class PaddedLabel: UILabel {
        let insets = UIEdgeInsets(top: 4, left: 20, bottom: 4, right: 6)

        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            return inner.inset(by: UIEdgeInsets(top: -4, left: -20, bottom: -4, right: -6))
        }
    }

    @Test("A subclass can draw its text elsewhere and reserve space for it")
    func insets() throws {
        let plain = label("HH")
        let padded = PaddedLabel()
        padded.text = "HH"
        let (a, b) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
        #expect(abs(b.width - a.width - 26) <= 0.5 && abs(b.height - a.height - 8) <= 0.5)
        let screen = screen(padded, CGRect(origin: .zero, size: b))
        #expect(try #require(screen.box(isDark)).minX >= 20)
    }

    @Test("Nonfinite and huge sizes return a finite size")
    func badInput() {
        let label = label("text", lines: 0)
        for size in [CGSize(width: CGFloat.nan, height: .nan), CGSize(width: -5, height: 1e300), .zero] {
            #expect(label.sizeThatFits(size).height > 0)
        }
        label.minimumScaleFactor = .nan
        label.adjustsFontSizeToFitWidth = true
        label.numberOfLines = -3
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).width <= 10)
        #expect(label.intrinsicContentSize.width > 20)
    }
}
