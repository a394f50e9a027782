import QuartzCore

/// A control for editing a line of text; `insertText(_:)` and `deleteBackward()` change the text at the caret.
///
/// A tap or `becomeFirstResponder()` begins editing, and a caret blinks in the stage's time. No keyboard is shown, and
/// a selection is not drawn.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    /// Border styles of a text field; raw values are Apple's.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin dark line.
        case line = 1
        /// A thin grey line.
        case bezel = 2
        /// A thin grey line with round corners, on white.
        case roundedRect = 3
    }

    /// Modes that determine when an overlay view is visible; raw values are Apple's.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is being edited.
        case whileEditing = 1
        /// While the text is not being edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    final let label = FieldLabel()

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
    final let placeholderLabel = FieldLabel()
    final let caret = UIView.part()
    private let backdrop = UIImageView(image: nil)
    final let clipper = UIView.part()
    final lazy var clearButton = makeClearButton()
    final var traits = TextInputTraits()

    /// Creates an empty text field without a border.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a text field from a storyboard or xib; with other coders, an empty one without a border.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder).map { decodeTextFieldAttributes(from: $0) }
    }

    private func prepare() {
        clipper.clipsToBounds = true
        label.lineBreakMode = .byClipping
        for part in [label, caret] { clipper.addSubview(part) }
        for part in [backdrop, placeholderLabel, clipper] { addSubview(part) }
        caret.isHidden = true
        placeholderLabel.textColor = .placeholderText
        label.paint = { [unowned self] in drawText(in: $0) }
        placeholderLabel.paint = { [unowned self] in drawPlaceholder(in: $0) }
    }

    // MARK: Text

    final var content = ""
    /// The selected UTF-16 units; nil while the caret follows the end of the text.
    final var selected: NSRange? { didSet { setNeedsLayout() } }

    /// The text; empty by default.
    ///
    /// Setting it sends no event.
    open var text: String? {
        get { content }
        set { show(newValue ?? "") }
    }

    /// Changes the text, for typing and for both text properties.
    ///
    /// As on iOS, typing calls no setter, and neither property calls the other's setter.
    final func show(_ text: String) {
        content = text
        selected = nil
        showText()
        tellObservers()
    }

    /// The text with the field's font and colour; setting it uses only the characters.
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

    /// The text shown in light grey while the field is empty; nil by default.
    open var placeholder: String? {
        get { hint?.string }
        set { hint = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The placeholder with its attributes.
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

    /// The font; the system font of 17 points by default and for nil.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue
            placeholderLabel.font = newValue
            changeSize()
        }
    }

    /// Whether a font of a text style follows the text size of the traits; false by default.
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set { for label in [label, placeholderLabel] { label.adjustsFontForContentSizeCategory = newValue } }
    }

    /// The colour of the text; black by default and for nil.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }

    /// The horizontal alignment of the text; ``NSTextAlignment/natural`` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            label.textAlignment = textAlignment
            placeholderLabel.textAlignment = textAlignment
            setNeedsLayout()
        }
    }

    /// Whether text that does not fit is shrunk; false by default.
    open var adjustsFontSizeToFitWidth: Bool {
        get { label.adjustsFontSizeToFitWidth }
        set { label.adjustsFontSizeToFitWidth = newValue }
    }

    /// Whether characters are replaced by dots; false by default.
    open var isSecureTextEntry = false { didSet { showText() } }

    /// The border style; none by default.
    open var borderStyle = BorderStyle.none { didSet { changeSize() } }

    /// A background image, shown if there is no border; nil by default.
    open var background: UIImage? { didSet { setNeedsLayout() } }

    /// A view to the left of the text; nil by default.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// When the left view is visible; never by default.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view to the right of the text; nil by default.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When the right view is visible; never by default.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// When the clear button is visible, provided there is text; never by default.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// Whether typing replaces the existing text when editing begins; stored but not used, as text cannot be selected.
    open var clearsOnInsertion = false
    /// The minimum size of shrunk text; stored but not used, because shrinking has no limit.
    open var minimumFontSize: CGFloat = 0
    /// The background image of a disabled field; nil, the default, uses ``background``.
    open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

    /// The delegate, which controls editing and is notified of it; a weak reference.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the text is cleared when editing begins; false by default.
    open var clearsOnBeginEditing = false
    /// The type of the keyboard; stored but not used, because no keyboard is shown.
    open var keyboardType = UIKeyboardType.default
    /// The label of the return key; stored but not used, because no keyboard is shown.
    open var returnKeyType = UIReturnKeyType.default
    /// The capitalization style; stored but not used, because text is not changed.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; stored but not used, because text is not changed.
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

    /// Returns the frame of the border; by default, the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the frame of the text: inside the border and between the views beside it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }

    /// Returns the rectangle between the views at the sides, which subclasses inset in their overrides.
    private func ownTextRect(_ bounds: CGRect) -> CGRect {
        let inset: CGFloat = borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7
        let leading = isShown(leftView, leftViewMode) ? leftViewRect(forBounds: bounds) : nil
        let trailing =
            isShown(rightView, rightViewMode)
            ? rightViewRect(forBounds: bounds) : showsClearButton ? clearButtonRect(forBounds: bounds) : nil
        let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
        let start = max(bounds.minX + inset, left?.maxX ?? -.infinity)
        let end = min(bounds.maxX - inset, right?.minX ?? .infinity)
        return CGRect(x: start, y: bounds.minY, width: max(end - start, 0), height: bounds.height)
    }

    /// Returns the frame of the placeholder; by default, that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the frame of the text during editing; by default, the same as otherwise.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }

    /// Draws the text in a rectangle.
    open func drawText(in rect: CGRect) { label.drawPlainly(in: rect) }
    /// Draws the placeholder in a rectangle.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawPlainly(in: rect) }

    /// Returns the frame of the clear button: 19 by 19 points at the right, or at the left in a right-to-left interface.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let frame = CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
        return isRightToLeft ? frame.mirrored(in: bounds) : frame
    }

    /// Returns the frame of the left view, which is at the right in a right-to-left interface.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(leftView, atLeft: !isRightToLeft, of: bounds)
    }

    /// Returns the frame of the right view, which is at the left in a right-to-left interface.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(rightView, atLeft: isRightToLeft, of: bounds)
    }

    private func sideRect(_ view: UIView?, atLeft: Bool, of bounds: CGRect) -> CGRect {
        let size = view?.bounds.size ?? .zero
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Lays out the text, the caret and the border.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = borderRect(forBounds: bounds)
        backdrop.image = borderStyle == .none ? isEnabled ? background : disabledBackground ?? background : nil
        backdrop.backgroundColor = borderStyle == .roundedRect ? .systemBackground : nil
        backdrop.layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .line ? 1 : 0.5
        backdrop.layer.borderColor = resolved(borderStyle == .line ? .label : .systemGray3)
        backdrop.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        leftView?.isHidden = !isShown(leftView, leftViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.isHidden = !isShown(rightView, rightViewMode)
        rightView?.frame = rightViewRect(forBounds: bounds)
        layOutClearButton()
        clipper.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        placeText()
    }

    /// Returns the size of the text or the placeholder with the border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The size of the text or the placeholder with the border; at least 34 points high with a rounded border.
    open override var intrinsicContentSize: CGSize {
        let shown = content.isEmpty ? placeholderLabel : label
        let inset: CGFloat = borderStyle == .none ? 0 : borderStyle == .line ? 4 : 14
        let height = label.font.lineHeight.roundedUpToPixels
        let border: CGFloat = borderStyle == .roundedRect ? 12 : borderStyle == .none ? 1 : 5
        return CGSize(
            width: shown.intrinsicContentSize.width + inset,
            height: max(height + border, borderStyle == .roundedRect ? 34 : 0))
    }

    override var baselines: Baselines? { .centered(label.font) }

    override func colorsDidChange() { colorClearButton() }

    /// Updates the appearance for a new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Editing

    /// Whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }

    override var keepsTaps: Bool { true }

    /// Begins editing after a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside, !isEditing { becomeFirstResponder() }
    }

    /// Whether the field can be edited, which requires that it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing if the delegate allows it; returns whether the field is being edited.
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

    /// Ends editing if the delegate allows it.
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

    /// Whether there is any text.
    open var hasText: Bool { !content.isEmpty }

    /// Inserts text at the caret if the delegate allows it; "\n" acts as the return key.
    ///
    /// As on iOS, the return key ends editing if ``UIControl/Event/editingDidEndOnExit`` has a target or an action.
    open func insertText(_ text: String) {
        if text == "\n" {
            guard delegate?.textFieldShouldReturn(self) ?? true else { return }
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
            if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
            return
        }
        type(text)
    }

    /// Deletes the selection or the character before the caret if the delegate allows it.
    open func deleteBackward() { deleteSelection() }

    /// Returns the frame of the caret at a position.
    open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position.offset) }
    /// Returns no rectangles, because a selection is not drawn.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
}
