/// A font of a document (interface_builder.md I70).
package enum InterfaceFont: Hashable, Sendable {
    /// The system font; a nil size means the default of the class.
    case system(size: Double?, weight: InterfaceFontWeight)
    case boldSystem(size: Double?)
    case italicSystem(size: Double?)
    /// A font with a PostScript name and a family.
    case named(String, family: String?, size: Double?)
    case style(InterfaceTextStyle)
}

/// The weights of the system font, with the document's words as raw values.
package enum InterfaceFontWeight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The text styles, with the document's words as raw values (interface_builder.md I71).
package enum InterfaceTextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle = "UICTFontTextStyleTitle0"
    case title1 = "UICTFontTextStyleTitle1"
    case title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3"
    case headline = "UICTFontTextStyleHeadline"
    case body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout"
    case subheadline = "UICTFontTextStyleSubhead"
    case footnote = "UICTFontTextStyleFootnote"
    case caption1 = "UICTFontTextStyleCaption1"
    case caption2 = "UICTFontTextStyleCaption2"

    /// The size in points for the default content size category.
    package var pointSize: Double {
        switch self {
        case .largeTitle: 34
        case .title1: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption1: 12
        case .caption2: 11
        }
    }

    package var weight: InterfaceFontWeight { self == .headline ? .semibold : .regular }
}

extension InterfaceElement {
    /// Returns the font that is the value of a property; nil if it is absent or unreadable.
    package func font(_ key: String) -> InterfaceFont? { child(forKey: key)?.fontValue }

    /// This `fontDescription` or `font` element as a value; nil if it is unreadable.
    var fontValue: InterfaceFont? {
        switch name {
        case "fontDescription":
            let size = positive("pointSize")
            if let style = choice("style", InterfaceTextStyle.self) { return .style(style) }
            if let name = attribute("name") { return .named(name, family: attribute("family"), size: size) }
            switch attribute("type") {
            case "boldSystem": return .boldSystem(size: size)
            case "italicSystem": return .italicSystem(size: size)
            case "system": return .system(size: size, weight: choice("weight") ?? .regular)
            default: return nil
            }
        case "font":
            let size = positive("size")
            if let name = attribute("name") { return .named(name, family: nil, size: size) }
            return attribute("metaFont").flatMap { Self.metaFont($0, size: size) }
        default: return nil
        }
    }

    /// Returns the font for a `metaFont` such as `systemSemibold`.
    private static func metaFont(_ name: String, size: Double?) -> InterfaceFont? {
        switch name {
        case "system": return .system(size: size, weight: .regular)
        case "systemBold": return .boldSystem(size: size)
        case "systemItalic": return .italicSystem(size: size)
        default:
            guard
                let weight = InterfaceFontWeight.allCases.first(where: {
                    "system\($0.rawValue)".lowercased() == name.lowercased()
                })
            else { return nil }
            return .system(size: size, weight: weight)
        }
    }

    private func positive(_ name: String) -> Double? { number(name).flatMap { $0 > 0 ? $0 : nil } }
}
