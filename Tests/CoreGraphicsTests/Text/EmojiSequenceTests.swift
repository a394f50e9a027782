import CoreGraphics
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

    /// Returns what is wrong with a sequence; nil if it is one picture.
    private func fault(_ text: String) -> String? {
        let layout = TextLayout(StyledText(text, style: TextStyle(size: 17)))
        let codes = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
        let pictures = layout.pictures().count
        return pictures == 1 && layout.fills().isEmpty && layout.lines.first?.width ?? 0 < 30
            ? nil : "\(text) (\(codes)): \(pictures) pictures"
    }

    @Test("The flags of all regions, keycaps, professions in all skin tones, and groups of people")
    func sequences() {
        let all = Self.flags + Self.keycaps + Self.professions + Self.groups
        #expect(all.count > 550)
        let faults = all.compactMap(fault)
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(40).joined(separator: "\n"))")
    }
}
