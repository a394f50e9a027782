import Foundation

/// Which font is wanted; ``FontLibrary`` finds the closest there is.
package struct FontStyle: Hashable, Sendable {
    /// Tried in order, then the library's own fallbacks.
    package var families: [String]
    /// 1…1000, as in CSS: 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// Whether all digits are equally wide.
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

    /// What a layout asks for, in one string.
    var familyList: String { (families.map { $0.filter { $0 != "," } } + FontLibrary.fallbacks).joined(separator: ",") }
}
