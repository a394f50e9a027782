/// The properties that `CATextLayer` adds, as a value.
struct TextValues: PropertyValues {
    /// Identifies the inputs of the layout; replaced whenever one of them changes.
    final class Identity: Sendable {}

    private(set) var identity = Identity()
    /// The text, a `String` or an `NSAttributedString`.
    var string: Any? { didSet { identity = Identity() } }
    /// The font: a name, a `CGFont` or a UIKit font.
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

    /// Returns an immutable copy of a string, so that its owner cannot change it after setting it.
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
