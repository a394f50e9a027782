import CoreGraphics
import Testing

@testable import QuartziteText

@Suite("Words are hyphenated as paragraph styles require") struct HyphenationTests {
    private static let text =
        "Hyphenation divides particularly extraordinary words whenever typographical considerations recommend it."

    private func lines(
        _ text: String = text, factor: Float, width: Double = 120, limit: Int = 0,
        _ change: (inout ParagraphFormat) -> Void = { _ in }
    ) -> [TextLine] {
        var format = ParagraphFormat()
        format.hyphenationFactor = factor
        change(&format)
        let text = StyledText(text, style: TextStyle(size: 17), format: format)
        return TextLayout(text, in: TextLimits(width: width, lines: limit)).lines
    }

    private func words(_ lines: [TextLine], of text: String = text) -> [String] {
        let bytes = Array(text.utf8)
        return lines.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    }

    /// The number of lines that end within a word.
    private func count(_ lines: [TextLine]) -> Int {
        words(lines).dropLast().count { $0.last?.isLetter ?? false }
    }

    @Test("Patterns allow a division where the highest digit is odd, and not too close to an end")
    func patterns() {
        let patterns = HyphenationPatterns(
            "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\na1b\nb1c\n2b1c\n.a1d\n1e1.\nx1ß\n")
        #expect(patterns.divisions(of: "zzabzzz".utf8) == [3])
        #expect(patterns.divisions(of: "zzabczzz".utf8) == [4], "the 2 before bc outweighs the 1 after a")
        #expect(patterns.divisions(of: "abz".utf8) == [] && patterns.divisions(of: "zzzzab".utf8) == [])
    }

    @Test("English words have the divisions of dictionaries") func english() throws {
        let patterns = try #require(HyphenationPatterns.english)
        #expect(patterns.divisions(of: "Hyphenation".utf8) == [2, 6])
        #expect(patterns.divisions(of: "concatenation".utf8) == [3, 7, 9])
        #expect(patterns.divisions(of: "the".utf8) == [])
    }

    @Test("Divided words fill lines, with nothing left out and no line too wide") func filling() {
        let (plain, divided) = (lines(factor: 0), lines(factor: 1))
        #expect(count(plain) == 0 && count(divided) >= 3 && divided.count < plain.count)
        #expect(words(divided).joined() == Self.text)
        #expect(divided.allSatisfy { $0.width <= 120 })
        let hyphens = divided.filter { $0.glyphs.last?.glyph == $0.glyphs.last?.face.glyph(of: "-") }
        #expect(hyphens.count == count(divided))
    }

    @Test("Only lines shorter than the factor are changed, and the system's default changes all")
    func factor() {
        let short = "A typographically"
        let ratio = Float(lines(short, factor: 0)[0].width / 120)
        #expect(words(lines(short, factor: ratio - 0.01), of: short) == ["A ", "typographically"])
        #expect(words(lines(short, factor: ratio + 0.01), of: short).first?.hasPrefix("A ty") == true)
        #expect(count(lines(factor: 0.1)) == 0)
        #expect(words(lines(factor: 0) { $0.usesDefaultHyphenation = true }) == words(lines(factor: 1)))
    }

    @Test("Justified lines with a hyphen are as wide as the others") func justified() {
        let lines = lines(factor: 1) { $0.alignment = .justified }
        #expect(count(lines) >= 3)
        // The space after the last letter counts, which is up to a point in wide lines.
        for line in lines.dropLast() { #expect(abs(line.width - 120) < 1.5, "\(words([line]))") }
    }

    @Test("A word that is wider than the line is divided, too, and words of other letters are not") func limits() {
        #expect(words(lines(factor: 1, width: 60)).joined() == Self.text)
        #expect(lines(factor: 1, width: 60).allSatisfy { $0.width <= 60 })
        let greek = "Η τυπογραφία χρησιμοποιεί ιδιαίτερα χαρακτηριστικά στοιχεία"
        #expect(words(lines(greek, factor: 1), of: greek) == words(lines(greek, factor: 0), of: greek))
    }

    @Test("Long paragraphs and the last of a limited number of lines are hyphenated alike") func long() {
        let long = Array(repeating: Self.text, count: 60).joined(separator: " ")
        let all = lines(long, factor: 1, width: 200)
        #expect(words(all, of: long).joined() == long)
        let first = lines(long, factor: 1, width: 200, limit: 50)
        #expect(words(first, of: long) == words(Array(all.prefix(50)), of: long))
    }
}
