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

    private let label = UILabel()
    private let placeholderLabel = UILabel()
    private let caret = UIView.part()
    private let backdrop = UIImageView(image: nil)
    private let clipper = UIView.part()

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
    }

    // MARK: Text

    private var content = ""

    /// The text; empty by default.
    ///
    /// A change sends no event.
    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            showText()
        }
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
        set { text = newValue?.string }
    }

    /// What is shown, in light grey, while there is no text; nil by default.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The same with its attributes.
    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            placeholderLabel.attributedText = attributedPlaceholder
            changeSize()
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

    private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
        guard view != nil else { return false }
        return switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

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
        if isShown(rightView, rightViewMode) { rect.size.width = rightViewRect(forBounds: bounds).minX - rect.minX }
        rect.size.width = max(rect.width, 0)
        return rect
    }

    /// Where the placeholder lies: as the text unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the text lies while it is edited: as otherwise unless overridden.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

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
        backdrop.image = borderStyle == .none ? background : nil
        backdrop.backgroundColor = borderStyle == .roundedRect ? .white : nil
        backdrop.layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .line ? 1 : 0.5
        backdrop.layer.borderColor = borderStyle == .line ? UIColor.black.cgColor : UIColor.systemGray3.cgColor
        backdrop.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        leftView?.isHidden = !isShown(leftView, leftViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.isHidden = !isShown(rightView, rightViewMode)
        rightView?.frame = rightViewRect(forBounds: bounds)
        clipper.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        placeText()
    }

    private func placeText() {
        let room = clipper.bounds
        let caretWidth: CGFloat = 2
        let width = typedWidth
        // While editing, the end of a long text stays in sight.
        let overhang = isEditing && !adjustsFontSizeToFitWidth ? max(width + caretWidth - room.width, 0) : 0
        label.frame = CGRect(x: -overhang, y: 0, width: room.width + overhang, height: room.height)
        let outer = placeholderRect(forBounds: bounds)
        placeholderLabel.frame = outer.offsetBy(dx: -clipper.frame.minX, dy: -clipper.frame.minY)
        let text = label.textRect(forBounds: label.frame, limitedToNumberOfLines: 1)
        // The caret stands behind spaces at the end, which take no room of their own.
        let spaces = max(width - label.intrinsicContentSize.width, 0)
        let empty: CGFloat =
            textAlignment == .center ? room.midX : textAlignment == .right ? room.maxX - caretWidth : room.minX
        let height = (label.font.lineHeight + 2).roundedUpToPixels
        caret.frame = CGRect(
            x: content.isEmpty ? empty : min(text.maxX + spaces, room.maxX - caretWidth).roundedToPixels,
            y: (room.midY - height / 2).roundedToPixels, width: caretWidth, height: height)
        caret.backgroundColor = tintColor
        caret.layer.cornerRadius = caretWidth / 2
    }

    /// How wide the text is with spaces at its end.
    private var typedWidth: CGFloat {
        guard let text = label.text, text.last?.isWhitespace == true, let font = label.font else {
            return label.intrinsicContentSize.width
        }
        let end = "."
        return (text + end).size(withAttributes: [.font: font]).width - end.size(withAttributes: [.font: font]).width
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

    /// The caret is there for half a second, fades, is away, and comes back; it begins anew with every key.
    private func showCaret() {
        caret.isHidden = false
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 1, 0, 0, 1]
        blink.keyTimes = [0, 0.5, 0.65, 0.85, 1]
        blink.duration = 1
        blink.repeatCount = .infinity
        blink.isRemovedOnCompletion = false
        caret.layer.add(blink, forKey: "blink")
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

    private func replace(_ range: NSRange, with string: String) {
        let agrees = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        guard agrees else { return }
        text = (content as NSString).replacingCharacters(in: range, with: string)
        if isEditing { showCaret() }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
