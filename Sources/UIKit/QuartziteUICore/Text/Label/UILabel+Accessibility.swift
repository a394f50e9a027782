extension UILabel: AccessibleByDefault {
    package var standardAccessibilityLabel: String? { text }
    package var standardAccessibilityTraits: UIAccessibilityTraits {
        isEnabled ? .staticText : [.staticText, .notEnabled]
    }
    package var automationKind: AutomationKind { .staticText }
}
