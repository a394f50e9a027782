import FoundationNetworking
import UIKit

/// A placeholder in place of a web page, with the address that was requested.
///
/// Nothing is loaded and no script runs: the view only keeps what it is given, so that the screen around it can be
/// shown.
@preconcurrency @MainActor open class WKWebView: UIView {
    private let placeholder = PlaceholderView(kind: "WKWebView", reason: "Quartzite loads no web pages")
    /// The configuration, which has no effect.
    public let configuration: WKWebViewConfiguration
    /// The scroll view of the page, which is empty.
    public let scrollView = UIScrollView()
    /// The object that would decide about navigation; never called.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object that would show panels; never called.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The pages that were loaded; always empty.
    public let backForwardList = WKBackForwardList()
    /// The address that was requested last; nil before.
    open private(set) var url: URL?
    /// The title of the page; always nil.
    open var title: String? { nil }
    /// Whether a page is being loaded; always false.
    open var isLoading: Bool { false }
    /// How much of the page is loaded; always 0.
    open var estimatedProgress: Double { 0 }
    /// Whether everything came over secure connections; always false.
    open var hasOnlySecureContent: Bool { false }
    /// Whether there is an earlier page; always false.
    open var canGoBack: Bool { false }
    /// Whether there is a later page; always false.
    open var canGoForward: Bool { false }
    /// Whether swipes at the edges would go back and forward; without effect.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links would have previews; without effect.
    open var allowsLinkPreview = true
    /// The name with which requests would be made; without effect.
    open var customUserAgent: String?
    /// The scale of the page; without effect.
    open var pageZoom: CGFloat = 1
    /// Whether the page could be inspected; without effect.
    open var isInspectable = false

    /// Creates a view with a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        prepare()
    }

    /// Creates a view with a new configuration.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Creates a view from a storyboard or xib.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for view in [scrollView, placeholder] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    private func show(_ address: URL?) -> WKNavigation? {
        url = address
        placeholder.detail = address?.host ?? address?.lastPathComponent
        return WKNavigation()
    }

    /// Shows the address of a request in the placeholder.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { show(request.url) }
    /// Shows the address in the placeholder.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { show(baseURL) }
    /// Shows the name of a file in the placeholder.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { show(URL) }
    /// Shows the address, if there is one, in the placeholder.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { show(baseURL) }
    /// Does nothing, and returns nil.
    @discardableResult open func reload() -> WKNavigation? { nil }
    /// Does nothing, and returns nil.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
    /// Does nothing.
    open func stopLoading() {}
    /// Does nothing, and returns nil.
    @discardableResult open func goBack() -> WKNavigation? { nil }
    /// Does nothing, and returns nil.
    @discardableResult open func goForward() -> WKNavigation? { nil }
    /// Does nothing, and returns nil.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Does nothing; the handler is never called.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    }
    /// Returns nil at once.
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }
}

/// The identity of a request for a page.
open class WKNavigation: NSObject {}

/// The pages that were loaded, of which there are none.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    /// The page that is shown; always nil.
    open var currentItem: WKBackForwardListItem? { nil }
    /// The earlier page; always nil.
    open var backItem: WKBackForwardListItem? { nil }
    /// The later page; always nil.
    open var forwardItem: WKBackForwardListItem? { nil }
    /// The earlier pages; always empty.
    open var backList: [WKBackForwardListItem] { [] }
    /// The later pages; always empty.
    open var forwardList: [WKBackForwardListItem] { [] }
}

/// A page that was loaded.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    /// The address of the page.
    public let url: URL
    /// The title of the page; nil if it has none.
    open var title: String? { nil }

    init(_ url: URL) {
        self.url = url
        super.init()
    }
}
