import QuartziteUIDrawing

/// A bar with a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// Methods of a bar's delegate; all are optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar that moves to a window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns the standard position.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Methods that respond to changes of a navigation bar outside of navigation controllers; all are optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be pushed; true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called after an item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether an item may be popped; true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called after an item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Returns true.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Returns true.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The delegate of a toolbar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIView {
    /// The height above the view in its window, which the background of a bar at the top of the screen covers.
    var distanceFromTop: CGFloat { window.map { max(convert(CGPoint.zero, to: $0).y, 0) } ?? 0 }
}

extension UINavigationBar: UIBarPositioning {
    /// The position that the delegate returns; by default, the top, or that of the screen in a navigation controller.
    public var barPosition: UIBarPosition {
        if let own = delegate?.position(for: self), own != .any { return own }
        return back == nil ? .top : .topAttached
    }
}

extension UIToolbar: UIBarPositioning {
    /// The position that the delegate returns; by default, the bottom.
    public var barPosition: UIBarPosition {
        if let own = delegate?.position(for: self), own != .any { return own }
        return .bottom
    }
}

extension UISearchBar: UIBarPositioning {
    /// The position that the delegate returns; by default, the top.
    public var barPosition: UIBarPosition {
        if let own = delegate?.position(for: self), own != .any { return own }
        return .top
    }
}
