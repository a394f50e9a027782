/// An image to which a document refers (interface_builder.md I73).
package struct InterfaceImage: Hashable, Sendable {
    /// The size of a symbol relative to its font.
    package enum SymbolScale: String, Hashable, Sendable {
        case `default`, small, medium, large
    }

    /// Whether an image is displayed with its own colours or the tint colour.
    package enum RenderingMode: String, Hashable, Sendable {
        case automatic, original, template
    }

    package var name: String
    /// Whether the name is that of a system symbol.
    package var isSystem = false
    package var symbolScale: SymbolScale?
    package var renderingMode: RenderingMode?

    /// Creates a reference to an image.
    package init(
        name: String, isSystem: Bool = false, symbolScale: SymbolScale? = nil, renderingMode: RenderingMode? = nil
    ) {
        (self.name, self.isSystem, self.symbolScale, self.renderingMode) = (name, isSystem, symbolScale, renderingMode)
    }
}

extension InterfaceElement {
    /// Returns the image that is the value of a property, from an attribute or an `imageReference` with that key.
    package func image(_ name: String) -> InterfaceImage? {
        if let reference = child(forKey: name, named: "imageReference") {
            guard let image = reference.attribute("image") else { return nil }
            return InterfaceImage(
                name: image, isSystem: reference.attribute("catalog") == "system",
                symbolScale: reference.choice("symbolScale"), renderingMode: reference.choice("renderingMode"))
        }
        guard let image = attribute(name) else { return nil }
        // An element has a single `catalog` for all its images; the resources distinguish them.
        let isSystem = attribute("catalog") == "system" && tree.imageResource(named: image)?.isSystem != false
        return InterfaceImage(name: image, isSystem: isSystem)
    }
}
