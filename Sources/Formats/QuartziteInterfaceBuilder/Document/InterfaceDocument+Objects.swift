import Foundation

/// A scene of a storyboard, with a view controller and other objects (interface_builder.md I21).
package struct InterfaceScene: Hashable, Sendable {
    package let element: InterfaceElement

    /// The scene's `sceneID`.
    package var id: String? { element.attribute("sceneID") }

    /// The top-level objects in document order, including placeholders.
    package var objects: [InterfaceElement] { element.list("objects") }

    /// The view controller, or the reference to one in another storyboard.
    package var controller: InterfaceElement? {
        objects.first { $0.attribute("sceneMemberID") == "viewController" }
            ?? objects.first { $0.name.hasSuffix("Controller") || $0.name == "viewControllerPlaceholder" }
    }
}

/// The size of an image in points, as saved in the document for placeholders (interface_builder.md I73).
package struct InterfaceImageResource: Hashable, Sendable {
    package let name: String
    package let size: CGSize
    /// Whether the image is a system symbol.
    package let isSystem: Bool
}

extension InterfaceDocument {
    /// The scenes of a storyboard in document order; empty for a xib.
    package var scenes: [InterfaceScene] { root.list("scenes").map(InterfaceScene.init) }

    /// The top-level objects of a xib in document order, including placeholders; empty for a storyboard.
    package var objects: [InterfaceElement] { root.list("objects") }

    /// The initial view controller of a storyboard (interface_builder.md I20).
    package var initialViewController: InterfaceElement? {
        root.attribute("initialViewController").flatMap(element)
    }

    /// Returns the scene that contains an element.
    package func scene(of element: InterfaceElement) -> InterfaceScene? {
        sequence(first: element, next: \.parent).first { $0.name == "scene" }.map(InterfaceScene.init)
    }

    /// Returns the first controller with a `storyboardIdentifier` (interface_builder.md I20).
    package func controller(identifier: String) -> InterfaceElement? {
        scenes.lazy.compactMap(\.controller).first { $0.attribute("storyboardIdentifier") == identifier }
    }

    /// Returns the size of an image that the document uses.
    package func imageResource(named name: String) -> InterfaceImageResource? { tree.imageResource(named: name) }

    /// The saved colours of the asset catalog, by name (interface_builder.md I67).
    package var namedColors: [String: InterfaceColorComponents] { colors("namedColor") }

    /// The saved system colours, by name (interface_builder.md I66).
    package var systemColors: [String: InterfaceColorComponents] { colors("systemColor") }

    private func colors(_ element: String) -> [String: InterfaceColorComponents] {
        Dictionary(
            tree.resources.keys.filter { $0.element == element }.compactMap { key in
                tree.resourceColor(element, named: key.name).map { (key.name, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }
}

extension InterfaceTree {
    /// Returns the size of an image in `resources`.
    func imageResource(named name: String) -> InterfaceImageResource? {
        guard let index = resources[ResourceName(element: "image", name: name)] else { return nil }
        let element = InterfaceElement(tree: self, index: index)
        return InterfaceImageResource(
            name: name, size: element.sizeValue, isSystem: element.attribute("catalog") == "system")
    }

    /// Returns the components of a colour in `resources`.
    func resourceColor(_ element: String, named name: String) -> InterfaceColorComponents? {
        guard let index = resources[ResourceName(element: element, name: name)] else { return nil }
        let color = InterfaceElement(tree: self, index: index).children.first { $0.name == "color" }
        return color?.colorComponents
    }
}
