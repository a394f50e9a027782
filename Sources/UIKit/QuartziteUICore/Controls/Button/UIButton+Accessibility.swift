extension UIButton: AccessibleByDefault {
    /// The title, or else the name of the image.
    package var standardAccessibilityLabel: String? {
        let titles = [
            currentAttributedTitle?.string ?? currentTitle ?? configuration?.title ?? titleLabel?.text,
            configuration?.subtitle,
        ]
        let shown = titles.compactMap { $0 }.filter { !$0.isEmpty }
        if !shown.isEmpty { return shown.joined(separator: ", ") }
        return (currentImage ?? configuration?.image ?? imageView?.image)?.accessibilityName
    }
    package var standardAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }
    package var automationKind: AutomationKind {
        if let kind = storedAccessibility?.traits.map(AutomationKind.init), kind != .other { return kind }
        return .button
    }
}

extension UIView {
    /// Makes a view of UIKit's own, such as a row of a menu, a button for assistive technologies.
    package func becomeAccessibleButton(_ label: String?) {
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label
    }
}
