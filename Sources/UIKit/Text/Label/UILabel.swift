import QuartzCore

/// A view that shows text, in one line or several, in the middle of its height.
///
/// Text that has no room ends with an ellipsis, unless `lineBreakMode` says otherwise. A subclass may override
/// `drawText(in:)` and `textRect(forBounds:limitedToNumberOfLines:)`, as for insets. A label takes no events unless
/// `isUserInteractionEnabled` is set. At most 100,000 bytes of UTF-8 are shown.
@preconcurrency @MainActor open class UILabel: UIView {
    private var content = LabelText()

    /// A label without text at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A label of size zero; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    private func changeSize() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        tellObservers()
    }

    // MARK: Text

    /// The text; nil by default.
    ///
    /// Setting it leaves font, colour and alignment, and takes other attributes away.
    open var text: String? {
        get { content.string?.string }
        set {
            guard isAttributed || newValue != text else { return }
            content.string = newValue.map { NSAttributedString(string: $0) }
            isAttributed = false
            changeSize()
        }
    }

    /// Whether the text came with attributes.
    private var isAttributed = false

    /// The text with its attributes, copied; what they do not say is as the label's own properties say.
    ///
    /// Read, it is what was set, or a plain text with the label's font and colour.
    open var attributedText: NSAttributedString? {
        get {
            guard let string = content.string, !isAttributed else { return content.string }
            return NSAttributedString(
                string: string.string, attributes: [.font: content.font, .foregroundColor: color ?? .label])
        }
        set {
            content.string = newValue.map { NSAttributedString(attributedString: $0) }
            isAttributed = newValue != nil
            changeSize()
        }
    }

    /// The font of all the text; the system's at 17 points by default, which nil stands for.
    open var font: UIFont! {
        get { content.font }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard isAttributed || font != content.font else { return }
            content.font = font
            content.string = content.string?.setting(.font, to: nil)
            changeSize()
        }
    }

    private var color: UIColor?

    /// The colour of all the text; black by default, which nil stands for.
    open var textColor: UIColor! {
        get { color ?? .label }
        set {
            color = newValue
            content.string = content.string?.setting(.foregroundColor, to: nil)
            setNeedsDisplay()
            tellObservers()
        }
    }

    /// Where lines lie in the width; ``NSTextAlignment/natural`` by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.alignment = newValue
            setNeedsDisplay()
            tellObservers()
        }
    }

    /// How lines are broken or shortened; at the end, with an ellipsis, by default.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            guard newValue != content.lineBreakMode else { return }
            content.lineBreakMode = newValue
            changeSize()
        }
    }

    /// How many lines are shown at most; 1 by default, and 0 or less for as many as there is room for.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { changeSize() } } }

    /// The width in points that `intrinsicContentSize` wraps lines to; 0, the default, for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { changeSize() } }
    }

    /// Whether text that has no room is made smaller; false by default.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.shrinksToFit }
        set {
            content.shrinksToFit = newValue
            setNeedsDisplay()
        }
    }

    /// How small text may become, as a part of its size, 0…1; 0, the default, for as small as it must.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScale }
        set {
            content.minimumScale = newValue
            setNeedsDisplay()
        }
    }

    /// Whether characters may move together to fit; false by default, kept and without effect.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.tightens }
        set { content.tightens = newValue }
    }

    /// Where text lies that was made smaller; its base line stays by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }

    // MARK: Looks

    /// The colour of the text while the label is highlighted; nil, the default, for `textColor`.
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

    /// Whether `highlightedTextColor` is shown; false by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    /// Whether the text is shown in full colour; true by default, otherwise it is dimmed.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    /// The colour of a copy of the text below it, without blur; nil, the default, for none.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

    /// How far that copy is moved, in points; up by 1 by default.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

    // MARK: Drawing

    /// Where the text lies in `bounds` if it has at most `numberOfLines` lines (0 for any number), in points.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard content.string != nil, bounds.width > 0, bounds.height > 0 else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let lines = content.lines(in: bounds.size, limit: numberOfLines)
        let size = CGSize(
            width: min(lines.size.width.roundedUpToPixels, bounds.width),
            height: min(lines.size.height.roundedUpToPixels, bounds.height))
        // Where the lines begin, as far as they are aligned in a width that is one.
        let x = bounds.width < LabelText.unlimited ? lines.layout.lines.reduce(bounds.width) { min($0, $1.x) } : 0
        return CGRect(
            x: bounds.minX + min(max(x, 0), bounds.width - size.width),
            y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    /// Draws the text in the middle of the height of `rect`, in the current context.
    open func drawText(in rect: CGRect) {
        guard let text = content.string, text.length > 0, rect.width > 0, rect.height > 0,
            let context = UIGraphicsGetCurrentContext()
        else { return }
        let lines = content.lines(in: rect.size, limit: numberOfLines)
        let origin = CGPoint(x: rect.minX, y: top(of: lines, in: rect).roundedToPixels)
        if let shadow = shadowColor, shadow.cgColor.alpha > 0 {
            let moved = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
            context.draw(lines.layout, at: moved, color: shadow.cgColor, coversColors: true)
        }
        context.saveGState()
        if !isEnabled { context.setAlpha(0.4) }
        if isHighlighted, let highlight = highlightedTextColor {
            context.draw(lines.layout, at: origin, color: highlight.cgColor, coversColors: true)
        } else {
            context.draw(lines.layout, at: origin, color: textColor.cgColor)
        }
        context.restoreGState()
    }

    private func top(of lines: LabelText.Lines, in rect: CGRect) -> CGFloat {
        let middle = rect.minY + (rect.height - lines.size.height) / 2
        guard lines.scale < 1, baselineAdjustment != .alignCenters, lines.layout.lines.count == 1,
            let line = lines.layout.lines.first
        else { return middle }
        let height = lines.size.height / lines.scale
        let top = rect.minY + (rect.height - height) / 2
        return baselineAdjustment == .none ? top : top + line.baseline / lines.scale - line.baseline
    }

    /// Draws the text: ``drawText(in:)`` for the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    // MARK: Size

    /// The size of the text: of one line whatever its width, of several wrapped to the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: numberOfLines != 1 && size.width > 0 ? size.width : .infinity)
    }

    /// The size of the text, wrapped to `preferredMaxLayoutWidth` if that is set and there may be several lines.
    open override var intrinsicContentSize: CGSize {
        let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return fittingSize(width: wraps ? preferredMaxLayoutWidth : measuredWidth ?? .infinity)
    }

    /// The width that layout by constraints has found, while it asks for the height that this leaves.
    private var measuredWidth: CGFloat?

    override var wrapsText: Bool { numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) }

    override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
        guard wrapsText else { return nil }
        measuredWidth = width
        defer { measuredWidth = nil }
        // Subclasses add room of their own in their overrides.
        return intrinsicContentSize.height
    }

    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        let width = numberOfLines == 1 ? LabelText.unlimited : layout.solvedWidth ?? LabelText.unlimited
        let room = CGSize(width: width, height: LabelText.unlimited)
        let text = content.lines(in: room, limit: numberOfLines).layout
        guard let first = text.lines.first, let last = text.lines.last else { return nil }
        return (CGFloat(first.baseline), CGFloat(text.height - last.baseline))
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: min(width, LabelText.unlimited), height: LabelText.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size.roundedUpToPixels
    }
}
