import CoreGraphics
import Testing

@testable import QuartziteText

@Suite("Texts of all scripts are shaped, and broken where their languages allow it") struct ScriptTests {
    /// A text of a script, and the parts at whose ends a line may end.
    struct Sample: CustomStringConvertible, Sendable {
        let script: String
        let parts: [String]
        var isRightToLeft = false

        var text: String { parts.joined() }
        var description: String { script }
    }

    private static let samples = [
        Sample(script: "Latin", parts: ["All ", "human ", "beings ", "are ", "born ", "free ", "and ", "equal."]),
        Sample(script: "Chinese", parts: ["人", "人", "生", "而", "自", "由，", "在", "尊", "严", "上", "平", "等。"]),
        Sample(script: "Arabic", parts: ["يولد ", "جميع ", "الناس ", "أحرارًا ", "متساوين"], isRightToLeft: true),
        Sample(script: "Hebrew", parts: ["כל ", "בני ", "האדם ", "נולדו ", "בני ", "חורין"], isRightToLeft: true),
        Sample(script: "Devanagari", parts: ["सभी ", "मनुष्यों ", "को ", "गौरव ", "और ", "स्वतन्त्रता ", "है।"]),
        Sample(script: "Thai", parts: ["ฉัน", "ไป", "โรงเรียน", "กับ", "เพื่อน"]),
    ]

    private func layout(_ text: String, width: Double = .infinity, weight: Int = 400) -> TextLayout {
        TextLayout(
            StyledText(text, style: TextStyle(font: FontStyle(weight: weight), size: 17)), in: TextLimits(width: width))
    }

    @Test("All characters have glyphs, in bold text too", arguments: samples)
    func glyphs(sample: Sample) throws {
        for weight in [400, 700] {
            let line = try #require(layout(sample.text, weight: weight).lines.first)
            #expect(line.glyphs.allSatisfy { $0.glyph != 0 } && line.isRightToLeft == sample.isRightToLeft)
        }
    }

    @Test("A line ends only between words, or characters in Chinese", arguments: samples)
    func breaks(sample: Sample) {
        var (end, ends) = (0, Set([0]))
        for part in sample.parts {
            end += part.utf8.count
            ends.insert(end)
        }
        for width in stride(from: 60.0, to: 200, by: 7) {
            let lines = layout(sample.text, width: width).lines
            #expect(lines.count > 1 || layout(sample.text).width <= width)
            #expect(lines.allSatisfy { ends.contains($0.bytes.lowerBound) }, "at \(width) points")
            #expect(lines.allSatisfy { $0.width <= width + 0.01 })
        }
    }

    @Test("Arabic letters join, and Devanagari syllables are combined") func shaping() {
        let separate = "جميع".map { layout(String($0)).width }.reduce(0, +)
        #expect(layout("جميع").width < separate - 5)
        let whole = layout("स्त्र").lines.first?.glyphs.count ?? 0
        #expect(whole > 0 && whole < "स्त्र".unicodeScalars.count)
    }

    @Test("Bold Chinese has thicker strokes than regular Chinese, and the same width") func bold() {
        func area(_ weight: Int) -> Double {
            layout("中", weight: weight).fills().reduce(0) { $0 + $1.path.boundingBoxOfPath.width }
        }
        #expect(layout("中", weight: 700).width == layout("中").width)
        #expect(area(700) > area(400) + 0.3 && area(700) < area(400) + 0.8)
        #expect(area(500) == area(400))
    }

    @Test("Fonts for scripts are not found by name, whether or not a text has used them") func names() {
        _ = layout("ไทย")
        #expect(FontLibrary.face(named: "Noto Sans Thai UI") == nil)
        #expect(FontLibrary.allFaces.allSatisfy { !$0.family.hasPrefix("Noto Sans") })
    }
}
