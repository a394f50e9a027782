import QuartziteUIDrawing

extension UIViewController {
    /// Sets the scroll view that bars at some edges follow; nil, the default, finds one.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        contentScrollView = scrollView
        navigationController?.viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the scroll view that bars follow: the one that was set, the root view or its first subview; nil if none
    /// of these is a scroll view.
    ///
    /// A container returns that of the controller it shows.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let contentScrollView { return contentScrollView }
        switch self {
        case let navigation as UINavigationController:
            return navigation.topViewController?.contentScrollView(for: edge)
        case let tabs as UITabBarController: return tabs.selectedViewController?.contentScrollView(for: edge)
        default: return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
        }
    }
}
