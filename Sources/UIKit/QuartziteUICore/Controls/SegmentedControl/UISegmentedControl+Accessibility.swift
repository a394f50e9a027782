import QuartzCore

extension UISegmentedControl: AccessibleByDefault {
    var isStandardAccessibilityElement: Bool { false }
    var groupsStandardAccessibility: Bool { true }
    var automationKind: AutomationKind { .segmentedControl }
    /// The segments as buttons.
    var standardAccessibilityElements: [Any]? {
        layoutIfNeeded()
        return segments.enumerated().map { index, segment in
            var traits: UIAccessibilityTraits = .button
            if index == selectedSegmentIndex { traits.insert(.selected) }
            if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
            let label = segment.title ?? segment.image?.accessibilityName
            return PartElement(self, frame: segment.ground.frame, label: label, traits: traits)
        }
    }
}
