import Foundation

extension FontStyle {
    /// Creates the style of a font from its PostScript, full or family name; nil for unknown names.
    ///
    /// Fonts of Apple's systems are replaced by the closest available font.
    package init?(fontNamed name: String) {
        _ = FontLibrary.loaded
        guard let style = Self.named.value(for: name, { .some(FontStyle(lookingUp: name)) }) ?? nil else { return nil }
        self = style
    }

    /// The styles of the names that were looked up, because code names the same few fonts again and again.
    private static let named = FontFindings<String, FontStyle?>(limit: 256)

    private init?(lookingUp name: String) {
        if let face = FontLibrary.face(named: name) {
            self.init(families: [face.family], weight: face.weight, isItalic: face.isItalic)
            return
        }
        let words = Self.words(of: name)
        let key = words.joined().lowercased()
        guard let known = Self.replacements.first(where: { key.hasPrefix($0.prefix) }) else { return nil }
        var style = FontStyle(family: known.family, replacing: known.typeface)
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

    private typealias Replacement = (prefix: String, family: String?, typeface: ReplacedTypeface?)

    /// The prefixes of the names of Apple's fonts with the families that replace them, longer prefixes first.
    ///
    /// A family is nil for the system's, and a typeface if its metrics are not known.
    private static let replacements: [Replacement] =
        [
            ("applesystemuifontmonospaced", FontLibrary.monospacedFamily, .sanFranciscoMono),
            ("applesystemuifontrounded", nil, .sanFranciscoRounded),
            ("applesystemuifontserif", FontLibrary.serifFamily, .newYork),
            ("applesystemuifont", nil, .sanFrancisco), ("sfprorounded", nil, .sanFranciscoRounded),
            ("sfmono", FontLibrary.monospacedFamily, .sanFranciscoMono),
            ("newyork", FontLibrary.serifFamily, .newYork), ("helveticaneue", nil, .helveticaNeue),
            ("helvetica", nil, .helvetica), ("arial", nil, .helvetica), ("avenir", nil, .avenir),
        ] + others.map { ($0.0, $0.1, $0.1 == nil ? .sanFrancisco : nil) }

    private static let others: [(String, String?)] = [
        ("menlo", FontLibrary.monospacedFamily), ("courier", FontLibrary.monospacedFamily),
        ("monaco", FontLibrary.monospacedFamily),
        ("americantypewriter", FontLibrary.serifFamily), ("baskerville", FontLibrary.serifFamily),
        ("cochin", FontLibrary.serifFamily), ("didot", FontLibrary.serifFamily),
        ("georgia", FontLibrary.serifFamily), ("hoefler", FontLibrary.serifFamily),
        ("palatino", FontLibrary.serifFamily), ("times", FontLibrary.serifFamily),
        ("academyengraved", FontLibrary.serifFamily), ("bodoni", FontLibrary.serifFamily),
        ("applesdgothic", nil), ("chalkboard", nil), ("chalkduster", nil),
        ("copperplate", nil), ("futura", nil), ("gillsans", nil), ("heiti", nil),
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

extension FontStyle {
    /// The name that Apple's systems give the system font in this style; nil for other fonts.
    package var systemName: String? {
        guard let family = systemFamily else { return nil }
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        let name = names[min(max((weight + 50) / 100 - 1, 0), 8)]
        return (family == Self.systemFamilyName ? ".SFUI" : family) + "-" + name + (isItalic ? "Italic" : "")
    }

    /// The family name of the system font in this design on Apple's systems; nil for other fonts.
    package var systemFamily: String? {
        switch replaced {
        case .sanFrancisco: Self.systemFamilyName
        case .sanFranciscoRounded: Self.systemFamilyName + "Rounded"
        case .sanFranciscoMono: Self.systemFamilyName + "Monospaced"
        case .newYork: Self.systemFamilyName + "Serif"
        default: nil
        }
    }

    /// The family name of a replaced typeface whose widths are exact; nil for other fonts.
    package var replacedFamily: String? { replaced == .helvetica ? "Helvetica" : nil }

    private static let systemFamilyName = ".AppleSystemUIFont"
}
