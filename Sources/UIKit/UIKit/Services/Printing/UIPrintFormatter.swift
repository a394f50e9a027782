import QuartziteUIElements

/// An object that lays out content on pages; there is no printer here, but an app can draw the pages itself.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// The largest height of the content on a page in points; 0, the default, for the whole page.
    open var maximumContentHeight: CGFloat = 0
    /// The largest width of the content on a page in points; 0, the default, for the whole page.
    open var maximumContentWidth: CGFloat = 0
    /// The insets of the content on every page, in points; zero by default.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The index of the first page; 0 by default.
    open var startPage = 0

    /// Creates a formatter without content.
    public override init() { super.init() }

    /// The number of pages; 0 by default.
    open var pageCount: Int { 0 }

    /// Returns the rectangle of the content on a page; by default zero.
    open func rectForPage(at pageIndex: Int) -> CGRect { .zero }

    /// Draws the content of a page into a rectangle of the current context; does nothing by default.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// A formatter of text on one page.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text; nil if it has attributes.
    open var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The text with attributes; nil if it has none.
    open var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    /// The font of text without attributes; nil, the default, for the system font.
    open var font: UIFont?
    /// The colour of text without attributes; nil, the default, for black.
    open var color: UIColor?
    /// The alignment of text without attributes; natural by default.
    open var textAlignment = NSTextAlignment.natural

    /// Creates a formatter of plain text.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// Creates a formatter that prints an attributed string.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    /// 1 if there is text.
    open override var pageCount: Int { shown.length > 0 ? 1 : 0 }

    /// The text as it is drawn.
    private var shown: NSAttributedString {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: UIFont.systemFontSize), .foregroundColor: color ?? .black,
                .paragraphStyle: style,
            ])
    }

    /// Draws the text of the page into a rectangle, less the insets and at most as large as the content may be.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard pageIndex == startPage else { return }
        var area = rect.inset(by: perPageContentInsets)
        if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
        if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
        shown.draw(with: area, options: .usesLineFragmentOrigin, context: nil)
    }
}
