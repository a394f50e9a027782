import Foundation

/// The index of a glyph in a font.
public typealias CGGlyph = UInt16

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

    /// Creates the font of a file's contents, which then can be used by its name; nil if they are not a font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let face = FontLibrary.add(data) else { return nil }
        style = FontStyle(families: [face.family], weight: face.weight, isItalic: face.isItalic)
        name = face.name
    }

    package init(style: FontStyle, name: String) { (self.style, self.name) = (style, name) }

    /// The name that the font was created with.
    public var postScriptName: CFString? { name }
    /// The name that the font was created with.
    public var fullName: CFString? { name }

    /// Returns whether both are the same font.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.style == b.style }
    /// Hashes the style.
    public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
