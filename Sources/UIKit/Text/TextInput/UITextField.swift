import QuartzCore

/// A line of text that can be edited: what `insertText(_:)` and `deleteBackward()` bring goes to its end.
///
/// A tap or `becomeFirstResponder()` begins editing, and a caret blinks by the stage's clock. No keyboard is shown, and
/// there is no selection.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
    /// What a text field has round it; raw values are Apple's.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin dark line.
        case line = 1
        /// A thin grey line.
        case bezel = 2
        /// A white field with a thin grey line and round corners.
        case roundedRect = 3
    }

    /// When a view beside the text is shown; raw values are Apple's.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing = 1
        /// While it is not.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    final let label = FieldLabel()
    final let placeholderLabel = FieldLabel()
    final let caret = UIView.part()
    private let backdrop = UIImageView(image: nil)
    final let clipper = UIView.part()
    final lazy var clearButton = makeClearButton()
    final var traits = TextInputTraits()

    /// A field without text or border.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A field without text or border; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipper.clipsToBounds = true
        for label in [label, placeholderLabel] { label.lineBreakMode = .byClipping }
        for part in [placeholderLabel, label, caret] { clipper.addSubview(part) }
        addSubview(backdrop)
        addSubview(clipper)
        caret.isHidden = true
        placeholderLabel.textColor = .placeholderText
        label.paint = { [unowned self] in drawText(in: $0) }
        placeholderLabel.paint = { [unowned self] in drawPlaceholder(in: $0) }
    }

    // MARK: Text

    final var content = ""

    /// The text; empty by default.
    ///
    /// A change sends no event.
    open var text: String? {
        get { content }
        set { show(newValue ?? "") }
    }

    /// What typing and both properties of the text do: on iOS typing calls no setter, and neither property the other's.
    final func show(_ text: String) {
        content = text
        showText()
        tellObservers()
    }

    /// The text with the field's font and colour; of what is set, the characters count.
    open var attributedText: NSAttributedString? {
        get {
            NSAttributedString(
                string: content,
                attributes: [
                    .font: label.font ?? .systemFont(ofSize: UIFont.labelFontSize),
                    .foregroundColor: label.textColor ?? .label,
                ])
        }
        set { show(newValue?.string ?? "") }
    }

    /// What is shown, in light grey, while there is no text; nil by default.
    open var placeholder: String? {
        get { hint?.string }
        set { hint = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The same with its attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { hint }
        set { hint = newValue }
    }

    private var hint: NSAttributedString? {
        didSet {
            placeholderLabel.attributedText = hint
            changeSize()
            tellObservers()
        }
    }

    /// The font; the system's at 17 points by default, which nil stands for.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue
            placeholderLabel.font = newValue
            changeSize()
        }
    }

    /// The colour of the text; black by default, which nil stands for.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }

    /// Where the text lies in the field; ``NSTextAlignment/natural`` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            label.textAlignment = textAlignment
            placeholderLabel.textAlignment = textAlignment
            setNeedsLayout()
        }
    }

    /// Whether text that has no room is made smaller; false by default.
    open var adjustsFontSizeToFitWidth: Bool {
        get { label.adjustsFontSizeToFitWidth }
        set { label.adjustsFontSizeToFitWidth = newValue }
    }

    /// Whether dots stand for the characters; false by default.
    open var isSecureTextEntry = false { didSet { showText() } }

    /// What is round the field; nothing by default.
    open var borderStyle = BorderStyle.none { didSet { changeSize() } }

    /// A picture behind the text, where there is no border; nil by default.
    open var background: UIImage? { didSet { setNeedsLayout() } }

    /// A view left of the text; nil by default.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// When the left view is shown; never by default.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view right of the text; nil by default.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When the right view is shown; never by default.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// When a button that clears the text is shown, while there is some; never by default.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// Whether typing replaces the text there was when editing began; kept, as there is no selection.
    open var clearsOnInsertion = false
    /// The smallest size to shrink the font to; kept, as `adjustsFontSizeToFitWidth` has no limit.
    open var minimumFontSize: CGFloat = 0
    /// A picture behind the text of a field that is not enabled; nil, the default, takes ``background``.
    open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

    /// Hears of editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the text is cleared when editing begins; false by default.
    open var clearsOnBeginEditing = false
    /// Which keyboard suits the text; kept, none is shown.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says; kept, none is shown.
    open var returnKeyType = UIReturnKeyType.default
    /// Kept; nothing is changed.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Kept; nothing is changed.
    open var autocorrectionType = UITextAutocorrectionType.default

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    private func changeSize() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showText() {
        label.text = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
        placeholderLabel.isHidden = !content.isEmpty
        setNeedsLayout()
    }

    // MARK: Layout

    private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool { view != nil && isDue(mode) }

    /// Where the border lies: the bounds unless overridden.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text lies: inside the border, between the views beside it.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let inset: CGFloat = borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7
        var rect = bounds.inset(by: UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset))
        if isShown(leftView, leftViewMode) {
            let left = leftViewRect(forBounds: bounds)
            rect.size.width -= max(left.maxX - rect.minX, 0)
            rect.origin.x = max(left.maxX, rect.minX)
        }
        var right = rect.maxX
        if isShown(rightView, rightViewMode) {
            right = rightViewRect(forBounds: bounds).minX
        } else if showsClearButton {
            right = clearButtonRect(forBounds: bounds).minX
        }
        rect.size.width = max(min(right, rect.maxX) - rect.minX, 0)
        return rect
    }

    /// Where the placeholder lies: as the text unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the text lies while it is edited: as otherwise unless overridden.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Draws the text into a rectangle, as the field does unless overridden.
    open func drawText(in rect: CGRect) { label.drawPlainly(in: rect) }
    /// Draws the placeholder into a rectangle, as the field does unless overridden.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawPlainly(in: rect) }

    /// Where the button that clears the text lies: at the end, 19 points wide and high.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    /// Where the left view lies.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the right view lies.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Places text, caret and border.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = borderRect(forBounds: bounds)
        backdrop.image = borderStyle == .none ? isEnabled ? background : disabledBackground ?? background : nil
        backdrop.backgroundColor = borderStyle == .roundedRect ? .white : nil
        backdrop.layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .line ? 1 : 0.5
        backdrop.layer.borderColor = borderStyle == .line ? UIColor.black.cgColor : UIColor.systemGray3.cgColor
        backdrop.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        leftView?.isHidden = !isShown(leftView, leftViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.isHidden = !isShown(rightView, rightViewMode)
        rightView?.frame = rightViewRect(forBounds: bounds)
        layOutClearButton()
        clipper.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        placeText()
    }

    /// The size of the text or placeholder, with room for the border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The size of the text or placeholder, with room for the border: 34 points high with round corners.
    open override var intrinsicContentSize: CGSize {
        let shown = content.isEmpty ? placeholderLabel : label
        let inset: CGFloat = borderStyle == .none ? 0 : borderStyle == .line ? 4 : 14
        let height = label.font.lineHeight.roundedUpToPixels
        let border: CGFloat = borderStyle == .roundedRect ? 12 : borderStyle == .none ? 1 : 5
        return CGSize(
            width: shown.intrinsicContentSize.width + inset,
            height: max(height + border, borderStyle == .roundedRect ? 34 : 0))
    }

    /// Shows the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Editing

    /// Whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }

    override var keepsTaps: Bool { true }

    /// Begins editing.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside, !isEditing { becomeFirstResponder() }
    }

    /// Whether the field may be edited: while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate agrees; false where that may not be.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if clearsOnBeginEditing { text = "" }
        setNeedsLayout()
        showCaret()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        caret.isHidden = true
        caret.layer.removeAnimation(forKey: "blink")
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Whether there is text.
    open var hasText: Bool { !content.isEmpty }

    /// Adds text at the end, if the delegate agrees; "\n" is the return key.
    open func insertText(_ text: String) {
        if text == "\n" {
            guard delegate?.textFieldShouldReturn(self) ?? true else { return }
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
            return
        }
        replace(NSRange(location: (content as NSString).length, length: 0), with: text)
    }

    /// Takes the last character away, if the delegate agrees.
    open func deleteBackward() {
        guard let last = content.last else { return }
        let length = String(last).utf16.count
        replace(NSRange(location: content.utf16.count - length, length: length), with: "")
    }
}
