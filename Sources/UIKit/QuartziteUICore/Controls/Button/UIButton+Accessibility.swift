extension UIButton: AccessibleByDefault {
    /// The title, or else the name of the image.
    var standardAccessibilityLabel: String? {
        let titles = [
            currentAttributedTitle?.string ?? currentTitle ?? configuration?.title ?? titleLabel?.text,
            configuration?.subtitle,
        ]
        let shown = titles.compactMap { $0 }.filter { !$0.isEmpty }
        if !shown.isEmpty { return shown.joined(separator: ", ") }
        return (currentImage ?? configuration?.image ?? imageView?.image)?.accessibilityName
    }
    var standardAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }
    var automationKind: AutomationKind {
        if let kind = storedAccessibility?.traits.map(AutomationKind.init), kind != .other { return kind }
        return .button
    }
}

extension UIView {
    /// Makes a view of UIKit's own, such as a row of a menu, a button for assistive technologies.
    func becomeAccessibleButton(_ label: String?) {
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label
    }
}
