import QuartziteUIDrawing

/// A control for editing a line of text; `insertText(_:)` and `deleteBackward()` change the text at the caret.
///
/// A tap or `becomeFirstResponder()` begins editing, and a caret blinks in the stage's time. Two taps select a word, and
/// handles change the selection.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    final let label = FieldLabel()

    private var inputViews: (input: UIView?, accessory: UIView?)

    /// The custom input view that replaces the keyboard; nil by default.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    /// The accessory view above the keyboard; nil by default.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    final let placeholderLabel = FieldLabel()
    final lazy var selectionDisplay = TextSelectionDisplay(self, background: clipper)
    private lazy var editMenu = TextEditMenu(self)
    private let backdrop = UIImageView(image: nil)
    final let clipper = UIView.part()
    final lazy var clearButton = makeClearButton()
    /// The image of the clear button; nil for the standard one.
    final var clearImage: UIImage? { didSet { colorClearButton() } }
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
        PropertyTables.textField.decode(self, from: coder)
    }

    private func prepare() {
        clipper.clipsToBounds = true
        label.lineBreakMode = .byClipping
        for part in [label, selectionDisplay.caret] { clipper.addSubview(part) }
        for part in [backdrop, placeholderLabel, clipper] { addSubview(part) }
        placeholderLabel.textColor = .placeholderText
        label.paint = { [unowned self] in drawText(in: $0) }
        placeholderLabel.paint = { [unowned self] in drawPlaceholder(in: $0) }
    }

    // MARK: Text

    final var content = ""
    /// The selected UTF-16 units; nil while the caret follows the end of the text.
    final var selected: NSRange? { didSet { selectionDidChange(from: oldValue) } }
    /// The marked UTF-16 units; nil for none.
    public final var _marked: NSRange? { didSet { setNeedsLayout() } }

    /// The object that is notified of changes that typing does not cause; a weak reference.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// The object that finds words and other units of the text.
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The attributes of marked text; nil by default, without effect here, which is reported: marked text has a light background.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        didSet { if markedTextStyle != nil { unsupported("UITextField.markedTextStyle") } }
    }

    /// The text; empty by default.
    ///
    /// Setting it sends no event.
    open var text: String? {
        get { content }
        set { replaceAll(by: newValue ?? "") }
    }

    /// Changes the text, for typing and for both text properties.
    ///
    /// As on iOS, typing calls no setter, and neither property calls the other's setter.
    final func show(_ text: String) {
        content = text
        (selected, _marked) = (nil, nil)
        showText()
        notifyObservers()
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
        set { replaceAll(by: newValue?.string ?? "") }
    }

    private func replaceAll(by text: String) {
        inputDelegate?.textWillChange(self)
        show(text)
        inputDelegate?.textDidChange(self)
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
            notifyObservers()
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
    /// Whether the next characters that are typed replace the whole text; false by default, and after typing.
    open var clearsOnInsertion = false
    /// The minimum size of text that shrinks to fit, in points; 0, the default, for no limit.
    open var minimumFontSize: CGFloat = 0 {
        didSet { label.minimumScaleFactor = font.map { min(max(minimumFontSize / $0.pointSize, 0), 1) } ?? 0 }
    }
    /// The background image of a disabled field; nil, the default, uses ``background``.
    open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

    /// The delegate, which controls editing and is notified of it; a weak reference.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the text is cleared when editing begins; false by default.
    open var clearsOnBeginEditing = false
    /// The type of the keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The label of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// The capitalization style, which the keyboard's shift key follows.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; stored but not used, because text is not changed.
    open var autocorrectionType = UITextAutocorrectionType.default

    // MARK: Layout

    /// Returns the frame of the border; by default, the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the frame of the text: inside the border and between the views beside it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }

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

    /// The size of the text or the placeholder with the border, a whole number of points high; at least 34 points with a
    /// rounded border.
    open override var intrinsicContentSize: CGSize {
        let shown = content.isEmpty ? placeholderLabel : label
        let inset: CGFloat = borderStyle == .none ? 0 : borderStyle == .line ? 4 : 14
        let height = label.font.lineHeight.roundedUpToPixels
        let border: CGFloat = borderStyle == .roundedRect ? 12 : borderStyle == .none ? 1 : 5
        return CGSize(
            width: shown.intrinsicContentSize.width + inset,
            height: max((height + border).rounded(.up), borderStyle == .roundedRect ? 34 : 0))
    }

    override var baselines: Baselines? { .centered(label.font) }

    @_spi(UIKitLayers) public override func colorsDidChange() { colorClearButton() }

    /// Updates the appearance for a new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Editing

    /// Whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }

    @_spi(UIKitLayers) public override var keepsTaps: Bool { true }

    /// Begins editing after a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wasEditing = isEditing
        guard isTouchInside, let touch, wasEditing || becomeFirstResponder() else { return }
        layoutIfNeeded()
        let showsMenu = handleTap(at: touch.location(in: self), count: touch.tapCount)
        if showsMenu, wasEditing || touch.tapCount > 1 { editMenu.show() }
    }

    /// Whether a point is in the field or at a handle of its selection.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || selectionDisplay.handlesContain(point)
    }

    /// Whether the field can be edited, which requires that it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing if the delegate allows it; returns whether the field is being edited.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { Keyboard.hold { beginEditing() } }

    private func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if clearsOnBeginEditing { text = "" }
        setNeedsLayout()
        selectionDisplay.begin()
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
        _marked = nil
        selectionDisplay.clear()
        editMenu.hide()
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
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
        if clearsOnInsertion {
            clearsOnInsertion = false
            selected = NSRange(location: 0, length: content.utf16.count)
        }
        editMenu.hide()
        type(text)
    }

    /// Deletes the selection or the character before the caret if the delegate allows it.
    open func deleteBackward() {
        editMenu.hide()
        deleteSelection()
    }

    /// Returns the frame of the caret at a position.
    open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position.offset) }
    /// Returns the rectangles of selected text.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        placedSelectionRects(within(range.offsets))
    }

    // MARK: Commands

    /// Whether an editing command has something to act on.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action, isEditable: isEnabled, isSecret: isSecureTextEntry)
            ?? super.canPerformAction(action, withSender: sender)
    }
    /// Moves the selection to the pasteboard.
    open override func cut(_ sender: Any?) {
        copySelection()
        deleteSelectedText()
    }
    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) { copySelection() }
    /// Replaces the selection by the text of the pasteboard.
    open override func paste(_ sender: Any?) { pasteText() }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }
    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) { selectEverything() }
    /// Deletes the selection.
    open override func delete(_ sender: Any?) { deleteSelectedText() }
}
