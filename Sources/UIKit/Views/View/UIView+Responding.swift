import QuartzCore

extension UIView {
    /// Ends editing where the first responder is this view or lies in it; false where that did not let go.
    ///
    /// - Parameter force: Whether the first responder loses that role even where it would keep it.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return false }
        if responder.resignFirstResponder() { return true }
        if force { window?.firstResponder = nil }
        return force
    }

    /// Light or dark, for this view and those in it; stored and without effect: stages are light.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras.interfaceStyle }
        set { extras.interfaceStyle = newValue }
    }
}
