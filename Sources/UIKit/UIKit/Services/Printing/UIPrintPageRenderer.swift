import QuartziteUIElements

/// An object that draws pages: headers, contents, footers and what formatters lay out.
///
/// An app can draw the pages itself, as into the context of a picture; there is no printer.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// The height of the header in points; 0 by default.
    open var headerHeight: CGFloat = 0
    /// The height of the footer in points; 0 by default.
    open var footerHeight: CGFloat = 0
    /// The size of the paper; by default that of A4.
    ///
    /// Apps set it with key-value coding.
    open var paperRect = CGRect(x: 0, y: 0, width: 595.28, height: 841.89)
    /// The part of the paper that can be printed.
    ///
    /// Apps set it with key-value coding.
    open var printableRect = CGRect(x: 18, y: 18, width: 559.28, height: 805.89)
    /// The formatters; none by default.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters.map(\.formatter) }
        set { formatters = (newValue ?? []).map { ($0, $0.startPage) } }
    }
    private var formatters: [(formatter: UIPrintFormatter, page: Int)] = []

    /// Creates an object without formatters.
    public override init() { super.init() }

    /// The number of pages: by default, the last one of the formatters.
    open var numberOfPages: Int { formatters.map { $0.page + $0.formatter.pageCount }.max() ?? 0 }

    /// Adds a formatter whose content begins on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        formatters.append((formatter, pageIndex))
    }

    /// Returns the formatters of a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        formatters.filter { ($0.page..<$0.page + $0.formatter.pageCount).contains(pageIndex) }.map(\.formatter)
    }

    /// Called before pages are drawn; does nothing by default.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: its header, its content, its formatters and its footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        var rest = printableRect
        let header = rest.divided(atDistance: headerHeight, from: .minYEdge)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header.slice) }
        rest = header.remainder
        let footer = rest.divided(atDistance: footerHeight, from: .maxYEdge)
        drawContentForPage(at: pageIndex, in: footer.remainder)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer.slice) }
    }

    /// Draws a formatter's content of a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        var area = printableRect
        area.origin.y += headerHeight
        area.size.height -= headerHeight + footerHeight
        printFormatter.draw(in: area, forPageAt: pageIndex)
    }

    /// Draws a header; does nothing by default.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws a content; does nothing by default.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws a footer; does nothing by default.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// A formatter of a text in HTML, which is read as plain text.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
    /// The text in HTML.
    open var markupText: String? { didSet { text = markupText.map(Self.plain) } }

    /// Creates a formatter of a text in HTML.
    public init(markupText: String) {
        super.init(text: Self.plain(markupText))
        self.markupText = markupText
        unsupported("The markup of UIMarkupTextPrintFormatter")
    }

    /// Returns the text without its marks, in the lines that paragraphs make.
    private static func plain(_ markup: String) -> String {
        var (text, rest) = ("", markup[...])
        while let start = rest.firstIndex(of: "<") {
            text += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ">") else { break }
            let name = rest[rest.index(after: start)..<end].lowercased().prefix { !$0.isWhitespace }
            if ["br", "br/", "/p", "/div", "/li", "/tr", "/h1", "/h2", "/h3", "/h4"].contains(name) { text += "\n" }
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }
}

/// A formatter of a view, which is on one page.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    /// 1, unless the view is empty.
    open override var pageCount: Int { view.bounds.isEmpty ? 0 : 1 }

    /// Draws the view into a rectangle, as large as fits.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard pageIndex == startPage, let context = UIGraphicsGetCurrentContext(), !view.bounds.isEmpty else { return }
        let area = rect.inset(by: perPageContentInsets)
        let scale = min(area.width / view.bounds.width, area.height / view.bounds.height, 1)
        context.saveGState()
        context.translateBy(x: area.minX, y: area.minY)
        context.scaleBy(x: scale, y: scale)
        view.layer.render(in: context)
        context.restoreGState()
    }
}

extension UIView {
    /// Returns a formatter that draws the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
