/// An attributed string as a list of fragments (interface_builder.md I74).
package struct InterfaceAttributedString: Hashable, Sendable {
    /// A part of the text with uniform attributes.
    package struct Fragment: Hashable, Sendable {
        package var content: String
        /// The attributes in document order, with names from `NSAttributedString.Key` such as `NSColor`.
        package var attributes: [Attribute]
    }

    /// An attribute of a fragment.
    package struct Attribute: Hashable, Sendable {
        package var name: String
        package var value: Value
    }

    /// The value of an attribute.
    package enum Value: Hashable, Sendable {
        case font(InterfaceFont)
        case color(InterfaceColor)
        case number(Double)
        case string(String)
        case paragraphStyle(InterfaceParagraphStyle)
    }

    package var fragments: [Fragment]

    /// The text without attributes.
    package var string: String { fragments.map(\.content).joined() }
}

/// The paragraph style of text, with lengths in points.
///
/// A nil value means the default of `NSParagraphStyle`.
package struct InterfaceParagraphStyle: Hashable, Sendable {
    /// The text alignment: `left`, `center`, `right`, `justified` or `natural`.
    package var alignment: String?
    /// The line break mode: `wordWrapping`, `charWrapping`, `clipping`, `truncatingHead`, `truncatingTail` or
    /// `truncatingMiddle`.
    package var lineBreakMode: String?
    /// The writing direction: `natural`, `leftToRight` or `rightToLeft`.
    package var baseWritingDirection: String?
    /// The numbers in the document, by property name, such as `lineSpacing`.
    package var numbers: [String: Double]

    static let numberNames = [
        "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent",
        "tailIndent", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "hyphenationFactor",
    ]
}

extension InterfaceElement {
    /// Returns the attributed string that is the value of a property.
    package func attributedString(_ key: String) -> InterfaceAttributedString? {
        guard let child = child(forKey: key, named: "attributedString") else { return nil }
        let fragments = child.children.filter { $0.name == "fragment" }.map { fragment in
            InterfaceAttributedString.Fragment(
                content: fragment.string("content") ?? "",
                attributes: fragment.list("attributes").compactMap(\.textAttribute))
        }
        return InterfaceAttributedString(fragments: fragments)
    }

    private var textAttribute: InterfaceAttributedString.Attribute? {
        guard let key, let value = textAttributeValue else { return nil }
        return InterfaceAttributedString.Attribute(name: key, value: value)
    }

    private var textAttributeValue: InterfaceAttributedString.Value? {
        switch name {
        case "font", "fontDescription": return fontValue.map { .font($0) }
        case "color": return colorValue.map { .color($0) }
        case "real", "integer": return number("value").map { .number($0) }
        case "string", "mutableString": return .string(stringValue)
        case "url": return attribute("string").map { .string($0) }
        case "paragraphStyle":
            let numbers = InterfaceParagraphStyle.numberNames.compactMap { name in number(name).map { (name, $0) } }
            return .paragraphStyle(
                InterfaceParagraphStyle(
                    alignment: attribute("alignment"), lineBreakMode: attribute("lineBreakMode"),
                    baseWritingDirection: attribute("baseWritingDirection"),
                    numbers: Dictionary(uniqueKeysWithValues: numbers)))
        default: return nil
        }
    }
}
