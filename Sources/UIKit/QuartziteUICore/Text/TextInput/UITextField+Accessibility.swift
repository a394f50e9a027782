extension UITextField: AccessibleByDefault {
    /// The text; a character of a password is a bullet.
    var standardAccessibilityValue: String? {
        isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text
    }
    var standardAccessibilityTraits: UIAccessibilityTraits { stateTraits }
    var accessibilityPlaceholder: String? { placeholder }
    var automationKind: AutomationKind {
        if accessibilityTraits.contains(.searchField) { return .searchField }
        return isSecureTextEntry ? .secureTextField : .textField
    }
}

extension UITextView: AccessibleByDefault {
    var standardAccessibilityValue: String? { text }
    var standardAccessibilityTraits: UIAccessibilityTraits { isEditable ? [] : .staticText }
    var automationKind: AutomationKind { .textView }
}
