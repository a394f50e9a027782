import QuartzCore

/// What has a `delegate` that hears of scrolling.
///
/// Table views, collection views and text views have a `delegate` of a protocol of their own. Swift lets no subclass
/// override a property by one of another type, but it prefers a class's own member to that of a protocol's extension,
/// which is why `UIScrollView.delegate` is one.
public protocol _UIScrollViewDelegating: AnyObject {}

extension _UIScrollViewDelegating where Self: UIScrollView {
    /// Hears how the content moves; not held, nil by default.
    @MainActor public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
