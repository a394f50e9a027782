import FoundationNetworking
import QuartziteStage
import Testing
import UIKit
import _WebKit

@MainActor @Suite("Web pages") struct WebTests {
    private final class Delegate: NSObject, WKNavigationDelegate {
        let journal: Journal
        var policy = WKNavigationActionPolicy.allow
        init(_ journal: Journal) {
            self.journal = journal
            super.init()
        }
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
        ) {
            journal.note("decides \(navigationAction.request.url?.host ?? "")")
            decisionHandler(policy)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            journal.note("starts \(webView.isLoading)")
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            journal.note("finishes \(webView.title ?? "-") \(webView.estimatedProgress)")
        }
    }

    @Test("A delegate is called when the placeholder of a page has loaded, and the list of pages works")
    func loading() throws {
        let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
        let address = try #require(URL(string: "https://example.com/a"))
        var delegate: Delegate?
        let journal = Journal.run(until: 2) { journal, screen in
            delegate = Delegate(journal)
            web.navigationDelegate = delegate
            screen.view.addSubview(web)
            web.load(URLRequest(url: address))
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                web.loadHTMLString("<html><title>Koi</title></html>", baseURL: nil)
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                #expect(web.canGoBack && !web.canGoForward && web.title == "Koi")
                web.goBack()
            }
        }
        #expect(
            journal.lines == [
                "0.0 decides example.com", "0.0 starts true", "0.1 finishes - 1.0", "0.5 decides ", "0.5 starts true",
                "0.6 finishes Koi 1.0", "1.0 decides example.com", "1.0 starts true", "1.1 finishes - 1.0",
            ])
        #expect(web.url == address && web.canGoForward && !web.canGoBack && !web.isLoading)
    }

    @Test("A page that the delegate refuses does not load, and no script runs")
    func refusing() {
        let web = WKWebView(frame: .zero)
        var delegate: Delegate?
        let journal = Journal.run(until: 1) { journal, screen in
            delegate = Delegate(journal)
            delegate?.policy = .cancel
            web.navigationDelegate = delegate
            screen.view.addSubview(web)
            web.loadHTMLString("", baseURL: nil)
            web.evaluateJavaScript("1") { value, error in journal.note("\(value == nil) \(error is WKError)") }
        }
        #expect(journal.lines == ["0.0 decides ", "0.0 true true"])
        #expect(!web.isLoading)
    }
}
