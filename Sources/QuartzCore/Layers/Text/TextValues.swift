/// The properties `CATextLayer` adds, as a value.
struct TextValues: PropertyValues {
    /// Stands for what the lines depend on; replaced whenever that changes.
    final class Identity: Sendable {}

    private(set) var identity = Identity()
    /// A `String` or an `NSAttributedString`.
    var string: Any? { didSet { identity = Identity() } }
    /// A name, a `CGFont` or UIKit's font.
    var font: Any? = "Helvetica" { didSet { identity = Identity() } }
    var fontSize: CGFloat = 36 { didSet { identity = Identity() } }
    var foregroundColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false { didSet { identity = Identity() } }
    var alignmentMode = CATextLayerAlignmentMode.natural { didSet { identity = Identity() } }
    var truncationMode = CATextLayerTruncationMode.none { didSet { identity = Identity() } }
    var allowsFontSubpixelQuantization = false

    static let properties = PropertyTable<TextValues>([
        Property("string", object: \.string, effects: .display, adjusted: immutable),
        Property("font", object: \.font, effects: .display, clearsToDefault: true, adjusted: immutable),
        Property("fontSize", \.fontSize, effects: .display),
        Property("foregroundColor", \.foregroundColor, effects: .display),
        Property("wrapped", \.isWrapped, getter: "isWrapped", animates: false, effects: .display),
        Property("alignmentMode", \.alignmentMode, animates: false, effects: .display),
        Property("truncationMode", \.truncationMode, animates: false, effects: .display),
        Property(
            "allowsFontSubpixelQuantization", \.allowsFontSubpixelQuantization, animates: false, effects: .display),
    ])

    /// A string, or a font's name, that its owner cannot change behind the layer's back.
    @Sendable static func immutable(_ string: Any?) -> Any? {
        switch string {
        case let string as NSAttributedString: NSAttributedString(attributedString: string)
        case let string as NSString: String(describing: string)
        default: string
        }
    }
}

extension CATextLayerAlignmentMode: NamedPropertyValue {}
extension CATextLayerTruncationMode: NamedPropertyValue {}
