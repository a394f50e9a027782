import QuartzCore

/// A font at a size in points.
///
/// The system's fonts are Inter and, with one width for all characters, DejaVu Sans Mono; characters that a font lacks
/// come from those, DejaVu Sans and WenQuanYi Micro Hei, whatever else a machine has installed. All measures scale with
/// the size; sizes below 0 and what is not a number count as 0. Fonts are not `NSObject`s, as Foundation's attributed
/// strings on Linux stop the program where they compare such attributes.
open class UIFont: Hashable, NSCopying, @unchecked Sendable {
    /// Points.
    public let pointSize: CGFloat
    /// The name the font was made by, or PostScript's name of the face found.
    public let fontName: String
    package let textStyle: FontStyle
    private let face: FontFace?

    init(style: FontStyle, size: CGFloat, name: String? = nil) {
        textStyle = style
        pointSize = size > 0 && size.isFinite ? min(size, 1e6) : 0
        face = FontLibrary.face(for: style)
        fontName = name ?? face?.name ?? ""
    }

    /// A font by PostScript, full or family name, at `size` points.
    ///
    /// Apple's own text fonts, which are not free to pass on, are replaced by the closest font there is, in the weight and
    /// slant their name says; nil for other unknown names.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let style = FontStyle(fontNamed: fontName) else { return nil }
        self.init(style: style, size: fontSize, name: fontName)
    }

    /// Fonts do not change: itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same font at another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(style: textStyle, size: fontSize, name: fontName) }

    /// The family of the face found, such as "Inter".
    open var familyName: String { face?.family ?? "" }
    /// Points from the base line up to the top of a line.
    open var ascender: CGFloat { (face?.ascender ?? 0) * pointSize }
    /// Points from the base line down to the bottom of a line; negative.
    open var descender: CGFloat { (face?.descender ?? 0) * pointSize }
    /// Points between lines, beyond ascender and descender.
    open var leading: CGFloat { (face?.lineGap ?? 0) * pointSize }
    /// The height of a line in points.
    open var lineHeight: CGFloat { ascender - descender }
    /// The height of capital letters in points.
    open var capHeight: CGFloat { (face?.capHeight ?? 0) * pointSize }
    /// The height of a small x in points.
    open var xHeight: CGFloat { (face?.xHeight ?? 0) * pointSize }

    /// Whether `object` is the same font at the same size.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return textStyle == other.textStyle && pointSize == other.pointSize && fontName == other.fontName
    }

    /// Whether two fonts are the same at the same size.
    public static func == (a: UIFont, b: UIFont) -> Bool { a.isEqual(b) }

    /// Hashes font and size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(textStyle)
        hasher.combine(pointSize)
    }
}

extension UIFont: TextFont {}
