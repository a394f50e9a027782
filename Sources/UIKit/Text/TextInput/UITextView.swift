import QuartzCore

/// A scrollable view for editing multiple lines of text; `insertText(_:)` and `deleteBackward()` change the selection.
///
/// A tap or `becomeFirstResponder()` begins editing. No keyboard, no caret and no selection are shown.
@preconcurrency @MainActor open class UITextView: UIScrollView, _StringInput {
    private let label = UILabel()

    private var inputViews: (input: UIView?, accessory: UIView?)

    /// The custom input view that replaces the keyboard; stored, but never shown.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    /// The accessory view above the keyboard; stored, but never shown.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }

    /// Creates an empty text view with a frame.
    ///
    /// - Parameters:
    ///   - frame: The frame in points.
    ///   - textContainer: The area in which text is laid out; nil creates one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        prepareText()
    }

    /// Creates an empty text view with a frame.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view from a storyboard or xib; with other coders, an empty one.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        prepareText()
        (coder as? NibCoder).map { decodeTextViewAttributes(from: $0) }
    }

    private func prepareText() {
        backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12)
        alwaysBounceVertical = true
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", UITextView.tap)))
    }

    /// The delegate, which controls editing and is notified of editing and scrolling; a weak reference.
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: Text

    /// The text; empty by default.
    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue
            textDidChange()
        }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { label.attributedText ?? NSAttributedString(string: "") }
        set {
            label.attributedText = newValue
            textDidChange()
        }
    }

    /// The font; the system font of 12 points by default and for nil.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .systemFont(ofSize: 12)
            textDidChange()
        }
    }

    /// Whether a font of a text style follows the text size of the traits; false by default.
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set { label.adjustsFontForContentSizeCategory = newValue }
    }

    /// The colour of the text; black by default and for nil.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }

    /// The horizontal alignment of the text; natural by default.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }

    /// The insets of the text in points; 8 at the top and bottom by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }

    /// The area in which text is laid out: its padding at the sides of lines, and its maximum number of lines.
    public let textContainer: NSTextContainer

    /// Whether the text can be edited; true by default.
    open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
    /// Whether text can be selected; stored but not used, because text cannot be selected.
    open var isSelectable = true
    final var traits = TextInputTraits()

    /// Whether the text scrolls; true by default, and otherwise the intrinsic size is that of the whole text.
    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    /// The selected range in UTF-16 units, which typing replaces; the end of the text by default.
    open var selectedRange: NSRange {
        get { selectedUnits }
        set {
            _selection = newValue
            delegate?.textViewDidChangeSelection(self)
        }
    }
    /// The selection; nil while it follows the end of the text.
    public final var _selection: NSRange?
    /// The whole text.
    public final var _string: String { label.text ?? "" }

    private func textDidChange() {
        _selection = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        tellObservers()
    }

    /// Scrolls toward a range of UTF-16 units, whose position is estimated from its fraction of the text's length.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let length = max(label.text?.utf16.count ?? 0, 1)
        let fraction = CGFloat(min(max(range.location + range.length, 0), length)) / CGFloat(length)
        let line = label.font.lineHeight
        let y = label.frame.minY + label.frame.height * fraction - line
        scrollRectToVisible(
            CGRect(x: 0, y: max(y, 0), width: 1, height: line + textContainerInset.bottom), animated: true)
    }

    // The content size does not follow from constraints.
    override var scrolledSize: CGSize? { nil }

    // MARK: Layout

    private var margins: UIEdgeInsets {
        let padding = textContainer.lineFragmentPadding
        return UIEdgeInsets(
            top: textContainerInset.top, left: textContainerInset.left + padding, bottom: textContainerInset.bottom,
            right: textContainerInset.right + padding)
    }

    private func textHeight(width: CGFloat) -> CGFloat {
        guard let text = label.text, !text.isEmpty else { return label.font.lineHeight.roundedUpToPixels }
        // A trailing newline adds an empty line.
        let extra = text.hasSuffix("\n") ? label.font.lineHeight : 0
        return (label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height + extra)
            .roundedUpToPixels
    }

    /// Lays out the text, and sets the content size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.numberOfLines = textContainer.maximumNumberOfLines
        let width = max(bounds.width - margins.left - margins.right, 0)
        textContainer.size = CGSize(
            width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0),
            height: .greatestFiniteMagnitude)
        let height = textHeight(width: width)
        let frame = CGRect(x: margins.left, y: margins.top, width: width, height: height)
        if label.frame != frame { label.frame = frame }
        let size = CGSize(width: bounds.width, height: height + margins.top + margins.bottom)
        if size != contentSize { contentSize = size }
    }

    /// Returns the size of the whole text, at most as wide as the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = label.sizeThatFits(
            CGSize(width: max(size.width - margins.left - margins.right, 0), height: .greatestFiniteMagnitude))
        let height = textHeight(width: max(size.width - margins.left - margins.right, 0))
        return CGSize(
            width: min(wanted.width + margins.left + margins.right, size.width),
            height: height + margins.top + margins.bottom)
    }

    /// The size of the whole text if scrolling is disabled; otherwise no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let size = label.intrinsicContentSize
        return CGSize(
            width: size.width + margins.left + margins.right,
            height: wrappedHeight(forWidth: bounds.width) ?? size.height + margins.top + margins.bottom)
    }

    override var wrapsText: Bool { !isScrollEnabled }

    override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
        guard !isScrollEnabled, width > 0 else { return nil }
        return textHeight(width: max(width - margins.left - margins.right, 0)) + margins.top + margins.bottom
    }

    // MARK: Editing

    func tap() { if isEditable { becomeFirstResponder() } }

    /// Whether the text can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Begins editing if the delegate allows it; returns whether the view is being edited.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing if the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Whether there is any text.
    open var hasText: Bool { label.text?.isEmpty == false }

    /// Replaces the selection if the delegate allows it.
    open func insertText(_ text: String) { type(text) }

    /// Deletes the selection or the character before it if the delegate allows it.
    open func deleteBackward() { deleteSelection() }

    /// Returns a rectangle at the start of the text, because no caret is shown.
    open func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: label.frame.minX, y: label.frame.minY, width: 2, height: label.font.lineHeight)
    }
    /// Returns no rectangles, because a selection is not drawn.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    /// Replaces a range if the delegate allows it, and places the selection behind the new characters.
    public final func _replace(_ range: NSRange, with string: String) {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
        // As on iOS, typing calls no setter.
        label.text = ((label.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        textDidChange()
        let place = range.location + string.utf16.count
        if place < _string.utf16.count { _selection = NSRange(location: place, length: 0) }
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
