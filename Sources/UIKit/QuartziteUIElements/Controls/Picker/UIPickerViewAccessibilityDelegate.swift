import QuartziteUICore

/// Methods that describe the columns of a picker to assistive technologies, which there are none of here; all are
/// optional.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the name of a column.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Returns a hint at what a column does.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    /// Returns the names with which to speak to a column.
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    /// Returns the name of a column with attributes.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?
    /// Returns a hint at what a column does, with attributes.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?
    /// Returns the names with which to speak to a column, with attributes.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        nil
    }
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
    /// Returns no names.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { [] }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns no names.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { [] }
}
