import QuartziteUIDrawing

/// The text field of a search bar; it can also be used by itself.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// The tokens before the text; none by default.
    open var tokens: [UISearchToken] = [] { didSet { showTokens() } }
    /// The background colour of tokens; nil, the default, for a light grey.
    open var tokenBackgroundColor: UIColor? { didSet { showTokens() } }
    /// The offset of the text from its usual place, in points.
    var adjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    private let tokenBar = SearchTokenBar(frame: .zero)
    /// The width of the left view, in points.
    static let iconWidth: CGFloat = 94 / 3
    /// Whether tokens can be deleted; true by default.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied; true by default.
    open var allowsCopyingTokens = true {
        didSet { if !allowsCopyingTokens { unsupported("UISearchTextField.allowsCopyingTokens") } }
    }

    /// Creates a field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearch()
    }

    /// Creates a field from a storyboard or xib; with other coders, one of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearch()
    }

    private func prepareSearch() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        placeholder = "Search"
        accessibilityTraits = .searchField
        placeholderLabel.textColor = .secondaryLabel
        leftView = SearchGlass(frame: CGRect(x: 0, y: 0, width: Self.iconWidth, height: 36))
        leftViewMode = .always
        clearButtonMode = .always
        addSubview(tokenBar)
        tokenBar.isHidden = true
        tokenBar.tapped = { [weak self] index in
            self?.becomeFirstResponder()
            self?.tokenBar.selected = index
        }
    }

    private func showTokens() {
        tokenBar.isHidden = tokens.isEmpty
        tokenBar.show(tokens, color: tokenBackgroundColor)
        setNeedsLayout()
    }

    /// Adds a token at the end.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    /// Removes the token at an index; does nothing if there is none.
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }

    /// Returns the position of a token: the start of the text, which all tokens precede.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// Returns the tokens in a range; none, because tokens precede the text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { [] }

    /// The range of the text after the tokens.
    open var textualRange: UITextRange { UITextRange(NSRange(location: 0, length: content.utf16.count)) }

    /// Replaces a part of the text by a token at an index.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        let length = content.utf16.count
        let start = min(max(textRange.start.offset, 0), length)
        let end = min(max(textRange.end.offset, start), length)
        text = (content as NSString).replacingCharacters(in: NSRange(location: start, length: end - start), with: "")
        insertToken(token, at: tokenIndex)
    }

    // MARK: Editing

    /// Whether the caret is directly after the tokens.
    private var isAtStart: Bool { content.isEmpty || selected == NSRange(location: 0, length: 0) }

    /// Deletes as in other fields; at the start of the text, selects the last token, and then deletes it.
    open override func deleteBackward() {
        guard allowsDeletingTokens, !tokens.isEmpty, isAtStart || tokenBar.selected != nil else {
            return super.deleteBackward()
        }
        guard let index = tokenBar.selected else { return tokenBar.selected = tokens.count - 1 }
        removeToken(at: index)
        sendActions(for: .editingChanged)
    }

    /// Inserts text, and deselects the token.
    open override func insertText(_ text: String) {
        tokenBar.selected = nil
        super.insertText(text)
    }

    // MARK: Layout

    private func afterTokens(_ place: CGRect) -> CGRect {
        let area = place.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
        let width = min(tokenBar.width, max(area.width - 40, 0))
        guard width > 0 else { return area }
        return CGRect(
            x: isRightToLeft ? area.minX : area.minX + width, y: area.minY, width: area.width - width,
            height: area.height)
    }

    /// Returns the frame of the text: after the tokens.
    open override func textRect(forBounds bounds: CGRect) -> CGRect { afterTokens(super.textRect(forBounds: bounds)) }

    /// Returns the frame of the text during editing: after the tokens.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        afterTokens(super.editingRect(forBounds: bounds))
    }

    /// Lays out the tokens and the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !tokens.isEmpty else { return }
        placeholderLabel.isHidden = true
        let area = super.textRect(forBounds: bounds)
        let width = min(tokenBar.width, area.width)
        tokenBar.frame = CGRect(
            x: isRightToLeft ? area.maxX - width : area.minX, y: 0, width: width, height: bounds.height)
    }

    /// Returns the given width and a height of 36 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 36) }
}

/// A magnifying glass.
final class SearchGlass: UIView {
    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 9, y: 11, width: 11, height: 11))
        path.move(to: CGPoint(x: 19, y: 21))
        path.addLine(to: CGPoint(x: 23, y: 25))
        shape.path = path
        shape.fillColor = nil
        colorsDidChange()
        shape.lineWidth = 1.8
        shape.lineCap = .round
        layer.addSublayer(shape)
        isUserInteractionEnabled = false
    }

    override func colorsDidChange() { shape.strokeColor = resolved(.secondaryLabel) }

    required init?(coder: NSCoder) { nil }
}
