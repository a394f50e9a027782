extension UINavigationBar: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    package var groupsStandardAccessibility: Bool { true }
    /// The title, by which tests of interfaces find the bar.
    package var standardAccessibilityIdentifier: String? { topItem?.title }
    package var automationKind: AutomationKind { .navigationBar }
}

extension UIToolbar: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    package var groupsStandardAccessibility: Bool { true }
    package var automationKind: AutomationKind { .toolbar }
}

extension UIBarItem: AccessibleByDefault {
    package var standardAccessibilityLabel: String? { title ?? (self as? UIBarButtonItem)?.systemName }
}
