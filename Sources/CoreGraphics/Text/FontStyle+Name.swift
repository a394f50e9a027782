import Foundation

extension FontStyle {
    /// Creates the style of a font from its PostScript, full or family name; nil for unknown names.
    ///
    /// Fonts of Apple's systems are replaced by the closest available font.
    package init?(fontNamed name: String) {
        if let face = FontLibrary.face(named: name) {
            self.init(families: [face.family], weight: face.weight, isItalic: face.isItalic)
            return
        }
        let words = Self.words(of: name)
        let key = words.joined().lowercased()
        guard let (_, replacement) = Self.replacements.first(where: { key.hasPrefix($0.0) }) else { return nil }
        var style = FontStyle(families: replacement.map { [$0] } ?? [])
        for (word, weight) in Self.weights where key.contains(word) {
            style.weight = weight
            break
        }
        style.isItalic = key.contains("italic") || key.contains("oblique")
        self = style
    }

    private static func words(of name: String) -> [String] {
        name.split { $0 == "-" || $0 == " " || $0 == "_" || $0 == "." }.map(String.init)
    }

    /// The prefixes of the names of Apple's fonts, and the replacement family; nil for the system font.
    private static let replacements: [(String, String?)] = [
        ("menlo", FontLibrary.monospacedFamily), ("courier", FontLibrary.monospacedFamily),
        ("monaco", FontLibrary.monospacedFamily), ("sfmono", FontLibrary.monospacedFamily),
        ("americantypewriter", FontLibrary.serifFamily), ("baskerville", FontLibrary.serifFamily),
        ("cochin", FontLibrary.serifFamily), ("didot", FontLibrary.serifFamily),
        ("georgia", FontLibrary.serifFamily), ("hoefler", FontLibrary.serifFamily),
        ("palatino", FontLibrary.serifFamily), ("times", FontLibrary.serifFamily),
        ("academyengraved", FontLibrary.serifFamily), ("bodoni", FontLibrary.serifFamily),
        ("applesdgothic", nil), ("arial", nil), ("avenir", nil), ("chalkboard", nil), ("chalkduster", nil),
        ("copperplate", nil), ("futura", nil), ("gillsans", nil), ("heiti", nil), ("helvetica", nil),
        ("hiragino", nil), ("marker", nil), ("noteworthy", nil), ("optima", nil), ("pingfang", nil), ("sfpro", nil),
        ("sfui", nil), ("sfcompact", nil), ("snellroundhand", nil), ("stheiti", nil), ("thonburi", nil),
        ("trebuchet", nil), ("verdana", nil), ("zapfino", nil),
    ]

    /// The weights by name; longer names come first, since they contain shorter ones.
    private static let weights: [(String, Int)] = [
        ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 200), ("demibold", 600),
        ("semibold", 600), ("extrabold", 800), ("ultrabold", 800), ("condensedblack", 900), ("black", 900),
        ("heavy", 800), ("bold", 700), ("medium", 500), ("light", 300), ("book", 400),
    ]
}
