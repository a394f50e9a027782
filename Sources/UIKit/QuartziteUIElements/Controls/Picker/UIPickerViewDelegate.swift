import QuartziteUICore

/// Methods that provide the numbers of components and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of components.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows in a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that provide the content of rows and respond to selections.
///
/// All are optional; see ``UITableViewDataSource``.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the title of a row; "?" is shown if it is nil, the default.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the attributed title of a row, which overrides the plain one; nil by default.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row, which may be the reused one; by default, a label with the title.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Returns the width of a component in points; by default, the components share the width equally.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of a component's rows in points; 32 by default.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Called when a wheel that the user turned settles at a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns a label with the title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? UILabel ?? UILabel()
        label.font = .systemFont(ofSize: 22)
        label.textAlignment = .center
        if let text = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }
    /// Returns 0, which stands for an equal part of the width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Returns 32.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
