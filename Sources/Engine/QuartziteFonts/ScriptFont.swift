/// A font for characters of a script that the other fonts lack, or have in a lesser design.
package enum ScriptFont: String, CaseIterable {
    case arabic = "Arabic"
    case devanagari = "Devanagari"
    case bengali = "Bengali"
    case gurmukhi = "Gurmukhi"
    case gujarati = "Gujarati"
    case oriya = "Oriya"
    case tamil = "Tamil"
    case telugu = "Telugu"
    case kannada = "Kannada"
    case malayalam = "Malayalam"
    case sinhala = "Sinhala"
    case thai = "Thai"
    case lao = "Lao"
    case myanmar = "Myanmar"
    case khmer = "Khmer"

    static let families = allCases.map(\.family)

    var family: String { "Noto Sans \(rawValue) UI" }
    var fileName: String { "NotoSans\(rawValue)UI" }

    /// Returns the font for a character; nil if it needs none of these.
    private init?(_ scalar: UInt32) {
        switch scalar {
        case 0x600..<0x700, 0x750..<0x780, 0x8A0..<0x900, 0xFB50..<0xFE00, 0xFE70..<0xFEFF: self = .arabic
        case 0x900..<0x980: self = .devanagari
        case 0x980..<0xA00: self = .bengali
        case 0xA00..<0xA80: self = .gurmukhi
        case 0xA80..<0xB00: self = .gujarati
        case 0xB00..<0xB80: self = .oriya
        case 0xB80..<0xC00: self = .tamil
        case 0xC00..<0xC80: self = .telugu
        case 0xC80..<0xD00: self = .kannada
        case 0xD00..<0xD80: self = .malayalam
        case 0xD80..<0xE00: self = .sinhala
        case 0xE00..<0xE80: self = .thai
        case 0xE80..<0xF00: self = .lao
        case 0x1000..<0x10A0: self = .myanmar
        case 0x1780..<0x1800: self = .khmer
        default: return nil
        }
    }

    /// Returns the fonts for a text in UTF-8, in the order of their first characters.
    package static func fonts(for text: [UInt8]) -> [ScriptFont] {
        var fonts: [ScriptFont] = []
        var index = 0
        while index < text.count {
            // Characters below U+0600 have smaller bytes, and most texts have no others.
            guard text[index] >= 0xD8 else {
                index += 1
                continue
            }
            let (scalar, length) = text.scalar(at: index)
            if let font = ScriptFont(scalar), !fonts.contains(font) { fonts.append(font) }
            index += length
        }
        return fonts
    }
}

extension [UInt8] {
    /// Returns the value of the character at a byte of UTF-8, and its length.
    package func scalar(at index: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[index])
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1, index + length <= count else { return (first, 1) }
        let start = first & (0x7F >> UInt32(length))
        return (self[index + 1..<index + length].reduce(start) { $0 << 6 | UInt32($1 & 0x3F) }, length)
    }
}
