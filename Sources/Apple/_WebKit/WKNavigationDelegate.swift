import FoundationNetworking
import UIKit

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It is not loaded.
    case cancel
    /// It is loaded.
    case allow
    /// It is saved as a file.
    case download
}

/// Whether the answer of a server is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It is not shown.
    case cancel
    /// It is shown.
    case allow
    /// It is saved as a file.
    case download
}

/// What causes a navigation.
public enum WKNavigationType: Int, Sendable {
    /// A link.
    case linkActivated
    /// A form.
    case formSubmitted
    /// The list of pages.
    case backForward
    /// A reload.
    case reload
    /// A form that is sent again.
    case formResubmitted
    /// Something else.
    case other = -1
}

/// A navigation about which a delegate decides.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// The request.
    public let request: URLRequest
    /// What causes the navigation.
    public let navigationType: WKNavigationType
    /// The frame in which the page appears.
    open var targetFrame: WKFrameInfo? { sourceFrame }
    /// The frame from which the page was requested.
    public let sourceFrame = WKFrameInfo()
    /// Whether the page is to be saved as a file; false.
    open var shouldPerformDownload: Bool { false }

    init(_ request: URLRequest, _ type: WKNavigationType) {
        (self.request, navigationType) = (request, type)
        super.init()
    }
}

/// The answer of a server about which a delegate would decide.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    /// The answer.
    public let response: URLResponse
    /// Whether the answer is for the whole page.
    open var isForMainFrame: Bool { true }
    /// Whether the answer could be shown; always false.
    open var canShowMIMEType: Bool { false }

    init(_ response: URLResponse) {
        self.response = response
        super.init()
    }
}

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    /// Whether the frame is the whole page.
    open var isMainFrame: Bool { true }
}

/// The wished properties of a window.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {}

/// An object that follows the loading of pages, which never fails: a placeholder stands for each.
///
/// Navigations are implicitly unwrapped, as Apple declares them: a method of an app's own with another kind of optional
/// would not be one of the protocol.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    /// A page begins to load.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A page begins to arrive.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// A page is loaded.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A page could not be loaded completely.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// A page could not be loaded.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Decides whether a page may be loaded.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// Decides whether a page may be loaded; by default, as the method without settings of the page does.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// The process of the page has ended; never called.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    /// Decides whether an answer is shown; never called.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
}

extension WKNavigationDelegate {
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Asks the method without settings of the page.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
    }
    /// Does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
}

/// An object that would show the panels of pages; none of its methods is called.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    /// Creates a web view for a new window.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Shows a message of a script.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void)
    /// Shows a question of a script.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)
}

extension WKUIDelegate {
    /// Returns nil.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    ) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
    ) {}
}
