import CoreGraphics
import QuartziteText
import Testing

@Suite struct TextLayoutTests {
    private func layout(
        _ string: String, size: Double = 20, _ limits: TextLimits = TextLimits(),
        _ configure: (inout ParagraphFormat) -> Void = { _ in }
    ) -> TextLayout {
        var format = ParagraphFormat()
        configure(&format)
        return TextLayout(StyledText(string, style: TextStyle(size: size), format: format), in: limits)
    }

    private func box(_ layout: TextLayout) -> CGRect {
        layout.fills().reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
    }

    @Test("Text in a font that replaces none of Apple's has the same shape at every size, scaled") func scaling() {
        func layout(_ size: Double) -> TextLayout {
            let style = TextStyle(font: FontStyle(families: ["DejaVu Sans"]), size: size)
            return TextLayout(StyledText("Quartz 你好", style: style))
        }
        let (small, large) = (layout(20), layout(320))
        #expect(abs(large.width / small.width - 16) < 0.01)
        let (a, b) = (box(small), box(large))
        #expect(abs(b.width / a.width - 16) < 0.02 && abs(b.minY - 16 * a.minY) < 0.2)
    }

    @Test("The first baseline lies one ascender below the top, and lines are one line height apart")
    func baselines() {
        let metrics = FontStyle.system.metrics(of: FontLibrary.face(for: .system, size: 20), size: 20)
        let lines = layout("one\ntwo\nthree").lines
        #expect(lines.count == 3 && lines[0].baseline == metrics.ascender * 20)
        let height = (metrics.ascender - metrics.descender) * 20
        #expect(abs(lines[1].baseline - lines[0].baseline - height) < 1e-9)
        #expect(abs(lines[2].baseline - lines[1].baseline - height) < 1e-9)
    }

    @Test("Every kind of line ending ends a line, and an empty line keeps its height") func lineEnds() {
        for end in ["\n", "\r", "\r\n", "\u{2029}"] {
            #expect(layout("a\(end)b").lines.count == 2, "\(Array(end.utf8))")
        }
        #expect(layout("a\u{2028}b").lines.count == 2)
        #expect(layout("a\n\nb").height == layout("a\nx\nb").height)
        #expect(layout("").lines.isEmpty && layout("").height == 0)
    }

    @Test("Lines wrap within the width at words, or at any character on request") func wrapping() {
        let text = "The quick brown fox jumps over the lazy dog"
        let words = layout(text, TextLimits(width: 120))
        #expect(words.lines.count > 3 && words.lines.allSatisfy { $0.width <= 120 })
        let characters = layout(text, TextLimits(width: 120)) { $0.lineBreak = .characterWrapping }
        #expect(characters.lines.count <= words.lines.count)
        #expect(layout(text, TextLimits(width: 120)) { $0.lineBreak = .clipping }.lines.count == 1)
        #expect(layout("你好世界你好世界", TextLimits(width: 65)).lines.count == 3, "CJK breaks between any characters")
    }

    @Test("Alignment positions lines within the width, and trailing spaces do not count") func alignment() {
        for (alignment, fraction) in [
            (ParagraphFormat.Alignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0),
        ] {
            let line = layout("Text", TextLimits(width: 200)) { $0.alignment = alignment }.lines[0]
            #expect(abs(line.x - (200 - line.width) * fraction) < 0.01)
        }
        #expect(layout("Text   ").width == layout("Text").width)
        let hebrew = layout("שלום", TextLimits(width: 200)).lines[0]
        #expect(abs(hebrew.x + hebrew.width - 200) < 0.01, "natural alignment is right")
    }

    @Test("Text beyond a limit of lines or height ends with an ellipsis when truncation is set") func truncation() {
        let text = "one two three four five six seven eight nine ten"
        let limits = TextLimits(width: 100, lines: 2, truncation: .truncatingTail)
        let cut = layout(text, limits)
        #expect(cut.lines.count == 2 && cut.isTruncated && cut.lines[1].isTruncated && !cut.lines[0].isTruncated)
        #expect(cut.lines.allSatisfy { $0.width <= 100.01 })
        let plain = layout(text, TextLimits(width: 100, lines: 2))
        #expect(plain.isTruncated && !plain.lines[1].isTruncated)
        #expect(!layout(text, TextLimits(lines: 2)).isTruncated)
        let low = layout(text, TextLimits(width: 100, height: 50, truncation: .truncatingTail))
        #expect(low.lines.count == 2 && low.height <= 50)
        #expect(layout(text, TextLimits(width: 100, height: 1)).lines.count == 1, "the first line stays")
        let paragraphs = layout("a\nb", TextLimits(width: 100, lines: 1, truncation: .truncatingTail))
        #expect(paragraphs.lines[0].width > layout("a").width, "the ellipsis stands for the next paragraph")
    }

