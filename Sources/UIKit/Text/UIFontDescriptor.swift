import QuartzCore

/// Describes a font: a face and a size in points.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// What a face looks like, as bits; of these, italic, bold and one width for all characters count here.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Traits by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide; no font here is.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow; no font here is.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// One width for all characters.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// How a system font is drawn.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name.
        public let rawValue: String
        /// A design by name; unknown ones look like ``default``.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As ever.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends; looks like ``default`` here.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With one width for all characters.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The size in points; 0 where none is described.
    public let pointSize: CGFloat
    let style: FontStyle
    let name: String?

    init(_ style: FontStyle, size: CGFloat, name: String?) {
        self.style = style
        pointSize = size
        self.name = name
        super.init()
    }

    /// Describes a font by its name; an unknown one is the system's.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontStyle(fontNamed: fontName) ?? .system, size: size, name: fontName)
    }

    /// Describes the system font for a text style, at the default text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The name of the font.
    open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

    /// What the face looks like.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if style.isItalic { traits.insert(.traitItalic) }
        if style.weight >= 600 { traits.insert(.traitBold) }
        if style.families == FontStyle.monospaced.families { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same family, italic, bold and with one width for all characters as the traits say; never nil.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var new = style
        new.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = symbolicTraits.contains(.traitBold)
        if isBold != self.symbolicTraits.contains(.traitBold) { new.weight = isBold ? 700 : 400 }
        if symbolicTraits.contains(.traitMonoSpace) { new.families = FontStyle.monospaced.families }
        return UIFontDescriptor(new, size: pointSize, name: new == style ? name : nil)
    }

    /// The same font in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(style, size: newPointSize, name: name)
    }

    /// The same font in another design; never nil.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var new = style
        switch design {
        case .monospaced: new.families = FontStyle.monospaced.families
        case .serif: new.families = FontStyle(fontNamed: "Georgia")?.families ?? []
        default: new.families = []
        }
        return UIFontDescriptor(new, size: pointSize, name: nil)
    }
}
