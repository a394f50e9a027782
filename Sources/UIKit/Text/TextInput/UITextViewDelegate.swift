import QuartzCore

/// Decides what may be typed into a text view, and hears of it; every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin; true unless declared.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether editing may end; true unless declared.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether characters may be replaced; true unless declared. The range counts UTF-16 units.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when typing has changed the text.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// True.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// True.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// True.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}

/// What a text view's text flows in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// A container without a size.
    public override init() { super.init() }
    /// A container of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    /// What the text may take, in points: in a text view its width, and no limit of height.
    open var size = CGSize.zero
    /// Points at both ends of lines; 5 by default.
    open var lineFragmentPadding: CGFloat = 5
    /// How many lines there may be; 0, the default, for any number.
    open var maximumNumberOfLines = 0
}
