import Foundation

/// A font without a size.
public final class CGFont: Hashable, Sendable {
    package let style: FontStyle
    private let name: String

    /// The font of that PostScript or full name; nil for an unknown one.
    ///
    /// Apple's own text fonts are replaced by the closest font there is.
    public init?(_ name: CFString) {
        guard let style = FontStyle(fontNamed: String(name)) else { return nil }
        self.style = style
        self.name = String(name)
    }

    /// The name the font was made by.
    public var postScriptName: CFString? { name }
    /// The name the font was made by.
    public var fullName: CFString? { name }

    /// Whether both are the same font.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.style == b.style }
    /// Feeds what makes fonts equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