    @Test("Paragraph spacing, indents and line heights apply") func paragraphs() {
        let plain = layout("a\nb")
        #expect(layout("a\nb") { $0.lineSpacing = 7 }.height == plain.height + 7)
        #expect(
            layout("a\nb") {
                $0.spacingAfter = 5; $0.spacingBefore = 3
            }.height == plain.height + 8)
        #expect(layout("a\nb") { $0.minimumLineHeight = 50 }.height == 100)
        #expect(layout("a\nb") { $0.maximumLineHeight = 10 }.height == 20)
        #expect(abs(layout("a\nb") { $0.lineHeightMultiple = 2 }.height - 2 * plain.height) < 1e-9)
        let indented = layout("aaa bbb ccc ddd", TextLimits(width: 90)) {
            $0.firstLineIndent = 30
            $0.indent = 10
            $0.tailIndent = -5
        }
        #expect(indented.lines[0].x == 30 && indented.lines[1].x == 10)
        #expect(indented.lines.allSatisfy { $0.x + $0.width <= 85.01 })
    }

    @Test("Runs keep their colours, and an underline is as long as its text") func styles() {
        var marked = TextStyle(size: 20, color: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        marked.underline = .single
        var text = StyledText("plain ", style: TextStyle(size: 20))
        text.append("marked", style: marked)
        let layout = TextLayout(text)
        let fills = layout.fills()
        #expect(fills.map { $0.color?.components } == [nil, [1, 0, 0, 1], [1, 0, 0, 1]])
        let line = fills[2].path.boundingBox
        #expect(abs(line.maxX - layout.width) < 0.01 && line.minY > layout.lines[0].baseline)
        let glyphs = fills[1].path.boundingBox
        #expect(abs(line.width - glyphs.width) < 4)
    }

    @Test("Kerning widens text, and tabular digits have equal widths") func spacing() {
        var style = TextStyle(size: 20)
        let narrow = TextLayout(StyledText("abcd", style: style)).width
        style.kern = 5
        #expect(abs(TextLayout(StyledText("abcd", style: style)).width - narrow - 20) < 0.01, "also after the last")
        style = TextStyle(font: FontStyle(hasTabularDigits: true), size: 20)
        let widths = ["1111", "8888"].map { TextLayout(StyledText($0, style: style)).width }
        #expect(abs(widths[0] - widths[1]) < 0.1 * widths[0])
    }

    @Test("Nonfinite sizes and very long texts are laid out without a trap") func hostile() {
        for size in [Double.nan, .infinity, -1, 1e300, .leastNonzeroMagnitude] {
            let layout = layout("abc 你", size: size, TextLimits(width: .nan, height: .nan))
            #expect(layout.lines.count == 1 && layout.width.isFinite && layout.fills().count <= 1)
        }
        let long = StyledText(String(repeating: "é ", count: 80_000), style: TextStyle(size: 10))
        let layout = TextLayout(long, in: TextLimits(width: 100, height: 30))
        #expect(layout.lines.count == 2 && layout.isTruncated)
    }

    @Test("Fonts are found by the names of the fonts that they replace") func names() throws {
        #expect(FontStyle(fontNamed: "Inter-Bold")?.weight == 700)
        let neue = FontStyle(fontNamed: "HelveticaNeue-UltraLight")
        #expect(neue?.weight == 100 && neue?.replaced == .helveticaNeue)
        #expect(FontStyle(fontNamed: "Futura-BlackOblique") == FontStyle(weight: 900, isItalic: true))
        #expect(FontStyle(fontNamed: "Menlo-Bold")?.families == ["DejaVu Sans Mono"])
        #expect(FontStyle(fontNamed: "Comic Papyrus") == nil)
        #expect(try #require(FontLibrary.face(for: .monospaced, size: 12)).isFixedPitch)
        #expect(CGFont("Georgia")?.postScriptName == "Georgia" && CGFont("") == nil)
    }
}
