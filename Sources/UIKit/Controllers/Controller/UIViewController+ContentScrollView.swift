import QuartzCore

extension UIViewController {
    /// Sets the scroll view that bars at some edges follow; nil, the default, finds one.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        contentScrollView = scrollView
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the scroll view that bars follow: the one that was set, the root view or its first subview; nil if none
    /// of these is a scroll view.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollView ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }
}
