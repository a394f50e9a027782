import QuartziteUIFoundation
import QuartziteText

/// A font of a size in points.
///
/// The system fonts are Inter and, for monospaced text, DejaVu Sans Mono, with the heights and about the widths of San
/// Francisco. Characters that a font lacks come from those, DejaVu Sans, WenQuanYi Micro Hei and Noto Sans UI, and
/// emoji from Noto Color Emoji, regardless of the fonts installed on the machine. Heights are proportional to the size; as on iOS, glyphs
/// are closer together in large text. Negative sizes and NaN count as 0.
open class UIFont: _AttributeObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// The name with which the font was created, or the PostScript name of the face.
    public let fontName: String
    package let textStyle: FontStyle
    private let face: FontFace?
    private let metrics: FontMetrics

    package init(style: FontStyle, size: CGFloat, name: String? = nil) {
        textStyle = style
        pointSize = size > 0 && size.isFinite ? min(size, 1e6) : 0
        face = FontLibrary.face(for: style, size: pointSize)
        metrics = style.metrics(of: face, size: pointSize)
        fontName = name ?? style.systemName ?? face?.name ?? ""
        super.init()
    }

    /// Decodes a font that was archived; from a storyboard or xib, the system font of 12 points.
    public required convenience init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIFontPointSize") else {
            self.init()
            return
        }
        let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName").map { String(describing: $0) } ?? ""
        let size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
        let style = FontStyle(fontNamed: name) ?? .system
        self.init(style: style, size: size, name: name.isEmpty ? nil : name)
    }

    /// Whether fonts can be read from archives that name the classes that they may contain: true.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the name and the size.
    open func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }

    /// Creates a font with a PostScript, full or family name, and a size in points.
    ///
    /// Apple's text fonts, which cannot be redistributed, are replaced by the closest available font in the weight and
    /// slant of the name. Other unknown names return nil.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let style = FontStyle(fontNamed: fontName) else { return nil }
        self.init(style: style, size: fontSize, name: fontName)
    }

    /// Creates the system font of 12 points.
    public override convenience init() { self.init(style: .system, size: 12) }

    /// The families of the fonts that can be used, in alphabetical order.
    open class var familyNames: [String] { Set(FontLibrary.allFaces.map(\.family)).sorted() }

    /// Returns the PostScript names of the fonts in a family; none if there is no such family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        Set(FontLibrary.allFaces.filter { $0.family == familyName }.map(\.name)).sorted()
    }

    /// Returns the font itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the same font with another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(style: textStyle, size: fontSize, name: fontName) }

    /// The family of the face; ".AppleSystemUIFont" for the system font, and "Helvetica" for the face that replaces it.
    open var familyName: String { textStyle.systemFamily ?? textStyle.replacedFamily ?? face?.family ?? "" }
    /// The distance from the baseline to the top of a line in points.
    open var ascender: CGFloat { metrics.ascender * pointSize }
    /// The distance from the baseline to the bottom of a line in points; negative.
    open var descender: CGFloat { metrics.descender * pointSize }
    /// The space between lines in points, in addition to ascender and descender.
    open var leading: CGFloat { metrics.lineGap * pointSize }
    /// The height of a line in points.
    open var lineHeight: CGFloat { ascender - descender }
    /// The height of capital letters in points.
    open var capHeight: CGFloat { metrics.capHeight * pointSize }
    /// The height of the lowercase x in points.
    open var xHeight: CGFloat { metrics.xHeight * pointSize }

    /// Whether `object` is the same font with the same size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return textStyle == other.textStyle && pointSize == other.pointSize && fontName == other.fontName
    }

    /// A hash value of the font and the size.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(textStyle)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    /// The family, the weight, the style and the size.
    open override var description: String {
        "<UICTFont: \(identity(of: self).dropLast().split(separator: " ").last ?? "")> font-family: \"\(familyName)\"; "
            + "font-weight: \(textStyle.weight >= 600 ? "bold" : "normal"); "
            + "font-style: \(textStyle.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", pointSize))pt"
    }
}

extension UIFont: TextFont {}
