extension UITabBar: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    package var groupsStandardAccessibility: Bool { true }
    package var standardAccessibilityTraits: UIAccessibilityTraits { .tabBar }
    package var standardAccessibilityLabel: String? { "Tab Bar" }
    package var automationKind: AutomationKind { .tabBar }
}

extension UITabBarButton: AccessibleByDefault {
    package var standardAccessibilityLabel: String? {
        item.accessibilityLabel ?? item.title ?? item.image?.accessibilityName
    }
    package var standardAccessibilityValue: String? { item.accessibilityValue ?? item.badgeValue }
    package var standardAccessibilityIdentifier: String? { item.accessibilityIdentifier }
    package var standardAccessibilityTraits: UIAccessibilityTraits {
        let state: UIAccessibilityTraits = item.isEnabled ? [] : .notEnabled
        return state.union(isCurrent ? [.button, .selected] : .button)
    }
    package var automationKind: AutomationKind { .button }
}
