import QuartzCore

/// Text in several lines, which scrolls and can be edited: what `insertText(_:)` and `deleteBackward()` bring goes to its
/// end.
///
/// A tap or `becomeFirstResponder()` begins editing. No keyboard and no caret are shown, and there is no selection.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput {
    private let label = UILabel()

    /// A view without text, at a place in its superview.
    ///
    /// - Parameter textContainer: What text is to flow in; nil for a container of the view's own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        prepareText()
    }

    /// A view without text, at a place in its superview.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// A view without text; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        prepareText()
    }

    private func prepareText() {
        backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12)
        alwaysBounceVertical = true
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", UITextView.tap)))
    }

    /// Hears of editing and scrolling; not held.
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

    /// The font; the system's at 12 points by default, which nil stands for.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .systemFont(ofSize: 12)
            textDidChange()
        }
    }

    /// The colour of the text; black by default, which nil stands for.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }

    /// Where lines lie; natural by default.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }

    /// Room round the text, in points; 8 above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }

    /// What the text flows in: the room at the sides of lines, and how many there may be.
    public let textContainer: NSTextContainer

    /// Whether the text can be edited; true by default.
    open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
    /// Kept; there is no selection.
    open var isSelectable = true
    final var traits = TextInputTraits()

    /// Whether the text scrolls, as by default; where it does not, the view asks for the size of all of it.
    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    private func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        tellObservers()
    }

    /// Scrolls to characters, counted in UTF-16 units: to where their share of the text lies.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let length = max(label.text?.utf16.count ?? 0, 1)
        let share = CGFloat(min(max(range.location + range.length, 0), length)) / CGFloat(length)
        let line = label.font.lineHeight
        let y = label.frame.minY + label.frame.height * share - line
        scrollRectToVisible(
            CGRect(x: 0, y: max(y, 0), width: 1, height: line + textContainerInset.bottom), animated: true)
    }

    // MARK: Layout

    private var room: UIEdgeInsets {
        let padding = textContainer.lineFragmentPadding
        return UIEdgeInsets(
            top: textContainerInset.top, left: textContainerInset.left + padding, bottom: textContainerInset.bottom,
            right: textContainerInset.right + padding)
    }

    private func textHeight(width: CGFloat) -> CGFloat {
        guard let text = label.text, !text.isEmpty else { return label.font.lineHeight.roundedUpToPixels }
        // An empty last line counts.
        let extra = text.hasSuffix("\n") ? label.font.lineHeight : 0
        return (label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height + extra)
            .roundedUpToPixels
    }

    /// Places the text, and gives the content its size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.numberOfLines = textContainer.maximumNumberOfLines
        let width = max(bounds.width - room.left - room.right, 0)
        textContainer.size = CGSize(
            width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0),
            height: .greatestFiniteMagnitude)
        let height = textHeight(width: width)
        let frame = CGRect(x: room.left, y: room.top, width: width, height: height)
        if label.frame != frame { label.frame = frame }
        let size = CGSize(width: bounds.width, height: height + room.top + room.bottom)
        if size != contentSize { contentSize = size }
    }

    /// As wide as asked, as high as all of the text.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = label.sizeThatFits(
            CGSize(width: max(size.width - room.left - room.right, 0), height: .greatestFiniteMagnitude))
        let height = textHeight(width: max(size.width - room.left - room.right, 0))
        return CGSize(
            width: min(wanted.width + room.left + room.right, size.width), height: height + room.top + room.bottom)
    }

    /// Nothing where the text scrolls, else the size of the text.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let size = label.intrinsicContentSize
        return CGSize(
            width: size.width + room.left + room.right,
            height: wrappedHeight(forWidth: bounds.width) ?? size.height + room.top + room.bottom)
    }

    override var wrapsText: Bool { !isScrollEnabled }

    override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
        guard !isScrollEnabled, width > 0 else { return nil }
        return textHeight(width: max(width - room.left - room.right, 0)) + room.top + room.bottom
    }

    // MARK: Editing

    func tap() { if isEditable { becomeFirstResponder() } }

    /// Whether the text can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Begins editing, if the delegate agrees; false where that may not be.
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

    /// Ends editing, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Whether there is text.
    open var hasText: Bool { label.text?.isEmpty == false }

    /// Adds text at the end, if the delegate agrees.
    open func insertText(_ text: String) {
        replace(NSRange(location: self.text.utf16.count, length: 0), with: text)
    }

    /// Takes the last character away, if the delegate agrees.
    open func deleteBackward() {
        guard let text, let last = text.last else { return }
        let length = String(last).utf16.count
        replace(NSRange(location: text.utf16.count - length, length: length), with: "")
    }

    private func replace(_ range: NSRange, with string: String) {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
        // On iOS typing calls no setter.
        label.text = ((label.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        textDidChange()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
