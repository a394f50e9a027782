/// An entry of an object's `connections` (interface_builder_segues.md §12).
package enum InterfaceConnection: Hashable, Sendable {
    case outlet(InterfaceOutlet)
    case action(InterfaceAction)
    case segue(InterfaceSegue)
}

/// A property that is set to another object, or a collection to which another object is added.
package struct InterfaceOutlet: Hashable, Sendable {
    package var property: String
    /// The id of the object that is set or added.
    package var destination: String
    /// Whether the property is a collection, which is assigned once with all members (interface_builder.md I14).
    package var isCollection: Bool
    /// Whether members are appended to existing ones, as for `gestureRecognizers` (interface_builder_segues.md I97).
    package var appends: Bool
    package var line: Int
}

/// A message that an object sends for an event (interface_builder_segues.md I95).
package struct InterfaceAction: Hashable, Sendable {
    package var selector: InterfaceSelector
    /// The id of the target.
    package var destination: String
    /// Whether the target is the first responder, so that the action follows the responder chain.
    package var goesToFirstResponder: Bool
    /// The name of a `UIControl.Event`; nil for bar button items and gesture recognizers.
    package var event: String?
    package var line: Int
}

extension InterfaceElement {
    /// The connections of an object in document order, excluding incomplete ones.
    package var connections: [InterfaceConnection] { list("connections").compactMap(\.connection) }

    /// This element of `connections` as a value; nil if it is incomplete.
    var connection: InterfaceConnection? {
        switch name {
        case "outlet", "outletCollection":
            guard let property = attribute("property"), let destination = attribute("destination") else { return nil }
            return .outlet(
                InterfaceOutlet(
                    property: property, destination: destination, isCollection: name == "outletCollection",
                    appends: bool("appends"), line: line))
        case "action":
            guard let selector = attribute("selector"), let destination = attribute("destination") else { return nil }
            let isFirstResponder = reference("destination")?.attribute("placeholderIdentifier") == "IBFirstResponder"
            return .action(
                InterfaceAction(
                    selector: InterfaceSelector(name: selector), destination: destination,
                    goesToFirstResponder: isFirstResponder, event: attribute("eventType"), line: line))
        case "segue": return segue.map { .segue($0) }
        default: return nil
        }
    }
}
