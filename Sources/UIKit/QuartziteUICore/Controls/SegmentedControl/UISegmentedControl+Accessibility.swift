import QuartziteUIDrawing

extension UISegmentedControl: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    package var groupsStandardAccessibility: Bool { true }
    package var automationKind: AutomationKind { .segmentedControl }
    /// The segments as buttons.
    package var standardAccessibilityElements: [Any]? {
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
