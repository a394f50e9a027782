import CoreGraphics
import Testing

@testable import QuartziteText

@Suite("Truncated lines") struct EllipsisTests {
    private let text = "dolor sit amet, consectetur adipiscing elit"

    @Test(
        "Words close up to the ellipsis, without a space",
        arguments: [ParagraphFormat.LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail])
    func spaces(mode: ParagraphFormat.LineBreak) throws {
        let style = TextStyle(size: 15)
        for width in stride(from: 50.0, to: 250, by: 4) {
            var format = ParagraphFormat()
            format.lineBreak = mode
            let layout = TextLayout(
                StyledText(text, style: style, format: format),
                in: TextLimits(width: width, lines: 1, truncation: mode))
            let line = try #require(layout.lines.first)
            #expect(line.isTruncated && line.width <= width)
            let glyphs = line.glyphs
            let ellipsis = try #require(glyphs.first?.face.glyph(of: "\u{2026}"))
            let index = try #require(glyphs.firstIndex { $0.glyph == ellipsis })
            let space = glyphs[index].face.glyph(of: " ")
            if index > 0 { #expect(glyphs[index - 1].glyph != space, "\(width)") }
            if index + 1 < glyphs.count { #expect(glyphs[index + 1].glyph != space, "\(width)") }
            for (glyph, next) in zip(glyphs, glyphs.dropFirst()) {
                #expect(abs(glyph.x + glyph.advance - next.x) < 1, "the glyphs follow one another")
            }
        }
    }

    @Test("A wrapped line is as wide as its characters, and its text as wide as the line with its space")
    func wrappedSpaces() {
        let style = TextStyle(size: 20)
        func width(_ text: String) -> Double { TextLayout(StyledText(text, style: style)).width }
        let layout = TextLayout(StyledText("mmmm m", style: style), in: TextLimits(width: width("mmmm") + 10))
        #expect(layout.lines.count == 2 && abs(layout.width - width("mmmm")) < 0.5)
        #expect(layout.widthWithSpaces == layout.width)
        #expect(abs(layout.widthWithAllSpaces - layout.width - (width("m m") - width("mm"))) < 0.5)
        let narrow = TextLayout(StyledText("mmmm m", style: style), in: TextLimits(width: width("mmmm") + 1))
        #expect(narrow.widthWithAllSpaces == width("mmmm") + 1, "not wider than its limit")
    }
}
