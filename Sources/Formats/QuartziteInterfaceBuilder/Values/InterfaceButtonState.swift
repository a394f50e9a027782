/// The appearance of a button in one state (interface_builder.md I78).
package struct InterfaceButtonState: Hashable, Sendable {
    /// The button states that a document can name.
    package enum State: String, CaseIterable, Hashable, Sendable {
        case normal, highlighted, selected, disabled, focused
    }

    /// The element that describes the state.
    package var element: InterfaceElement
    package var state: State
    package var title: String?
    package var attributedTitle: InterfaceAttributedString?
    package var titleColor: InterfaceColor?
    package var titleShadowColor: InterfaceColor?
    package var image: InterfaceImage?
    package var backgroundImage: InterfaceImage?
}

extension InterfaceElement {
    /// The appearance of a button in its states, in document order.
    package var buttonStates: [InterfaceButtonState] {
        children.compactMap { child in
            guard child.name == "state", let state = child.key.flatMap(InterfaceButtonState.State.init) else {
                return nil
            }
            return InterfaceButtonState(
                element: child, state: state, title: child.string("title"),
                attributedTitle: child.attributedString("attributedTitle"), titleColor: child.color("titleColor"),
                titleShadowColor: child.color("titleShadowColor"),
                image: child.image("image"), backgroundImage: child.image("backgroundImage"))
        }
    }
}
