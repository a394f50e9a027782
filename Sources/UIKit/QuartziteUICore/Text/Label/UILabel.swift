import QuartziteUIDrawing

/// A view that displays one or more lines of text, centred vertically.
///
/// Text that does not fit ends with an ellipsis unless `lineBreakMode` says otherwise. A subclass can override
/// `drawText(in:)` and `textRect(forBounds:limitedToNumberOfLines:)`, for example to add insets. A label ignores
/// touches unless `isUserInteractionEnabled` is set. At most 100,000 bytes of UTF-8 are shown.
@preconcurrency @MainActor open class UILabel: UIView {
    private var content = LabelText()

    /// Creates an empty label with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a label from a storyboard or xib; with other coders, an empty label of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        PropertyTables.label.decode(self, from: coder)
    }

    private func prepare() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    private func changeSize() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        notifyObservers()
    }

    // MARK: Text

    /// The text; nil by default.
    ///
    /// Setting it keeps font, colour and alignment, and removes other attributes.
    open var text: String? {
        get { content.string?.string }
        set {
            guard isAttributed || newValue != text else { return }
            content.string = newValue.map { NSAttributedString(string: $0) }
            isAttributed = false
            changeSize()
        }
    }

    /// Whether the text was set with attributes.
    private var isAttributed = false { didSet { content.isAttributed = isAttributed } }

    /// The text with its attributes; properties of the label apply where attributes are missing.
    ///
    /// The value is copied. The line break mode of its first paragraph style becomes that of the label. If only `text` was
    /// set, reading it returns that text with the label's font and colour.
    open var attributedText: NSAttributedString? {
        get {
            guard let string = content.string, !isAttributed else { return content.string }
            return NSAttributedString(
                string: string.string, attributes: [.font: content.font, .foregroundColor: color ?? .label])
        }
        set {
            content.string = newValue.map { NSAttributedString(attributedString: $0) }
            isAttributed = newValue != nil
            (newValue?.firstParagraphStyle?.lineBreakMode).map { content.lineBreakMode = $0 }
            changeSize()
        }
    }

    /// The font of the whole text; the system font of 17 points by default and for nil.
    open var font: UIFont! {
        get { content.font }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            // A font of a text style can look like a font of a fixed size, but follows the text size.
            guard isAttributed || font != content.font || type(of: font) != type(of: content.font) else { return }
            content.font = font
            content.string = content.string?.setting(.font, to: nil)
            changeSize()
        }
    }

    private var color: UIColor?

    /// The colour of the whole text; black by default and for nil.
    open var textColor: UIColor! {
        get { color ?? .label }
        set {
            color = newValue
            content.string = content.string?.setting(.foregroundColor, to: nil)
            setNeedsDisplay()
            notifyObservers()
        }
    }

    /// The horizontal alignment of the text; ``NSTextAlignment/natural`` by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.alignment = newValue
            setNeedsDisplay()
            notifyObservers()
        }
    }

    /// The line break mode of the whole text; by default, text is truncated at the end with an ellipsis.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            guard newValue != content.lineBreakMode else { return }
            content.lineBreakMode = newValue
            changeSize()
        }
    }

    /// The maximum number of lines; 1 by default, and 0 or less for as many as fit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { changeSize() } } }

    /// The width in points to which `intrinsicContentSize` wraps lines; 0, the default, means no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { changeSize() } }
    }

    /// Whether text that does not fit is shrunk; false by default.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.shrinksToFit }
        set {
            content.shrinksToFit = newValue
            setNeedsDisplay()
        }
    }

    /// The smallest scale of shrunk text, 0…1; 0, the default, sets no limit.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScale }
        set {
            content.minimumScale = newValue
            setNeedsDisplay()
        }
    }

    /// The rules by which lines are broken in text without a paragraph style; `standard` by default.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set {
            guard newValue != content.lineBreakStrategy else { return }
            content.lineBreakStrategy = newValue
            changeSize()
        }
    }

    /// Whether characters move closer together where a line would be truncated; false by default.
    ///
    /// The text must not be more than 5 % wider than the line.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.tightens }
        set {
            content.tightens = newValue
            setNeedsDisplay()
        }
    }

    /// The vertical position of shrunk text; by default, the baseline stays in place.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }

    /// Whether a font of a text style, or one of ``UIFontMetrics``, follows the text size of the traits; false by
    /// default.
    open var adjustsFontForContentSizeCategory = false { didSet { textSizeDidChange() } }

    /// Whether the pointer shows the whole of truncated text; false by default, and no pointer shows it here.
    open var showsExpansionTextWhenTruncated = false {
        didSet { if showsExpansionTextWhenTruncated { unsupported("UILabel.showsExpansionTextWhenTruncated") } }
    }

    override func textSizeDidChange() {
        if adjustsFontForContentSizeCategory { font = font.adjusted(to: traitCollection) }
    }

    // MARK: Appearance

    /// The colour of the text while the label is highlighted; nil, the default, uses `textColor`.
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

    /// Whether `highlightedTextColor` is used; false by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    /// Whether the text is drawn at full opacity; true by default, and dimmed otherwise.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    /// The colour of the shadow, which is not blurred; nil, the default, draws none.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The offset of the shadow in points; up by 1 by default.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

    // MARK: Drawing

    /// Returns the rectangle of the text at the top of `bounds` with at most `numberOfLines` lines (0 for any number), in
    /// points.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard content.string != nil, bounds.width > 0, bounds.height > 0 else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let isLimited = bounds.width < LabelText.unlimited
        var content = content
        content.isRightToLeft = isLimited && isRightToLeft
        let lines = content.lines(in: bounds.size, limit: numberOfLines)
        let size = CGSize(
            width: min(lines.size.width.roundedUpToPixels, bounds.width),
            height: min(lines.size.height.roundedUpToPixels, bounds.height))
        // The leftmost line start, provided the width is limited.
        let x = isLimited ? lines.layout.lines.reduce(bounds.width) { min($0, $1.x) } : 0
        return CGRect(
            x: bounds.minX + min(max(x, 0), bounds.width - size.width), y: bounds.minY, width: size.width,
            height: size.height)
    }

    /// Draws the text in the current context, centred vertically in `rect`.
    open func drawText(in rect: CGRect) {
        guard let drawing = drawing(in: rect), let context = UIGraphicsGetCurrentContext() else { return }
        drawing.draw(in: context)
    }

    /// Returns the text as it is drawn in a rectangle; nil if there is nothing to draw.
    final func drawing(in rect: CGRect) -> LabelDrawing? {
        guard let text = content.string, text.length > 0, rect.width > 0, rect.height > 0 else { return nil }
        var content = content
        content.isRightToLeft = isRightToLeft
        let lines = content.lines(in: rect.size, limit: numberOfLines)
        let highlight = isHighlighted ? highlightedTextColor : nil
        let origin = CGPoint(x: rect.minX, y: top(of: lines, in: rect).roundedToPixels)
        return LabelDrawing(
            layout: lines.layout.movingBaselines { (origin.y + $0).roundedToPixels - origin.y }, origin: origin,
            color: (highlight ?? textColor).cgColor, coversColors: highlight != nil, opacity: isEnabled ? 1 : 0.4,
            shadow: shadowColor.flatMap { $0.cgColor.alpha > 0 ? (shadowOffset, $0.cgColor) : nil })
    }

    /// The text as it is drawn, unless a subclass may draw something else.
    override var deferredText: LabelDrawing? { type(of: self) == UILabel.self ? drawing(in: bounds) : nil }

    private func top(of lines: LabelText.Lines, in rect: CGRect) -> CGFloat {
        let middle = rect.minY + (rect.height - lines.size.height) / 2
        // A text with attributes of its own is centred in any case.
        guard lines.scale < 1, baselineAdjustment != .alignCenters, !isAttributed, lines.layout.lines.count == 1,
            let line = lines.layout.lines.first
        else { return middle }
        let height = lines.size.height / lines.scale
        let top = rect.minY + (rect.height - height) / 2
        return baselineAdjustment == .none ? top : top + line.baseline / lines.scale - line.baseline
    }

    /// Draws the text by calling ``drawText(in:)`` with the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    // MARK: Size

    /// Returns the size of the text: one line of any width, or several lines wrapped to the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: numberOfLines != 1 && size.width > 0 ? size.width : .infinity)
    }

    /// The size of the text, wrapped to `preferredMaxLayoutWidth` if that is set and several lines are allowed.
    open override var intrinsicContentSize: CGSize {
        let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return fittingSize(width: wraps ? preferredMaxLayoutWidth : measuredWidth ?? .infinity)
    }

    /// The width that Auto Layout determined, while it requests the height for that width.
    private var measuredWidth: CGFloat?

    override var wrapsText: Bool { numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) }

    override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
        guard wrapsText else { return nil }
        measuredWidth = width
        defer { measuredWidth = nil }
        // Subclasses may add insets by overriding the property.
        return intrinsicContentSize.height
    }

    override var baselines: Baselines? {
        let width = numberOfLines == 1 ? LabelText.unlimited : layout.solvedWidth ?? LabelText.unlimited
        let available = CGSize(width: width, height: LabelText.unlimited)
        let text = content.lines(in: available, limit: numberOfLines).layout
        guard let first = text.lines.first, let last = text.lines.last else { return nil }
        return .inside(first: CGFloat(first.baseline), last: CGFloat(text.height - last.baseline))
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        let available = CGRect(x: 0, y: 0, width: min(width, LabelText.unlimited), height: LabelText.unlimited)
        return textRect(forBounds: available, limitedToNumberOfLines: numberOfLines).size.roundedUpToPixels
    }
}
