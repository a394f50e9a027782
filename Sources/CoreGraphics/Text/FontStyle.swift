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

    package init(families: [String] = [], weight: Int = 400, isItalic: Bool = false, hasTabularDigits: Bool = false) {
        self.families = families
        self.weight = min(max(weight, 1), 1000)
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
    }

    /// The system's text font, Inter.
    package static let system = FontStyle()
    package static let monospaced = FontStyle(families: [FontLibrary.monospacedFamily])

    /// The families and the fallbacks in one comma-separated string, as the layout takes them.
    var familyList: String { (families.map { $0.filter { $0 != "," } } + FontLibrary.fallbacks).joined(separator: ",") }
}
