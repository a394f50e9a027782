import FoundationNetworking
import UIKit

/// A placeholder in place of a web page, with the address that was requested.
///
/// Nothing is loaded and no script runs: the placeholder stands for the page. The delegate is notified that it has
/// loaded 0.1 seconds after the request, on the scene's clock.
@preconcurrency @MainActor open class WKWebView: UIView {
    private let placeholder = PlaceholderView(kind: "WKWebView", reason: "Quartzite loads no web pages")
    /// The configuration, which has no effect.
    public let configuration: WKWebViewConfiguration
    /// The scroll view of the page, which is empty.
    public let scrollView = UIScrollView()
    /// The object that decides about navigation, and is called when the placeholder has loaded.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object that would show panels; never called.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The pages that were loaded.
    public let backForwardList = WKBackForwardList()
    /// The address that was requested last; nil before.
    open private(set) var url: URL?
    /// The title of a page that was given as text; nil for others.
    open private(set) var title: String?
    /// Whether the placeholder is about to load.
    open private(set) var isLoading = false
    /// How much is loaded: 0.1 at first, and 1 in the end.
    open private(set) var estimatedProgress: Double = 0
    /// Whether everything came over secure connections: whether the address begins with `https`.
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    /// Whether there is an earlier page.
    open private(set) var canGoBack = false
    /// Whether there is a later page.
    open private(set) var canGoForward = false
    private var current: WKNavigation?
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

    /// Asks the delegate, and loads the placeholder for an address.
    private func show(
        _ request: URLRequest, title newTitle: String? = nil, type: WKNavigationType = .other, isNew: Bool = true
    ) -> WKNavigation? {
        let navigation = WKNavigation()
        current = navigation
        (url, title, isLoading, estimatedProgress) = (request.url, nil, true, 0.1)
        placeholder.detail = request.url?.host ?? request.url?.lastPathComponent
        DispatchQueue.main.async { [weak self] in
            guard let self, current === navigation else { return }
            let action = WKNavigationAction(request, type)
            let preferences = configuration.defaultWebpagePreferences
            guard let delegate = navigationDelegate else { return start(navigation, newTitle, isNew) }
            delegate.webView(self, decidePolicyFor: action, preferences: preferences) { [weak self] policy, _ in
                guard let self, current === navigation else { return }
                if policy == .allow { start(navigation, newTitle, isNew) } else { stopLoading() }
            }
        }
        return navigation
    }

    private func start(_ navigation: WKNavigation, _ newTitle: String?, _ isNew: Bool) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
            guard let self, current === navigation else { return }
            if isNew, let url { backForwardList.add(WKBackForwardListItem(url, newTitle)) }
            updateHistory()
            navigationDelegate?.webView(self, didCommit: navigation)
            (title, estimatedProgress, isLoading) = (newTitle, 1, false)
            navigationDelegate?.webView(self, didFinish: navigation)
        }
    }

    private func updateHistory() {
        (canGoBack, canGoForward) = (backForwardList.backItem != nil, backForwardList.forwardItem != nil)
    }

    /// Shows the address of a request in the placeholder.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { show(request) }
    /// Shows the address in the placeholder.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { show(URLRequest(url: baseURL)) }
    /// Shows the name of a file in the placeholder.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        show(URLRequest(url: URL))
    }
    /// Shows the address, if there is one, in the placeholder; the title is that of the text.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let blank = URL(string: "about:blank")
        guard let address = baseURL ?? blank else { return nil }
        return show(URLRequest(url: address), title: Self.title(in: string))
    }
    /// Shows the address in the placeholder; the title is that of the text.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        show(request, title: Self.title(in: string)) ?? WKNavigation()
    }

    private static func title(in text: String) -> String? {
        guard let start = text.range(of: "<title>", options: .caseInsensitive),
            let end = text.range(of: "</title>", options: .caseInsensitive, range: start.upperBound..<text.endIndex)
        else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// Loads the placeholder again; returns nil if there is none.
    @discardableResult open func reload() -> WKNavigation? {
        url.flatMap { show(URLRequest(url: $0), title: title, type: .reload, isNew: false) }
    }
    /// Loads the placeholder again; returns nil if there is none.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    /// Ends the loading without a call of the delegate.
    open func stopLoading() { (current, isLoading) = (nil, false) }
    /// Shows the address of the earlier page; returns nil if there is none.
    @discardableResult open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }
    /// Shows the address of the later page; returns nil if there is none.
    @discardableResult open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }
    /// Shows the address of a page that was loaded; returns nil if it was not.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.select(item) else { return nil }
        updateHistory()
        return show(URLRequest(url: item.url), title: item.title, type: .backForward, isNew: false)
    }
    /// Calls the handler with an error: no script runs.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        Notices.report("WKWebView.evaluateJavaScript: no script runs here")
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
    }
    /// Throws an error: no script runs.
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        Notices.report("WKWebView.evaluateJavaScript: no script runs here")
        throw WKError(.javaScriptExceptionOccurred)
    }
    /// Passes a picture of the placeholder to the handler.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        let area = snapshotConfiguration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
        let image = UIGraphicsImageRenderer(bounds: area).image { layer.render(in: $0.cgContext) }
        DispatchQueue.main.async { completionHandler(image, nil) }
    }
}

/// The identity of a request for a page.
open class WKNavigation: NSObject {}

/// The pages that were loaded.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var place = -1

    /// The page that is shown; nil if there is none.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The earlier page; nil if there is none.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The later page; nil if there is none.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The earlier pages.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
    /// The later pages.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

    /// Returns a page at a distance from the current one; nil if there is none.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let (sum, overflows) = place.addingReportingOverflow(index)
        return !overflows && items.indices.contains(sum) ? items[sum] : nil
    }

    func add(_ item: WKBackForwardListItem) {
        items = Array(items.prefix(place + 1)) + [item]
        place += 1
    }

    func select(_ item: WKBackForwardListItem) -> Bool {
        guard let index = items.firstIndex(where: { $0 === item }) else { return false }
        place = index
        return true
    }
}

/// A page that was loaded.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    /// The address of the page.
    public let url: URL
    /// The address that was requested first.
    open var initialURL: URL { url }
    /// The title of the page; nil if it has none.
    public let title: String?

    init(_ url: URL, _ title: String?) {
        (self.url, self.title) = (url, title)
        super.init()
    }
}
