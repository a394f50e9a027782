/// An entry of an object's `connections` (interface_builder_segues.md §12).
package enum InterfaceConnection: Hashable, Sendable {
    case outlet(InterfaceOutlet)
    case action(InterfaceAction)
    case segue(InterfaceSegue)
}

/// A property that is set to another object, or a collection that another object is added to.
package struct InterfaceOutlet: Hashable, Sendable {
    package var property: String
    /// The id of the object to set or to add.
    package var destination: String
    /// Whether the property is a collection, which is assigned once with all its members (interface_builder.md I14).
    package var isCollection: Bool
    /// Whether members follow those that the collection has, as `gestureRecognizers` do (interface_builder_segues.md I97).
    package var appends: Bool
    package var line: Int
}

/// A message that an object sends for an event (interface_builder_segues.md I95).
package struct InterfaceAction: Hashable, Sendable {
    package var selector: InterfaceSelector
    /// The id of the receiver.
    package var destination: String
    /// Whether the receiver is the first responder, so that the action goes up the responder chain.
    package var goesToFirstResponder: Bool
    /// The name of a `UIControl.Event`; nil for bar button items and gesture recognizers.
    package var event: String?
    package var line: Int
}

extension InterfaceElement {
    /// The connections of an object in document order, without those that lack a part.
    package var connections: [InterfaceConnection] { list("connections").compactMap(\.connection) }

    /// This element of `connections` as a value, or nil if it lacks a part.
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
