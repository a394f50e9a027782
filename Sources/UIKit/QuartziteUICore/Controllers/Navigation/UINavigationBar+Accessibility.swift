extension UINavigationBar: AccessibleByDefault {
    var isStandardAccessibilityElement: Bool { false }
    var groupsStandardAccessibility: Bool { true }
    /// The title, by which tests of interfaces find the bar.
    var standardAccessibilityIdentifier: String? { topItem?.title }
    var automationKind: AutomationKind { .navigationBar }
}

extension UIToolbar: AccessibleByDefault {
    var isStandardAccessibilityElement: Bool { false }
    var groupsStandardAccessibility: Bool { true }
    var automationKind: AutomationKind { .toolbar }
}

extension UIBarItem: AccessibleByDefault {
    var standardAccessibilityLabel: String? { title ?? (self as? UIBarButtonItem)?.systemName }
}
