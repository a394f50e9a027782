/// The properties `CATextLayer` adds, as a value.
struct TextValues {
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
}

/// The keys of the properties `CATextLayer` adds.
enum TextKey: String {
    case string, font, fontSize, foregroundColor, wrapped, alignmentMode, truncationMode
    case allowsFontSubpixelQuantization

    /// A key by its name or by its getter's.
    init?(keyOrGetter name: String) {
        if name == "isWrapped" { self = .wrapped } else { self.init(rawValue: name) }
    }

    /// Whether a change animates by itself (layers.md §6).
    var animatesImplicitly: Bool { self == .fontSize || self == .foregroundColor }

    /// What a new layer has, where that is neither zero nor nil.
    var defaultValue: Any? {
        switch self {
        case .string, .wrapped, .allowsFontSubpixelQuantization: nil
        case .font, .fontSize, .foregroundColor, .alignmentMode, .truncationMode: TextValues()[self].boxed
        }
    }
}

extension TextValues {
    subscript(key: TextKey) -> AnimatableValue {
        switch key {
        case .string: .object(string)
        case .font: .object(font)
        case .fontSize: .number(fontSize)
        case .foregroundColor: .color(foregroundColor)
        case .wrapped: .flag(isWrapped)
        case .alignmentMode: .object(alignmentMode.rawValue)
        case .truncationMode: .object(truncationMode.rawValue)
        case .allowsFontSubpixelQuantization: .flag(allowsFontSubpixelQuantization)
        }
    }

    /// Writes a value, or leaves the property alone where the type does not fit or a number is not finite.
    mutating func set(_ value: AnimatableValue, for key: TextKey) {
        guard value.isFinite else { return }
        switch (key, value) {
        case (.string, .object(let x)): string = Self.immutable(x)
        case (.font, .object(let x)): font = Self.immutable(x)
        case (.fontSize, .number(let x)): fontSize = x
        case (.foregroundColor, .color(let x)): foregroundColor = x
        case (.wrapped, _): if let x = value.bool { isWrapped = x }
        case (.alignmentMode, .object(let x)): if let x = name(x) { alignmentMode = .init(rawValue: x) }
        case (.truncationMode, .object(let x)): if let x = name(x) { truncationMode = .init(rawValue: x) }
        case (.allowsFontSubpixelQuantization, _): if let x = value.bool { allowsFontSubpixelQuantization = x }
        default: break
        }
    }

    /// Writes what `nil` stands for: no string or colour, and the default of everything else.
    mutating func clear(_ key: TextKey) {
        switch key {
        case .string: string = nil
        case .foregroundColor: foregroundColor = nil
        default: set(TextValues()[key], for: key)
        }
    }

    /// A string, or a font's name, that its owner cannot change behind the layer's back.
    static func immutable(_ string: Any?) -> Any? {
        switch string {
        case let string as NSAttributedString: NSAttributedString(attributedString: string)
        case let string as NSString: String(describing: string)
        default: string
        }
    }

    private func name(_ object: Any?) -> String? {
        object as? String ?? (object as? any RawRepresentable<String>)?.rawValue
    }
}
