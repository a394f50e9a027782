import QuartziteUIDrawing

/// An object to which a popover can point: a view or a bar button item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the frame of the object in the coordinates of a view; nil if it is not on screen.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of the view in the coordinates of another one; nil if they are in no common window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of the item's view in the coordinates of another view; nil if it is not on screen.
    public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}
