import Foundation

/// A description of a font; ``FontLibrary`` finds the closest available face.
package struct FontStyle: Hashable, Sendable {
    /// The families in order of preference; the library's fallbacks follow.
    package var families: [String]
    /// The weight, 1…1000, as in CSS: 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// Whether all digits have the same width.
    package var hasTabularDigits: Bool
    /// The typeface whose heights and widths the text has; nil for those of the font itself.
    package var replaced: ReplacedTypeface?
    /// The width of glyphs relative to their normal width; 1 by default.
    ///
    /// Only replaced typefaces have other widths.
    package var width = 1.0
    /// The space between lines in addition to that of the font, as a fraction of the font size; below 0 for less.
    ///
    /// Only replaced typefaces have it.
    package var lineGap = 0.0

    /// Creates a style; without families, it is the system font's.
    package init(families: [String] = [], weight: Int = 400, isItalic: Bool = false, hasTabularDigits: Bool = false) {
        self.families = families
        self.weight = min(max(weight, 1), 1000)
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
        replaced = families.isEmpty ? .sanFrancisco : nil
    }

    /// Creates the style of a font that replaces one of Apple's; nil stands for the system's family.
    package init(family: String?, replacing typeface: ReplacedTypeface?) {
        self.init(families: family.map { [$0] } ?? [])
        replaced = typeface
    }

    /// The system's text font, Inter with the metrics of San Francisco.
    package static let system = FontStyle()
    package static let monospaced = FontStyle(family: FontLibrary.monospacedFamily, replacing: .sanFranciscoMono)
    package static let serif = FontStyle(family: FontLibrary.serifFamily, replacing: .newYork)
    package static let rounded = FontStyle(family: nil, replacing: .sanFranciscoRounded)

    /// The weight of the face that is drawn; Inter has faces for multiples of 100.
    var faceWeight: Int {
        guard let replaced else { return weight }
        return replaced == .sanFranciscoRounded
            ? Rounding(weight: weight).faceWeight : min(max((weight + 50) / 100, 1), 9) * 100
    }

    /// Whether text of a size in points has the system's font for large text.
    func isTitle(size: Double) -> Bool {
        size >= ReplacedTypeface.titleSize && replaced?.isSansSerifSystemFont == true
    }

    /// Returns the families and the fallbacks at a size in points, in one comma-separated string as the layout takes
    /// them; their faces are available afterwards.
    func familyList(size: Double) -> String {
        if isTitle(size: size) {
            FontLibrary.addTitleFace(weight: faceWeight, isItalic: isItalic)
            return FontLibrary.displayFamily + "," + FontLibrary.fallbacks
        }
        if replaced == .helvetica {
            FontLibrary.addHelveticaFace(weight: faceWeight, isItalic: isItalic)
            return FontLibrary.helveticaFamily + "," + FontLibrary.fallbacks
        }
        if replaced?.isSansSerifSystemFont == true { return FontLibrary.textFamily + "," + FontLibrary.fallbacks }
        guard !families.isEmpty else { return FontLibrary.fallbacks }
        return (families.map { $0.filter { $0 != "," } } + [FontLibrary.fallbacks]).joined(separator: ",")
    }
}

extension FontStyle {
    /// Takes over the family and the typeface of another style, and keeps weight, slant and digits.
    package mutating func setDesign(of other: FontStyle) { (families, replaced) = (other.families, other.replaced) }
}
