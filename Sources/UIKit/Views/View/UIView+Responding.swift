import QuartzCore

extension UIView {
    /// Makes this view or the descendant that is first responder resign; returns false if it refuses or there is none.
    ///
    /// - Parameter force: Whether the first responder loses that status even if it refuses to resign.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return false }
        if responder.resignFirstResponder() { return true }
        if force { window?.firstResponder = nil }
        return force
    }

    /// The interface style of this view and its subviews; stored without effect, since stages are always light.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras.interfaceStyle }
        set { extras.interfaceStyle = newValue }
    }
}
