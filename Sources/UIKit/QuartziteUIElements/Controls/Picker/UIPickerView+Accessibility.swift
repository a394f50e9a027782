import QuartziteUICore

extension UIPickerView: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    package var groupsStandardAccessibility: Bool { true }
    package var automationKind: AutomationKind { .picker }
}

extension PickerWheel: AccessibleByDefault {
    /// The name that the picker's delegate gives the column.
    package var standardAccessibilityLabel: String? {
        (picker.delegate as? any UIPickerViewAccessibilityDelegate)?
            .pickerView(picker, accessibilityLabelForComponent: component)
    }
    /// The text of the row in the middle.
    package var standardAccessibilityValue: String? {
        guard selectedRow >= 0, let row = picker.view(forRow: selectedRow, forComponent: component) else { return nil }
        return (row as? UILabel)?.text ?? AccessibilityReader.mergedLabel(of: row)
    }
    package var standardAccessibilityTraits: UIAccessibilityTraits { .adjustable }
    package var automationKind: AutomationKind { .pickerWheel }
}

extension UIView {
    /// Turns a wheel of a picker to the row with a text, as a user does; returns whether there is one.
    package func turnWheel(to text: String) -> Bool {
        guard let wheel = self as? PickerWheel else { return false }
        for row in 0..<min(wheel.count, AccessibilityReader.maximumElements) {
            wheel.select(row, animated: false)
            wheel.layoutIfNeeded()
            guard wheel.accessibilityValue == text else { continue }
            wheel.picker.delegate?.pickerView(wheel.picker, didSelectRow: row, inComponent: wheel.component)
            return true
        }
        return false
    }
}

extension UIDatePicker: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    package var groupsStandardAccessibility: Bool { true }
    package var automationKind: AutomationKind { .datePicker }
}
