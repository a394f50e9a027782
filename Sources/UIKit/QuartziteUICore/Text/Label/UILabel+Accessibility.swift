extension UILabel: AccessibleByDefault {
    var standardAccessibilityLabel: String? { text }
    var standardAccessibilityTraits: UIAccessibilityTraits { isEnabled ? .staticText : [.staticText, .notEnabled] }
    var automationKind: AutomationKind { .staticText }
}
