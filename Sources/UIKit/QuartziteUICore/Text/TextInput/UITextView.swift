import QuartziteUIDrawing

/// A scrollable view for editing multiple lines of text; `insertText(_:)` and `deleteBackward()` change the selection.
///
/// A tap or `becomeFirstResponder()` begins editing, and a caret blinks in the stage's time. Two taps select a word,
/// three a paragraph, and handles change the selection.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
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

    /// The text and its attributes.
    public let textStorage: NSTextStorage
    /// The object that lays out the text.
    public let layoutManager: NSLayoutManager
    /// The area in which text is laid out: its padding at the sides of lines, and its maximum number of lines.
    public let textContainer: NSTextContainer
    /// The object that lays out the text with fragments; nil if the view has a layout manager of an app's class.
    open var textLayoutManager: NSTextLayoutManager? {
        guard Swift.type(of: layoutManager) == NSLayoutManager.self else { return nil }
        if content.textLayout == nil {
            content.textLayout = NSTextLayoutManager(layoutManager, textContainer, textStorage)
        }
        return content.textLayout
    }
    final let canvas = TextCanvas(frame: .zero)
    final lazy var selectionDisplay = TextSelectionDisplay(self, background: self)
    private lazy var editMenu = TextEditMenu(self)
    final var content = TextViewContent()
    final var traits = TextInputTraits()

    /// Creates an empty text view with a frame.
    ///
    /// - Parameters:
    ///   - frame: The frame in points.
    ///   - textContainer: The area in which text is laid out, with its layout manager and text if it has them; nil
    ///     creates one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (textStorage, layoutManager, self.textContainer) = TextCanvas.parts(for: textContainer)
        super.init(frame: frame)
        prepareText()
    }

    /// Creates an empty text view with a frame.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates an empty text view; every one uses the layout manager, whatever the parameter says.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    /// Creates a text view from a storyboard or xib; with other coders, an empty one.
    public required init?(coder: NSCoder) {
        (textStorage, layoutManager, textContainer) = TextCanvas.parts(for: nil)
        super.init(coder: coder)
        prepareText()
        PropertyTables.textView.decode(self, from: coder)
    }

    private func prepareText() {
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        canvas.textView = self
        addSubview(canvas)
        addSubview(selectionDisplay.caret)
        connectLayout()
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:", UITextView.tap(_:))))
    }

    /// The delegate, which controls editing and is notified of editing and scrolling; a weak reference.
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: Text

    /// The text; empty by default.
    ///
    /// Setting it gives the whole text the view's font, colour and alignment.
    open var text: String! {
        get { textStorage.string }
        set { replaceAll(by: NSAttributedString(string: newValue ?? "", attributes: content.attributes)) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { textStorage.attributedSubstring(from: NSRange(location: 0, length: textStorage.length)) }
        set { replaceAll(by: newValue ?? NSAttributedString(string: "")) }
    }

    /// The font; Helvetica of 12 points by default and for nil.
    ///
    /// Reading it returns the font of the first character.
    open var font: UIFont? {
        get { firstAttribute(.font) as? UIFont ?? content.font }
        set {
            content.font = newValue ?? TextViewContent.plainFont
            setEverywhere(.font, to: content.font)
        }
    }

    /// Whether a font of a text style follows the text size of the traits; false by default.
    open var adjustsFontForContentSizeCategory = false { didSet { textSizeDidChange() } }

    override func textSizeDidChange() {
        if adjustsFontForContentSizeCategory { font = content.font.adjusted(to: traitCollection) }
    }

    /// The colour of the text; black by default and for nil.
    open var textColor: UIColor? {
        get { content.color ?? .label }
        set {
            content.color = newValue
            setEverywhere(.foregroundColor, to: newValue ?? .label)
        }
    }

    /// The horizontal alignment of the text; natural by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.alignment = newValue
            alignEverything()
        }
    }

    /// The attributes of the characters that are typed next; by default those of the character before the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { content.typing ?? attributesAtCaret }
        set { content.typing = newValue }
    }

    /// The insets of the text in points; 8 at the top and bottom by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { layoutDidChange() } }

    /// The border around the view; none by default.
    open var borderStyle = BorderStyle.none { didSet { showBorder() } }

    /// Whether the text can be edited; true by default.
    open var isEditable = true {
        didSet {
            if !isEditable { resignFirstResponder() }
            layoutManager.textDidChange()
        }
    }
    /// What the view makes links of in text that cannot be edited; nothing by default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { layoutManager.textDidChange() } }
    /// Whether the text can be searched with a find bar; false by default.
    open var isFindInteractionEnabled = false { didSet { enableFind() } }
    /// The interaction that shows the find bar; nil unless searching is enabled.
    open var findInteraction: UIFindInteraction? { content.find?.interaction }
    /// The attributes of links; empty by default, which gives them the tint colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { layoutManager.textDidChange() } }
    /// Whether text can be selected and links can be touched; true by default.
    open var isSelectable = true
    /// Whether text has the size that it has on other platforms; false by default, and without effect.
    open var usesStandardTextScaling = false {
        didSet { if usesStandardTextScaling { unsupported("UITextView.usesStandardTextScaling") } }
    }
    /// Whether the next characters that are typed replace the whole text; false by default, and after typing.
    open var clearsOnInsertion = false
    /// Whether menus change the attributes of text; false by default, without effect here, which is reported.
    open var allowsEditingTextAttributes = false {
        didSet { if allowsEditingTextAttributes { unsupported("UITextView.allowsEditingTextAttributes") } }
    }

    /// Whether the text scrolls; true by default, and otherwise the intrinsic size is that of the whole text.
    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    // MARK: Selection

    /// The selected range in UTF-16 units, which typing replaces; the end of the text by default.
    open var selectedRange: NSRange {
        get { selectedUnits }
        set { selectedTextRange = UITextRange(newValue) }
    }
    /// The selection; nil while it follows the end of the text.
    public final var _selection: NSRange? { didSet { selectionDidChange(from: oldValue) } }
    /// The marked range; nil for none.
    public final var _marked: NSRange? { didSet { setNeedsLayout() } }
    /// The whole text.
    public final var _string: String { textStorage.string }

    /// The object that is notified of changes that typing does not cause; a weak reference.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// The object that finds words, lines and other units of the text.
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The attributes of marked text; nil by default, without effect here, which is reported: marked text has a light background.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        didSet { if markedTextStyle != nil { unsupported("UITextView.markedTextStyle") } }
    }

    /// Scrolls by the smallest distance that makes a range of UTF-16 units visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let range = within(range)
        let rects = placedSelectionRects(range).map(\.rect)
        let box = rects.reduce(CGRect.null) { $0.union($1) }
        let place = box.isNull ? caretRect(for: UITextPosition(NSMaxRange(range))) : box
        scrollRectToVisible(place.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: true)
    }

    /// Returns the frame of the caret at a position.
    open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position.offset) }
    /// Returns the rectangles of selected text.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        placedSelectionRects(within(range.offsets))
    }

    // MARK: Layout

    // The content size does not follow from constraints.
    @_spi(UIKitLayers) public override var scrolledSize: CGSize? { nil }

    /// Lays out the text, and sets the content size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
        selectionDisplay.update()
        content.find?.placeHighlights()
    }

    /// Returns the size of the whole text, at most as wide as the given size if that has a width.
    ///
    /// Without scrolling, the padding of lines is not part of the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .infinity
        return fittingSize(CGSize(width: width, height: size.height), includesPadding: isScrollEnabled)
    }

    /// The size of the whole text if scrolling is disabled; otherwise no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let size = fittingSize(CGSize(width: CGFloat.infinity, height: .infinity))
        return CGSize(width: size.width, height: wrappedHeight(forWidth: bounds.width) ?? size.height)
    }

    override var wrapsText: Bool { !isScrollEnabled }

    override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
        guard !isScrollEnabled, width > 0 else { return nil }
        return fittingSize(CGSize(width: width, height: .infinity)).height
    }

    @_spi(UIKitLayers) public override func colorsDidChange() {
        super.colorsDidChange()
        showBorder()
        layoutManager.textDidChange()
    }

    /// Updates the appearance for a new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        layoutManager.textDidChange()
    }

    // MARK: Editing

    func tap(_ recognizer: UITapGestureRecognizer) {
        let (point, count) = (recognizer.location(in: self), recognizer.touches.last?.tapCount ?? 1)
        if !isEditable, isSelectable, let item = self.item(at: point) { return _ = perform(item) }
        let wasEditing = isFirstResponder
        guard isEditable, wasEditing || becomeFirstResponder() else { return }
        layoutIfNeeded()
        guard isSelectable else { return }
        let showsMenu = handleTap(at: point, count: count)
        if showsMenu, wasEditing || count > 1 { editMenu.show() }
    }

    /// Whether the text can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Begins editing if the delegate allows it; returns whether the view is being edited.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { Keyboard.hold { beginEditing() } }

    private func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        setNeedsLayout()
        selectionDisplay.begin()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing if the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        _marked = nil
        selectionDisplay.clear()
        editMenu.hide()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Whether there is any text.
    open var hasText: Bool { textStorage.length > 0 }

    /// Replaces the selection if the delegate allows it.
    open func insertText(_ text: String) {
        if clearsOnInsertion {
            clearsOnInsertion = false
            _selection = NSRange(location: 0, length: textStorage.length)
        }
        editMenu.hide()
        type(text)
    }

    /// Deletes the selection or the character before it if the delegate allows it.
    open func deleteBackward() {
        editMenu.hide()
        deleteSelection()
    }

    // MARK: Commands

    /// Whether an editing command has something to act on.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action, isEditable: isEditable, isSecret: false)
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
    /// Shows the find bar.
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    /// Shows the find bar with the field for replacements.
    open override func findAndReplace(_ sender: Any?) {
        findInteraction?.presentFindNavigator(showingReplace: true)
    }
    /// Highlights the next result.
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    /// Highlights the previous result.
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
}
