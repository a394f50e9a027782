import QuartziteUIDrawing

/// The accessibility properties that a class of UIKit's has while code sets none.
@MainActor package protocol AccessibleByDefault {
    /// Whether the object is an element; true unless a class says otherwise.
    var isStandardAccessibilityElement: Bool { get }
    var standardAccessibilityLabel: String? { get }
    var standardAccessibilityValue: String? { get }
    var standardAccessibilityIdentifier: String? { get }
    var standardAccessibilityTraits: UIAccessibilityTraits { get }
    /// Whether the elements inside are visited one after another; false unless a class says otherwise.
    var groupsStandardAccessibility: Bool { get }
    /// The elements inside that are not views, and the views between them; nil for the subviews.
    var standardAccessibilityElements: [Any]? { get }
    /// What kind of element the object is for tests of interfaces.
    var automationKind: AutomationKind { get }
    /// Whether the texts inside are read as one element.
    var mergesAccessibilityTexts: Bool { get }
    /// The text that stands for a value that is missing; nil for none.
    var accessibilityPlaceholder: String? { get }
}

extension AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { true }
    package var standardAccessibilityLabel: String? { nil }
    package var standardAccessibilityValue: String? { nil }
    package var standardAccessibilityIdentifier: String? { nil }
    package var standardAccessibilityTraits: UIAccessibilityTraits { [] }
    package var groupsStandardAccessibility: Bool { false }
    package var standardAccessibilityElements: [Any]? { nil }
    package var automationKind: AutomationKind { .other }
    package var mergesAccessibilityTexts: Bool { false }
    package var accessibilityPlaceholder: String? { nil }
}

extension UIControl {
    /// The traits of the control's state: disabled and selected.
    package var stateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}

extension UIView {
    /// The bounding box of the bounds in points of the screen.
    var frameOnScreen: CGRect { layer.convert(bounds, to: nil) }
}
