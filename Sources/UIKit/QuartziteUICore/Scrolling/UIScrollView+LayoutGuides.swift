import QuartziteUIDrawing

extension UIScrollView {
    /// The layout guide for the content, which scrolls; its size is the content size.
    ///
    /// Constraints that connect all its edges determine the content size.
    public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }

    /// The layout guide for the visible area, which does not scroll with the content.
    public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
