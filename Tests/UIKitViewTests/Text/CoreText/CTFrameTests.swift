import Testing
import UIKit

@MainActor @Suite("Core Text lays out text in frames") struct CoreTextFrameTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func frame(_ text: NSAttributedString, _ rect: CGRect, _ range: CFRange = CFRangeMake(0, 0)) -> CTFrame {
        let setter = CTFramesetterCreateWithAttributedString(text)
        return CTFramesetterCreateFrame(setter, range, CGPath(rect: rect, transform: nil), nil)
    }

    private func origins(of frame: CTFrame) -> [CGPoint] {
        var points = [CGPoint](repeating: .zero, count: CFArrayGetCount(CTFrameGetLines(frame)))
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &points)
        return points
    }

    @Test("Lines follow one another from the top, with y up") func origins() {
        let text = NSAttributedString(string: "one\ntwo\nthree", attributes: [.font: font])
        let frame = frame(text, CGRect(x: 10, y: 20, width: 200, height: 100))
        let points = origins(of: frame)
        #expect(points.count == 3 && points.allSatisfy { $0.x == 0 })
        #expect(abs(points[0].y - (100 - font.ascender)) < 0.01)
        #expect(abs(points[0].y - points[1].y - (font.ascender - font.descender)) < 0.01)
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 13))
        let ranges = (CTFrameGetLines(frame) as? [CTLine])?.map(CTLineGetStringRange)
        #expect(ranges?.map(\.location) == [0, 4, 8])
    }

    @Test("Lines that do not fit are left out, and the visible range tells what fits") func overflow() {
        let text = NSAttributedString(string: "one two three four", attributes: [.font: font])
        let width = "one two ".size(withAttributes: [.font: font]).width + 1
        let short = frame(text, CGRect(x: 0, y: 0, width: width, height: 30))
        #expect(CFArrayGetCount(CTFrameGetLines(short)) == 1)
        #expect(CTFrameGetVisibleStringRange(short) == CFRangeMake(0, 8))
        #expect(CFArrayGetCount(CTFrameGetLines(frame(text, CGRect(x: 0, y: 0, width: width, height: 10)))) == 0)
    }

    @Test("The indices of a range's lines and glyphs refer to the whole text") func ranges() throws {
        let text = NSAttributedString(string: "abc def", attributes: [.font: font])
        let lines = try #require(
            CTFrameGetLines(frame(text, CGRect(x: 0, y: 0, width: 200, height: 50), CFRangeMake(4, 2))) as? [CTLine])
        #expect(lines.map(CTLineGetStringRange) == [CFRangeMake(4, 2)])
        let run = try #require((CTLineGetGlyphRuns(lines[0]) as? [CTRun])?.first)
        var indices = [CFIndex](repeating: 0, count: 2)
        CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
        #expect(indices == [4, 5] && CTRunGetStringRange(run) == CFRangeMake(4, 2))
    }

    @Test("The suggested size holds the text, and is that of string drawing") func suggestion() {
        let text = NSAttributedString(string: "one two three four", attributes: [.font: font])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        var fitting = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, most, &fitting)
        #expect(size == text.size() && fitting == CFRangeMake(0, 18))
        let narrow = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, narrow, nil)
        #expect(wrapped.width <= 100 && abs(wrapped.height - 2 * size.height) < 0.01)
    }

    @Test("A frame draws the pixels that string drawing draws") func drawing() {
        let text = NSAttributedString(
            string: "Quartz fi", attributes: [.font: font, .foregroundColor: UIColor.red, .ligature: 0])
        let bounds = CGRect(x: 0, y: 0, width: 120, height: 60)
        // String drawing moves a baseline to a row of pixels, and Core Text does not.
        let above = font.ascender.rounded(.up) - font.ascender
        let renderer = UIGraphicsImageRenderer(bounds: bounds)
        let drawn = renderer.image { _ in text.draw(in: bounds.offsetBy(dx: 0, dy: above)) }
        let framed = renderer.image { context in
            context.cgContext.translateBy(x: 0, y: bounds.height)
            context.cgContext.scaleBy(x: 1, y: -1)
            CTFrameDraw(frame(text, bounds.offsetBy(dx: 0, dy: -above)), context.cgContext)
        }
        #expect(drawn.pngData() == framed.pngData())
    }

    @Test("Text without ligatures has a glyph for each character") func ligatures() {
        let serif = UIFont(name: "DejaVu Sans", size: 20) ?? font
        func glyphs(_ ligature: Int) -> Int {
            CTLineGetGlyphCount(
                CTLineCreateWithAttributedString(
                    NSAttributedString(string: "fi ffl", attributes: [.font: serif, .ligature: ligature])))
        }
        #expect(glyphs(0) == 6 && glyphs(1) < 6)
    }

    @Test("The kern attribute adds space, and its value 0 turns the font's kerning off") func kerning() {
        let sans = UIFont(name: "DejaVu Sans", size: 20) ?? font
        func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            let all = attributes.merging([.font: sans]) { $1 }
            return CTLineGetTypographicBounds(
                CTLineCreateWithAttributedString(NSAttributedString(string: "AVAV", attributes: all)), nil, nil, nil)
        }
        #expect(width([.kern: 0]) > width([:]) + 1)
        #expect(abs(width([.kern: 2]) - width([:]) - 8) < 0.01)
    }

    @Test("A typesetter breaks lines between words, and within them if asked") func typesetter() {
        let text = NSAttributedString(string: "one two three", attributes: [.font: font])
        let setter = CTTypesetterCreateWithAttributedString(text)
        let width = "one two th".size(withAttributes: [.font: font]).width + 1
        #expect(CTTypesetterSuggestLineBreak(setter, 0, width) == 8)
        #expect(CTTypesetterSuggestClusterBreak(setter, 0, width) == 10)
        #expect(CTTypesetterSuggestLineBreak(setter, 8, width) == 5)
        #expect(CTLineGetStringRange(CTTypesetterCreateLine(setter, CFRangeMake(4, 3))) == CFRangeMake(4, 3))
        #expect(CTTypesetterSuggestLineBreak(setter, 13, width) == 0)
    }

    @Test("Pen offsets align lines in a width") func flush() {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "ab  ", attributes: [.font: font]))
        let width = "ab".size(withAttributes: [.font: font]).width
        #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 100) - (100 - width) / 2) < 0.01)
        #expect(CTLineGetPenOffsetForFlush(line, 1, 1) == 0)
        #expect(CTLineGetTrailingWhitespaceWidth(line) > 5)
    }
}
