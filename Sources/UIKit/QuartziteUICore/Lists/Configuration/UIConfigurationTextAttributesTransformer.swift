import QuartziteUIDrawing

/// A closure that makes other attributes of those of a text.
public struct UIConfigurationTextAttributesTransformer {
    /// The closure.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the attributes for attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension Optional<UIConfigurationTextAttributesTransformer> {
    /// Returns the font and the colour that the transformer, if there is one, makes of others.
    package func transformed(_ font: UIFont, _ color: UIColor) -> (font: UIFont, color: UIColor) {
        guard let self else { return (font, color) }
        var attributes = AttributeContainer()
        attributes.font = font
        attributes.foregroundColor = color
        let new = self(attributes)
        return (new.font ?? font, new.foregroundColor ?? color)
    }

    /// Shows a text in a label with a font and a colour, where it has none of its own, and the transformer's changes.
    @MainActor func show(_ text: AttributedString?, _ font: UIFont, _ color: UIColor, in label: UILabel) {
        let base = transformed(font, color)
        label.font = base.font
        label.textColor = base.color
        guard let text, self != nil || text.runs.contains(where: { $0.attributes != AttributeContainer() }) else {
            return label.text = text.map { String($0.characters) }
        }
        var shown = AttributedString()
        for run in text.runs {
            var attributes = AttributeContainer()
            attributes.font = font
            attributes.foregroundColor = color
            attributes.merge(run.attributes)
            if let self { attributes = self(attributes) }
            shown += AttributedString(String(text[run.range].characters), attributes: attributes)
        }
        label.attributedText = NSAttributedString(shown)
    }
}
