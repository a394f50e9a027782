import Foundation

/// A font, independent of its size.
public final class CGFont: Hashable, Sendable {
    package let style: FontStyle
    private let name: String

    /// Creates the font with the given PostScript or full name; nil if the name is unknown.
    ///
    /// Apple's text fonts are replaced by the closest available font.
    public init?(_ name: CFString) {
        guard let style = FontStyle(fontNamed: String(name)) else { return nil }
        self.style = style
        self.name = String(name)
    }

    /// The name that the font was created with.
    public var postScriptName: CFString? { name }
    /// The name that the font was created with.
    public var fullName: CFString? { name }

    /// Returns whether both are the same font.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.style == b.style }
    /// Hashes the style.
    public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
