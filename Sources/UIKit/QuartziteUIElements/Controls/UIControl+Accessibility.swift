import QuartziteUICore

extension UISwitch: AccessibleByDefault {
    /// "1" while the switch is on, and "0" otherwise.
    package var standardAccessibilityValue: String? { isOn ? "1" : "0" }
    package var standardAccessibilityTraits: UIAccessibilityTraits { stateTraits.union([.button, .toggleButton]) }
    package var automationKind: AutomationKind { .switch }
}

extension UISlider: AccessibleByDefault {
    /// The value as a whole percentage of the range.
    package var standardAccessibilityValue: String? { percentage(of: value, from: minimumValue, to: maximumValue) }
    package var standardAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.adjustable) }
    package var automationKind: AutomationKind { .slider }
}

extension UIProgressView: AccessibleByDefault {
    /// The progress as a whole percentage.
    package var standardAccessibilityValue: String? { percentage(of: progress, from: 0, to: 1) }
    package var standardAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
    package var automationKind: AutomationKind { .progressIndicator }
}

extension UIPageControl: AccessibleByDefault {
    package var standardAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
    package var standardAccessibilityTraits: UIAccessibilityTraits {
        stateTraits.union([.adjustable, .updatesFrequently])
    }
    package var automationKind: AutomationKind { .pageIndicator }
}

extension UIActivityIndicatorView: AccessibleByDefault {
    package var standardAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
    package var standardAccessibilityValue: String? { isAnimating ? "1" : "0" }
    package var standardAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
    package var automationKind: AutomationKind { .activityIndicator }
}

extension UIStepper: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    /// The two buttons.
    package var standardAccessibilityElements: [Any]? {
        let (decrement, increment) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        let (isMinimum, isMaximum) = (!wraps && value <= minimumValue, !wraps && value >= maximumValue)
        func part(_ label: String, _ frame: CGRect, _ isAtEnd: Bool) -> PartElement {
            PartElement(
                self, frame: frame, label: label,
                traits: !isEnabled || isAtEnd ? [.button, .notEnabled] : .button)
        }
        return [part("Decrement", decrement, isMinimum), part("Increment", increment, isMaximum)]
    }
    package var standardAccessibilityValue: String? {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    package var automationKind: AutomationKind { .stepper }
}

/// Returns a value as a whole percentage of a range, such as "50%".
private func percentage(of value: Float, from low: Float, to high: Float) -> String {
    guard high > low, value.isFinite, low.isFinite, high.isFinite else { return "0%" }
    let part = min(max((Double(value) - Double(low)) / (Double(high) - Double(low)), 0), 1)
    return "\(Int((part * 100).rounded()))%"
}
