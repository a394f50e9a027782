extension InterfaceElement {
    /// Elements that have a class, but are not created with their nib.
    private static let uncreated: Set = [
        "placeholder", "exit", "segue", "viewLayoutGuide", "viewControllerLayoutGuide", "viewControllerPlaceholder",
    ]

    /// Whether an object is created for this element when its nib is loaded.
    var isNibObject: Bool {
        let isObject = Vocabulary.descriptions[name]?.attributes["customClass"] != nil
        return isObject && !Self.uncreated.contains(name) && isCreated
    }

    /// Whether an outlet can refer to this element; some constraints are not created.
    ///
    /// See interface_builder.md I39, I46.
    var isCreated: Bool { name != "constraint" || tree.usesAutoLayout && !bool("placeholder") }

    /// Whether this element is a nib of its own, from which a table or collection makes cells or supplementary views
    /// (interface_builder.md I91, I92).
    package var isPrototype: Bool {
        switch parent?.name {
        case "prototypes": true
        case "cells": parent?.parent?.name == "collectionView"
        case "collectionView": name == "collectionReusableView" && key != nil
        default: false
        }
    }

    /// This element and all inside it in document order, without prototypes and without `excluded`.
    func nibMembers(excluding excluded: InterfaceElement?) -> [InterfaceElement] {
        var members = [self]
        var index = self.index + 1
        while index < tree.nodes[self.index].end {
            let element = at(index)
            if element == excluded || element.isPrototype || element.name == "variation" {
                index = tree.nodes[index].end
            } else {
                members.append(element)
                index += 1
            }
        }
        return members
    }
}

extension InterfaceDocument {
    /// The nib of a xib in an environment (interface_builder_segues.md §13); empty for a storyboard.
    package func nib(for sizeClasses: InterfaceSizeClasses) -> InterfaceNib {
        InterfaceNib(roots: objects.map { $0.resolved(for: sizeClasses) })
    }
}

extension InterfaceScene {
    /// The nib of the view controller and the objects beside it, without its view (interface_builder.md I22).
    package func controllerNib(for sizeClasses: InterfaceSizeClasses) -> InterfaceNib {
        InterfaceNib(roots: roots(sizeClasses), excluding: view(sizeClasses))
    }

    /// The nib of the controller's view (interface_builder.md I23); nil if the controller has none in the document.
    ///
    /// It has the connections of the controller and of the objects beside it that lead into the view.
    package func viewNib(for sizeClasses: InterfaceSizeClasses) -> InterfaceNib? {
        guard let view = view(sizeClasses) else { return nil }
        let outside = roots(sizeClasses).flatMap { $0.nibMembers(excluding: view) }
        return InterfaceNib(roots: [view], outside: outside)
    }

    private func roots(_ sizeClasses: InterfaceSizeClasses) -> [InterfaceElement] {
        element.resolved(for: sizeClasses).list("objects")
    }

    private func view(_ sizeClasses: InterfaceSizeClasses) -> InterfaceElement? {
        controller?.resolved(for: sizeClasses).child(forKey: "view")
    }
}

extension InterfaceElement {
    /// The nib of a prototype; nil for other elements.
    package func prototypeNib() -> InterfaceNib? { isPrototype ? InterfaceNib(roots: [self]) : nil }
}
