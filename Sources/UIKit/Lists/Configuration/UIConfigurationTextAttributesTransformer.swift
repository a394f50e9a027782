import QuartzCore

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
    func transformed(_ font: UIFont, _ color: UIColor) -> (font: UIFont, color: UIColor) {
        guard let self else { return (font, color) }
        var attributes = AttributeContainer()
        attributes.font = font
        attributes.foregroundColor = color
        let new = self(attributes)
        return (new.font ?? font, new.foregroundColor ?? color)
    }
}
