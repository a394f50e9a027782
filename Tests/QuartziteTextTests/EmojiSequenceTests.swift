import CoreGraphics
import QuartziteText
import Testing

@Suite("Each emoji sequence is a single picture") struct EmojiSequenceTests {
    private static let tones = (0x1F3FB...0x1F3FF).map { scalar($0) }
    private static let joiner = "\u{200D}"
    private static let color = "\u{FE0F}"

    private static func scalar(_ value: Int) -> String {
        UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }

    private static let flags = """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH \
        CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET EU FI FJ FK FM FO FR GA GB GD GE GG GH GI GL \
        GM GN GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB \
        LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MP MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NU \
        NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD \
        TG TH TJ TL TM TN TO TR TT TV TZ UA UG US UY UZ VA VC VE VG VI VN VU WS YE ZA ZM ZW
        """.split(separator: " ").map { code in
            code.unicodeScalars.map { scalar(0x1F1E6 + Int($0.value) - 0x41) }.joined()
        }

    private static let keycaps = "0123456789#*".map { "\($0)\(color)\u{20E3}" }

    private static let people = [0x1F468, 0x1F469, 0x1F9D1].map { scalar($0) }

    private static let professions: [String] = {
        let objects =
            [
                0x1F33E, 0x1F373, 0x1F393, 0x1F3A4, 0x1F3A8, 0x1F3EB, 0x1F3ED, 0x1F4BB, 0x1F4BC, 0x1F527, 0x1F52C,
                0x1F680,
                0x1F692, 0x1F9AF, 0x1F9BC, 0x1F9BD,
            ].map { scalar($0) } + ["\u{2695}\u{FE0F}", "\u{2696}\u{FE0F}", "\u{2708}\u{FE0F}"]
        return people.flatMap { person in
            objects.flatMap { object in ([""] + tones).map { person + $0 + joiner + object } }
        }
    }()

    private static let groups = [
        "👨‍👩‍👧‍👦", "👩‍👩‍👦", "👨‍👨‍👧‍👧", "👩‍👦", "👨‍👧‍👧", "💑", "👩‍❤️‍👨", "👨‍❤️‍💋‍👨", "👩🏽‍🤝‍👨🏿", "🧑🏻‍🤝‍🧑🏾",
        "🏳️‍🌈", "🏳️‍⚧️", "🏴‍☠️", "👁️‍🗨️", "🐻‍❄️", "🐈‍⬛", "❤️‍🔥", "❤️‍🩹", "🧔🏼‍♀️", "🏋🏾‍♂️",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    ]

    /// Characters that are drawn in colour, of the versions of Unicode that the font covers.
    private static let characters = (0x2300...0x1FAFF).compactMap { UInt32($0) }.compactMap(Unicode.Scalar.init).filter
    {
        let properties = $0.properties
        let isRegion = (0x1F1E6...0x1F1FF).contains($0.value)
        return properties.isEmojiPresentation && !isRegion && properties.age.map { $0.major <= 15 } ?? false
    }

    /// Groups whose skin tones later versions of Unicode added.
    private static let untinted: [UInt32] = [0x1F46A, 0x1F46F, 0x1F93C]

    /// Hands and people in all skin tones.
    private static let tinted = characters.filter {
        $0.properties.isEmojiModifierBase && !untinted.contains($0.value)
    }.flatMap { base in
        tones.map { String(base) + $0 }
    }

    /// Women and men who do something, and people with a kind of hair, in all skin tones.
    private static let variants: [String] = {
        let doers = [
            0x1F3C3, 0x1F3C4, 0x1F3CA, 0x1F46E, 0x1F470, 0x1F471, 0x1F473, 0x1F477, 0x1F481, 0x1F482, 0x1F486, 0x1F487,
            0x1F645, 0x1F646, 0x1F647, 0x1F64B, 0x1F64D, 0x1F64E, 0x1F6A3, 0x1F6B4, 0x1F6B5, 0x1F6B6, 0x1F926, 0x1F935,
            0x1F937, 0x1F938, 0x1F939, 0x1F93D, 0x1F93E, 0x1F9B8, 0x1F9B9, 0x1F9CD, 0x1F9CE, 0x1F9CF, 0x1F9D4, 0x1F9D6,
            0x1F9D7, 0x1F9D8, 0x1F9D9, 0x1F9DA, 0x1F9DB, 0x1F9DC, 0x1F9DD,
        ].map { scalar($0) }
        let signs = ["\u{2640}\u{FE0F}", "\u{2642}\u{FE0F}"]
        let hair = (0x1F9B0...0x1F9B3).map { scalar($0) }
        return (doers.map { ($0, signs) } + people.map { ($0, hair) }).flatMap { person, additions in
            additions.flatMap { addition in ([""] + tones).map { person + $0 + joiner + addition } }
        }
    }()

    /// Returns what is wrong with a sequence; nil if it is one picture.
    private func fault(_ text: String) -> String? {
        let layout = TextLayout(StyledText(text, style: TextStyle(size: 17)))
        let codes = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
        let pictures = layout.pictures().count
        return pictures == 1 && layout.fills().isEmpty && layout.lines.first?.width ?? 0 < 30
            ? nil : "\(text) (\(codes)): \(pictures) pictures"
    }

    @Test("All coloured characters, skin tones, flags, keycaps, professions, activities, hair and groups of people")
    func sequences() {
        let sequences = Self.flags + Self.keycaps + Self.professions + Self.groups + Self.tinted + Self.variants
        #expect(sequences.count > 1500)
        let all = Self.characters.map { String($0) } + sequences
        #expect(all.count > 2500)
        let faults = all.compactMap(fault)
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(40).joined(separator: "\n"))")
    }
}
