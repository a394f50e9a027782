extension UITextField: AccessibleByDefault {
    /// The text; a character of a password is a bullet.
    package var standardAccessibilityValue: String? {
        isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text
    }
    package var standardAccessibilityTraits: UIAccessibilityTraits { stateTraits }
    package var accessibilityPlaceholder: String? { placeholder }
    package var automationKind: AutomationKind {
        if accessibilityTraits.contains(.searchField) { return .searchField }
        return isSecureTextEntry ? .secureTextField : .textField
    }
}

extension UITextView: AccessibleByDefault {
    package var standardAccessibilityValue: String? { text }
    package var standardAccessibilityTraits: UIAccessibilityTraits { isEditable ? [] : .staticText }
    package var automationKind: AutomationKind { .textView }
}
