/// A segue as described by the document (interface_builder_segues.md §14).
package struct InterfaceSegue: Hashable, Sendable {
    /// The kinds of segues, with the document's words as raw values.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case show, showDetail, push, modal, presentation, popoverPresentation, replace
        case embed, relationship, unwind, custom
        case popover
    }

    package var id: String?
    package var kind: Kind
    package var identifier: String?
    /// The id of the destination, which is a controller, a reference to one, or the `exit` of an unwind segue.
    package var destination: String
    /// The property of a container that a relationship segue sets, such as `rootViewController`.
    package var relationship: String?
    /// The class of a custom segue.
    package var segueClass: InterfaceClass
    package var modalPresentationStyle: String?
    package var modalTransitionStyle: String?
    /// Whether the transition is animated; true by default.
    package var animates: Bool
    /// The id of the view or bar button item to which a popover is anchored.
    package var popoverAnchor: String?
    /// The names of the allowed directions of a popover's arrow; empty if the document names none.
    package var popoverArrowDirections: [String]
    /// The method that identifies the controller to which an unwind segue returns.
    package var unwindAction: InterfaceSelector?
    /// The method of the source that creates the destination (interface_builder.md I26).
    package var destinationCreationSelector: InterfaceSelector?
    /// The message that the source performs instead of the kind's default, such as `showViewController:sender:`.
    package var action: InterfaceSelector?
    /// The trigger of a cell's segue, such as `accessoryAction`; nil for the default.
    package var trigger: String?
    package var line: Int
}

extension InterfaceElement {
    /// This `segue` element as a value; nil if it lacks its kind or destination.
    var segue: InterfaceSegue? {
        guard let kind = choice("kind", InterfaceSegue.Kind.self), let destination = attribute("destination")
        else { return nil }
        let directions = child(forKey: "popoverArrowDirection")
        return InterfaceSegue(
            id: id, kind: kind, identifier: attribute("identifier"), destination: destination,
            relationship: attribute("relationship"),
            segueClass: InterfaceClass(
                elementClass: "UIStoryboardSegue", customClass: attribute("customClass"),
                customModule: attribute("customModule"),
                isInTarget: attribute("customModuleProvider") == "target"),
            modalPresentationStyle: attribute("modalPresentationStyle"),
            modalTransitionStyle: attribute("modalTransitionStyle"), animates: bool("animates", default: true),
            popoverAnchor: attribute("popoverAnchorView") ?? attribute("popoverAnchorBarButtonItem"),
            popoverArrowDirections: ["up", "down", "left", "right"].filter { directions?.bool($0) == true },
            unwindAction: attribute("unwindAction").map(InterfaceSelector.init),
            destinationCreationSelector: attribute("destinationCreationSelector").map(InterfaceSelector.init),
            action: attribute("action").map(InterfaceSelector.init), trigger: attribute("trigger"), line: line)
    }
}
