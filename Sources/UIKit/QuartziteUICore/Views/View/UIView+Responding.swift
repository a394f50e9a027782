import QuartziteUIDrawing

extension UIView {
    /// Makes the first responder resign if it is this view or a descendant of it.
    ///
    /// - Parameter force: Whether the first responder loses that status even if it refuses to resign.
    /// - Returns: false if the first responder is elsewhere, or refuses to resign without `force`.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return false }
        if responder.resignFirstResponder() { return true }
        if force { window?.firstResponder = nil }
        return force
    }
}
