import QuartziteText
import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
import UIKit

@MainActor @Suite("Labels break, truncate and measure lines as on iOS") struct LabelLineBreakTests {
    private func label(_ text: String, lines: Int, _ mode: NSLineBreakMode) -> UILabel {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        let label = UILabel()
        label.numberOfLines = lines
        label.attributedText = NSAttributedString(
            string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        return label
    }

    private let text = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt."

    /// The lines of a label as they are drawn in a width.
    private func lines(_ label: UILabel, width: CGFloat = 200) -> [TextLine] {
        label.bounds.size = label.sizeThatFits(CGSize(width: width, height: 1000))
        if label.numberOfLines == 1 { label.bounds.size.width = width }
        return label.drawing(in: label.bounds)?.layout.lines ?? []
    }

    @Test("The line break mode of the first paragraph style becomes the label's")
    func modes() {
        #expect(label(text, lines: 1, .byTruncatingHead).lineBreakMode == .byTruncatingHead)
        #expect(label(text, lines: 0, .byCharWrapping).lineBreakMode == .byCharWrapping)
        let plain = UILabel()
        plain.attributedText = NSAttributedString(string: text)
        #expect(plain.lineBreakMode == .byTruncatingTail)
    }

    @Test(
        "The baseline of a label is at the pixel that is nearest to the ascender, as in pictures of a simulator",
        arguments: [
            (25, 71), (28, 80), (30, 86), (32, 91), (34, 97), (38, 109), (43, 123), (48, 137), (53, 151), (58, 166),
        ])
    func baselines(size: CGFloat, pixels: Double) throws {
        var settings = SceneSettings()
        settings.screenScale = 3
        try SceneContext(settings: settings).run {
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "What's the point?"
            label.sizeToFit()
            let drawing = try #require(label.drawing(in: label.bounds))
            let line = try #require(drawing.layout.lines.first)
            #expect(abs((drawing.origin.y + line.baseline) * 3 - pixels) < 0.001)
        }
    }

    @Test("Only text without attributes avoids single words on the last line, unless a paragraph style says so")
    func pushingOut() {
        let text = "Hello, world. This is some long text that runs onto several lines."
        func words(_ label: UILabel) -> [String] {
            label.numberOfLines = 0
            label.bounds.size = label.sizeThatFits(CGSize(width: 100, height: 1000))
            let layout = label.drawing(in: label.bounds)?.layout
            return (layout?.lines.indices).map(Array.init)?.compactMap { index in
                (layout?.units(ofLine: index)).map { (text as NSString).substring(with: NSRange($0)) }
            } ?? []
        }
        let (plain, attributed, styled) = (UILabel(), UILabel(), UILabel())
        plain.text = text
        attributed.attributedText = NSAttributedString(string: text)
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = .pushOut
        styled.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        #expect(words(plain).last == "several lines." && words(styled).last == "several lines.")
        #expect(words(attributed).last == "lines.")
    }

    @Test(
        "Clipped text has one line of any length in a label of one line, and is wrapped in others",
        arguments: [(0, 4), (1, 1), (2, 2)])
    func clipping(limit: Int, count: Int) {
        let found = lines(label(text, lines: limit, .byClipping))
        #expect(found.count == (limit == 0 ? found.count : count) && (limit != 0 || found.count >= count))
        #expect(found.allSatisfy { !$0.isTruncated })
    }

    @Test(
        "Text that is wrapped ends without an ellipsis", arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping])
    func wrapping(mode: NSLineBreakMode) {
        let found = lines(label(text, lines: 2, mode))
        #expect(found.count == 2 && found.allSatisfy { !$0.isTruncated })
    }

    @Test(
        "Text is truncated where the paragraph style says",
        arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func truncating(mode: NSLineBreakMode) throws {
        let line = try #require(lines(label(text, lines: 1, mode)).first)
        #expect(line.isTruncated && line.width <= 200)
    }

    @Test("A truncated label is as wide as its widest line, with the ellipsis or the space at the end")
    func truncatedSize() {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 2
        let size = label.sizeThatFits(CGSize(width: 200, height: 1000))
        let widest = CGFloat(lines(label).map(\.width).max() ?? 0)
        #expect(size.width <= 200 && size.width >= widest && size.width < widest + 6)
    }

    @Test("A short last word moves down with the word before it")
    func shortWords() {
        let label = UILabel()
        label.text = "Two lines of\ntext"
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 80.5, height: 1000))
        #expect(size.height > 60 && size.height < 62 && abs(size.width - 55) <= 1)
    }

    @Test("Lines of a text style are farther apart by its leading, rounded up at the end")
    func leading() {
        let (body, system) = (UILabel(), UILabel())
        for label in [body, system] {
            label.text = "a\nb\nc"
            label.numberOfLines = 0
        }
        body.font = .preferredFont(forTextStyle: .body)
        #expect(abs(body.font.leading - 1.713) < 0.001 && system.font.leading == 0)
        let heights = [body, system].map { $0.sizeThatFits(CGSize(width: 300, height: 1000)).height }
        #expect(heights[0] >= 3 * 20.287 + 2 * 1.713 && heights[0] < 3 * 20.287 + 2 * 1.713 + 1)
        #expect(heights[1] >= 3 * 20.287 && heights[1] < 3 * 20.287 + 1)
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            "a\nb".boundingRect(with: .zero, options: options, attributes: [.font: body.font as Any], context: nil)
                .height
        }
        let bounds = [height(.usesLineFragmentOrigin), height([.usesLineFragmentOrigin, .usesFontLeading])]
        #expect(abs(bounds[1] - bounds[0] - 1.713) < 0.001)
    }

    @Test("Lines with Arabic letters are higher in the system font")
    func arabic() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.text = "ابجد"
        #expect(abs(label.intrinsicContentSize.height - 17) <= 0.34)
    }

    @Test("A truncated label is as wide as its words with the ellipsis, which has its own width")
    func truncatedWidth() {
        let label = UILabel()
        label.text = "Several words that do not fit into two lines of this label at all"
        label.numberOfLines = 2
        let size = label.sizeThatFits(CGSize(width: 150, height: 1000))
        #expect(size.width < 150)
        label.lineBreakMode = .byClipping
        #expect(label.sizeThatFits(CGSize(width: 150, height: 1000)).width == 150, "the last line is cut at its end")
        label.numberOfLines = 1
        label.lineBreakMode = .byTruncatingTail
        label.frame.size = CGSize(width: 150, height: 21)
        let width = label.drawing(in: label.bounds)?.layout.lines.first?.width ?? 0
        let words = label.text?.split(separator: " ") ?? []
        let widths = (1..<words.count).map { count in
            let text = words.prefix(count).joined(separator: " ") + "…"
            return (text as NSString).size(withAttributes: [.font: label.font as Any]).width
        }
        let letters = (1..<(label.text?.count ?? 1)).map { count in
            let text = (label.text?.prefix(count) ?? "") + "…"
            return (String(text) as NSString).size(withAttributes: [.font: label.font as Any]).width
        }
        #expect((widths + letters).contains { abs($0 - width) < 1 }, "the words and an ellipsis of its own width")
    }
}
