/// Makes views focus items.
extension UIView: UIFocusItem {}
