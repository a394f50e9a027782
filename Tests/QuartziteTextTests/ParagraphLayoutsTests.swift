import CoreGraphics
import Testing

@testable import QuartziteFonts
@testable import QuartziteText

@Suite struct ParagraphLayoutsTests {
    /// Texts and styles; each differs from the first in one respect.
    private var texts: [StyledText] {
        func text(
            _ string: String = "Fine fjords, 1189 waves\u{FFFC}", _ change: (inout TextStyle) -> Void = { _ in },
            format: (inout ParagraphFormat) -> Void = { _ in }
        ) -> StyledText {
            var style = TextStyle(size: 17)
            var paragraph = ParagraphFormat()
            change(&style)
            format(&paragraph)
            return StyledText(string, style: style, format: paragraph)
        }
        return [
            text(), text("Fine fjords, 1188 waves\u{FFFC}"), text { $0.size = 18 }, text { $0.size = 30 },
            text { $0.font.weight = 700 }, text { $0.font.isItalic = true }, text { $0.font.hasTabularDigits = true },
            text { $0.font = .monospaced }, text { $0.font = .rounded }, text { $0.kern = 2 },
            text { $0.font = FontStyle(families: ["DejaVu Sans"]) }, text { $0.hasLigatures = false },
            text { $0.attachment = TextAttachment(bounds: CGRect(x: 0, y: 0, width: 40, height: 10), image: nil) },
            text(format: { $0.alignment = .justified }), text(format: { $0.firstLineIndent = 30 }),
            text(format: { $0.lineBreak = .characterWrapping }), text(format: { $0.lineBreak = .truncatingHead }),
            text(format: { $0.lineBreak = .truncatingMiddle }), text(format: { $0.direction = .rightToLeft }),
        ]
    }

    /// Describes where the glyphs of a layout are.
    private func description(_ text: StyledText, width: Double) -> String {
        TextLayout(text, in: TextLimits(width: width)).lines.map { line in
            "\(line.x) \(line.width) \(line.bytes) "
                + line.glyphs.map { "\($0.face.name) \($0.glyph) \($0.x) \($0.y)" }.joined(separator: ";")
        }.joined(separator: "\n")
    }

    @Test("A kept layout equals a new one, whatever differs between two texts") func keptLayouts() {
        let cases = texts.flatMap { text in [90.0, 150, .infinity].map { (text, $0) } }
        let fresh = cases.map { text, width in
            ParagraphLayouts.removeAll()
            return description(text, width: width)
        }
        #expect(Set(fresh).count > cases.count * 2 / 3, "the cases differ")
        for (text, width) in cases { _ = description(text, width: width) }
        #expect(cases.map { description($0.0, width: $0.1) } == fresh)
    }

    @Test("Layouts remain right when more are made than are kept") func manyLayouts() {
        let texts = (0..<1_500).map { StyledText("Number \($0)", style: TextStyle(size: 12)) }
        let first = texts.map { description($0, width: .infinity) }
        #expect(texts.map { description($0, width: .infinity) } == first && Set(first).count == texts.count)
    }

    @Test("A font's face is the closest one to its size, whatever was searched for before") func faces() {
        let sizes = [12.0, 30, 12, 30, 23.9, 24]
        let families = sizes.map { FontLibrary.face(for: .system, size: $0)?.family }
        let (small, large) = ("Inter for San Francisco", "Inter Display for San Francisco")
        #expect(families == [small, large, small, large, small, large])
    }
}
