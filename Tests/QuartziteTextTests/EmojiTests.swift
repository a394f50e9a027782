import CoreGraphics
import Foundation
import Testing

@testable import QuartziteText

@Suite("Emoji in text")
struct EmojiTests {
    private func layout(_ text: String, size: Double = 20) -> TextLayout {
        TextLayout(StyledText(text, style: TextStyle(size: size)))
    }

    /// Whether a text is a single coloured picture.
    private func isPicture(_ text: String) -> Bool {
        let layout = layout(text)
        return layout.lines.first?.glyphs.count == 1 && layout.pictures().count == 1 && layout.fills().isEmpty
    }

    /// The characters with a coloured presentation up to Unicode 15.
    private static let characters: [Unicode.Scalar] = (0x1F300...0x1FAFF).compactMap { Unicode.Scalar(UInt32($0)) }
        .filter { scalar in
            scalar.properties.isEmojiPresentation && !scalar.properties.isEmojiModifier
                && scalar.properties.age.map { $0.major <= 15 && ($0.major < 15 || $0.minor == 0) } == true
        }

    @Test("A character is one picture, also with a skin tone")
    func tones() {
        let tones = (0x1F3FB...0x1F3FF).compactMap { Unicode.Scalar(UInt32($0)) }
        // A family and people with bunny ears have no recommended sequences with a skin tone.
        let bases = Self.characters.filter {
            $0.properties.isEmojiModifierBase && ![0x1F46A, 0x1F46F].contains($0.value)
        }
        let toned = bases.flatMap { base in tones.map { "\(base)\($0)" } }
        let texts = Self.characters.map { "\($0)" } + toned
        #expect(texts.count > 1000)
        let failed = texts.filter { !isPicture($0) }
        #expect(failed.isEmpty, "\(failed)")
    }

    @Test("A flag is one picture")
    func flags() {
        let regions = """
            AD AE AF AG AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EE EG ES EU FI FR GB GR HK HR HU ID IE IL IN IS IT JP
            KR LT LU LV MA MX MY NL NO NZ PE PH PL PT RO RS RU SA SE SG SI SK TH TR TW UA US VN ZA
            """
        for region in regions.split(whereSeparator: \.isWhitespace) {
            let flag = region.unicodeScalars.compactMap { Unicode.Scalar($0.value - 65 + 0x1F1E6) }
            #expect(isPicture(flag.map { "\($0)" }.joined()), "\(region)")
        }
        let england = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
        #expect(isPicture(england))
    }

    @Test("Joined sequences, keycaps and characters with the emoji selector are one picture")
    func sequences() {
        let joiner = "\u{200D}"
        let family = ["\u{1F468}", "\u{1F469}", "\u{1F467}", "\u{1F466}"].joined(separator: joiner)
        let astronaut = "\u{1F9D1}\u{1F3FF}\(joiner)\u{1F680}"
        let rainbow = "\u{1F3F3}\u{FE0F}\(joiner)\u{1F308}"
        for text in [family, astronaut, rainbow, "1\u{FE0F}\u{20E3}", "\u{2764}\u{FE0F}", "\u{263A}\u{FE0F}"] {
            #expect(isPicture(text), "\(text)")
        }
    }

    @Test("Characters with a text presentation stay outlines")
    func textPresentation() {
        let layout = layout("1 # \u{00A9} \u{2764} \u{263A} \u{2605}")
        #expect(layout.pictures().isEmpty && layout.fills().count == 1)
    }

    @Test(
        "An emoji is 1.27 times as wide as a font of 20 points, 1.12 times at 40, and does not change the height of a line"
    )
    func metrics() {
        let (plain, mixed) = (layout("Hi!"), layout("Hi \u{1F600}!"))
        #expect(plain.height == mixed.height && plain.lines[0].baseline == mixed.lines[0].baseline)
        #expect(abs(layout("\u{1F600}").width - 25.46) < 0.1)
        #expect(abs(layout("\u{1F600}", size: 40).width - 44.8) < 0.2)
    }

    @Test("An emoji is upright, in its own colours, with the opacity of the text's colour")
    func drawing() {
        func pixels(_ alpha: CGFloat) -> Bitmap {
            let bitmap = Bitmap(width: 50, height: 50)
            let context = CGContext(bitmap: bitmap, scale: 1, flipped: true)
            context.draw(
                layout("\u{1F1F5}\u{1F1F1}", size: 40), at: .zero,
                color: CGColor(red: 0, green: 0, blue: 1, alpha: alpha))
            return bitmap
        }
        // The flag of Poland is white above red.
        let flag = pixels(1)
        let (upper, lower) = (flag[24, 17], flag[24, 34])
        #expect(upper >> 24 == 255 && upper & 0xff > 220)
        #expect(lower >> 24 == 255 && lower & 0xff < 100 && lower >> 16 & 0xff > 180)
        #expect(abs(Int(pixels(0.5)[24, 17] >> 24) - 128) <= 1)
    }
}
