extension InterfaceElement {
    /// The elements that have a class but are not created with their nib.
    private static let uncreated: Set = [
        "placeholder", "exit", "segue", "viewLayoutGuide", "viewControllerLayoutGuide", "viewControllerPlaceholder",
    ]

    /// Whether loading the nib creates an object for this element.
    var isNibObject: Bool {
        let isObject = Vocabulary.descriptions[name]?.attributes["customClass"] != nil
        return isObject && !Self.uncreated.contains(name) && isCreated
    }

    /// Whether an outlet can refer to this element; false for constraints that are not created.
    ///
    /// See interface_builder.md I39, I46.
    var isCreated: Bool { name != "constraint" || tree.usesAutoLayout && !bool("placeholder") }

    /// Whether this element is a separate nib for cells or supplementary views of a table or collection.
    ///
    /// See interface_builder.md I91, I92.
    package var isPrototype: Bool {
        switch parent?.name {
        case "prototypes": true
        case "cells": parent?.parent?.name == "collectionView"
        case "collectionView": name == "collectionReusableView" && key != nil
        default: false
        }
    }

    /// Returns this element and all elements in it in document order, omitting prototypes and `excluded`.
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
    /// Returns the nib of a xib for an environment; empty for a storyboard (interface_builder_segues.md §13).
    package func nib(for sizeClasses: InterfaceSizeClasses) -> InterfaceNib {
        InterfaceNib(roots: objects.map { $0.resolved(for: sizeClasses) })
    }
}

extension InterfaceScene {
    /// Returns the nib of the view controller and the scene's other objects, without its view
    /// (interface_builder.md I22).
    package func controllerNib(for sizeClasses: InterfaceSizeClasses) -> InterfaceNib {
        InterfaceNib(roots: roots(sizeClasses), excluding: view(sizeClasses))
    }

    /// Returns the nib of the controller's view; nil if the document contains no view (interface_builder.md I23).
    ///
    /// The nib includes the connections from the controller and the scene's other objects into the view.
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
    /// Returns the nib of a prototype; nil for other elements.
    package func prototypeNib() -> InterfaceNib? { isPrototype ? InterfaceNib(roots: [self]) : nil }
}
