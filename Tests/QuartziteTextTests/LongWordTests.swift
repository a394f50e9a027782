import CoreGraphics
import Testing

@testable import QuartziteText

/// Words that break across many lines.
@Suite struct LongWordTests {
    private func paragraph(_ string: String, _ lineBreak: ParagraphFormat.LineBreak = .wordWrapping) -> TextParagraph {
        var format = ParagraphFormat()
        format.lineBreak = lineBreak
        let text = StyledText(string, style: TextStyle(size: 10), format: format)
        return TextParagraph(text: text, range: 0..<text.utf8.count, format: format)
    }

    private func word(_ count: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return String((0..<count).map { letters[$0 * 7 % 26] })
    }

    @Test("Text laid out in pieces has the same lines as text laid out as a whole") func pieces() {
        let limits = TextLimits(width: 120)
        for string in [word(5000), "one two " + word(4500) + " three", String(repeating: "abc defgh ", count: 500)] {
            for lineBreak in [ParagraphFormat.LineBreak.wordWrapping, .characterWrapping] {
                let paragraph = paragraph(string, lineBreak)
                let whole = paragraph.wrappedLines(in: limits, isFirst: true)
                var lines: [TextLine] = []
                paragraph.forEachLineOfPieces(in: limits) {
                    lines.append($0); return true
                }
                #expect(lines.map(\.bytes) == whole.map(\.bytes))
                #expect(zip(lines, whole).allSatisfy { abs($0.width - $1.width) < 0.05 })
            }
        }
    }

    @Test("A word that is longer than a line breaks without a hyphen") func breaking() {
        let limits = TextLimits(width: 30)
        let narrow = paragraph("confetti").wrappedLines(in: limits, isFirst: true)
        #expect(narrow.count > 1 && narrow.map(\.bytes.count).reduce(0, +) == 8)
        let letters = narrow.map { line in
            let letters = String("confetti".utf8.dropFirst(line.bytes.lowerBound).prefix(line.bytes.count)) ?? ""
            return paragraph(letters).wrappedLines(in: TextLimits(), isFirst: true).first?.width ?? 0
        }
        #expect(zip(narrow, letters).allSatisfy { abs($0.width - $1) < 0.5 })
    }

    @Test("Pieces are used only for long words and for text that can break anywhere") func which() {
        #expect(paragraph(word(5000)).hasLongWord && paragraph(word(5000), .characterWrapping).hasLongWord)
        #expect(!paragraph(word(3000)).hasLongWord && !paragraph(word(3000) + " " + word(3000)).hasLongWord)
        #expect(!paragraph(String(repeating: "中文", count: 3000)).hasLongWord)
    }

    @Test("Layout stops when no more lines fit") func stopsEarly() {
        var asked = 0
        paragraph(word(90_000)).forEachLine(in: TextLimits(width: 100, lines: 3)) { _ in
            asked += 1
            return asked <= 3
        }
        #expect(asked == 4)
    }

    @Test("A word of a hundred thousand letters is laid out") func long() {
        let layout = TextLayout(StyledText(word(100_000), style: TextStyle(size: 1)), in: TextLimits(width: 300))
        #expect(layout.lines.count > 100 && layout.lines.last?.bytes.upperBound == 100_000 && !layout.isTruncated)
    }

    @Test("Right-to-left text stays right to left in later pieces") func rightToLeft() {
        let text = StyledText(String(repeating: "م", count: 4000), style: TextStyle(size: 10))
        let layout = TextLayout(text, in: TextLimits(width: 100))
        #expect(layout.lines.count > 10 && layout.lines.allSatisfy(\.isRightToLeft))
    }
}
