import QuartziteUIDrawing

/// An element that an assistive technology visits, as it is at one moment.
@MainActor package struct AccessibilityItem {
    /// The view, the accessibility element or another object that is visited.
    package let object: NSObject
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: UIAccessibilityTraits
    /// The frame in points of the screen.
    package var frame: CGRect
    /// The point of the screen that a touch hits to activate the element.
    package var activationPoint: CGPoint

    init(_ object: NSObject) {
        self.object = object
        let standard = object as? any AccessibleByDefault
        label = object.accessibilityLabel
        value = object.accessibilityValue
        if value?.isEmpty ?? true, let placeholder = standard?.accessibilityPlaceholder { value = placeholder }
        hint = object.accessibilityHint
        identifier = object.accessibilityIdentifier
        traits = object.accessibilityTraits
        frame = object.accessibilityFrame
        activationPoint = object.accessibilityActivationPoint
        if object as? _UIAccessibleObject == nil, activationPoint == .zero {
            activationPoint = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    /// The name of the object's class, without its module.
    package var className: String { "\(type(of: object))" }
    /// The names of the custom actions.
    package var actions: [String] { (object.accessibilityCustomActions ?? []).map(\.name) }
    /// The names of the custom rotors.
    package var rotors: [String] { (object.accessibilityCustomRotors ?? []).map(\.name) }
    /// The names and values of the custom content.
    package var content: [(label: String, value: String)] {
        ((object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []).map { ($0.label, $0.value) }
    }
    /// The names with which a user speaks to the element, unless that is only its label.
    package var inputLabels: [String] {
        let names = (object as? _UIAccessibleObject)?.accessibilityUserInputLabels ?? []
        return names == [label] ? [] : names
    }

    /// Whether the element is a text or a picture, which a cell reads as part of its own label.
    var isReadWithCell: Bool {
        let acting: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton]
        return traits.isDisjoint(with: acting) && !(object is any UITextInput) && !(object is UIControl)
    }
}
