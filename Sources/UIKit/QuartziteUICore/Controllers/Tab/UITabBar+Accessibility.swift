extension UITabBar: AccessibleByDefault {
    var isStandardAccessibilityElement: Bool { false }
    var groupsStandardAccessibility: Bool { true }
    var standardAccessibilityTraits: UIAccessibilityTraits { .tabBar }
    var standardAccessibilityLabel: String? { "Tab Bar" }
    var automationKind: AutomationKind { .tabBar }
}

extension UITabBarButton: AccessibleByDefault {
    var standardAccessibilityLabel: String? { item.accessibilityLabel ?? item.title ?? item.image?.accessibilityName }
    var standardAccessibilityValue: String? { item.accessibilityValue ?? item.badgeValue }
    var standardAccessibilityIdentifier: String? { item.accessibilityIdentifier }
    var standardAccessibilityTraits: UIAccessibilityTraits {
        let state: UIAccessibilityTraits = item.isEnabled ? [] : .notEnabled
        return state.union(isSelected ? [.button, .selected] : .button)
    }
    var automationKind: AutomationKind { .button }
}
