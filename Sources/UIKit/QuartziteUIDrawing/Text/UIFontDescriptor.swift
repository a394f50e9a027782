import QuartziteUIFoundation

/// A description of a font by face and size in points.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Traits of a face, as a set of options; here italic, bold, monospaced and, in system
    /// fonts, the widths have an effect.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates traits from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than standard.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than standard.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// With lines as for vertical text; without effect.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// As for interfaces; without effect.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// With lines closer together; without effect.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With lines further apart; without effect.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the class of a face.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// With serifs as of old; without effect.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// With serifs of the 18th century; without effect.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// With serifs as of Bodoni; without effect.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// With serifs as of Clarendon; without effect.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// With slab serifs; without effect.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// With serifs of other kinds; without effect.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// Without serifs; without effect.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// With ornaments; without effect.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// As written by hand; without effect.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// With symbols; without effect.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// Designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public let rawValue: String
        /// Creates a design with a name; unknown names look like ``default``.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round corners and ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Monospaced.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The size in points; 0 if none is described.
    public let pointSize: CGFloat
    let style: FontStyle
    let name: String?

    package init(_ style: FontStyle, size: CGFloat, name: String?) {
        self.style = style
        pointSize = size
        self.name = name
        super.init()
    }

    /// Creates a descriptor with a font name; an unknown name describes the system font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontStyle(fontNamed: fontName) ?? .system, size: size, name: fontName)
    }

    /// Returns the descriptor of the system font for a text style, at the default text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The PostScript name of the font.
    open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

    /// The traits of the face.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if style.isItalic { traits.insert(.traitItalic) }
        if style.weight >= 600 { traits.insert(.traitBold) }
        if style.width < 1 { traits.insert(.traitCondensed) }
        if style.width > 1 { traits.insert(.traitExpanded) }
        if style.families == FontStyle.monospaced.families { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor of the same family that is italic, bold, monospaced, condensed or expanded as in the traits;
    /// never nil.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var new = style
        new.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = symbolicTraits.contains(.traitBold)
        if isBold != self.symbolicTraits.contains(.traitBold) { new.weight = isBold ? 700 : 400 }
        let widths: SymbolicTraits = [.traitCondensed, .traitExpanded]
        if symbolicTraits.intersection(widths) != self.symbolicTraits.intersection(widths) {
            let wide: UIFont.Width = symbolicTraits.contains(.traitExpanded) ? .expanded : .standard
            new.width = (symbolicTraits.contains(.traitCondensed) ? .condensed : wide).factor
        }
        if symbolicTraits.contains(.traitMonoSpace) { new.setDesign(of: .monospaced) }
        return UIFontDescriptor(new, size: pointSize, name: new == style ? name : nil)
    }

    /// Returns the descriptor with another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(style, size: newPointSize, name: name)
    }

    /// Returns the descriptor with another design; never nil.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var new = style
        switch design {
        case .monospaced: new.setDesign(of: .monospaced)
        case .serif: new.setDesign(of: .serif)
        case .rounded: new.setDesign(of: .rounded)
        default: new.setDesign(of: .system)
        }
        return UIFontDescriptor(new, size: pointSize, name: nil)
    }
}
