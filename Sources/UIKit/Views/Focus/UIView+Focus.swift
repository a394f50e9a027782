/// A view can have the focus.
extension UIView: UIFocusItem {}
