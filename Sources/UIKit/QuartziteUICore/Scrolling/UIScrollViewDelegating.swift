import QuartziteUIDrawing

/// A type with a `delegate` that is notified of scrolling.
///
/// Table views, collection views and text views declare a `delegate` of their own protocol. A subclass cannot override
/// a property with a different type, but Swift prefers a class's own member to one of a protocol extension; therefore
/// `UIScrollView.delegate` is declared in a protocol extension.
public protocol _UIScrollViewDelegating: AnyObject {}

extension _UIScrollViewDelegating where Self: UIScrollView {
    /// The delegate of the scroll view; a weak reference, nil by default.
    @preconcurrency @MainActor public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
