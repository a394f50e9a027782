import UIKit

/// The settings of a web view, which have no effect.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    /// The settings of pages.
    open var preferences = WKPreferences()
    /// The scripts and their receivers.
    open var userContentController = WKUserContentController()
    /// The settings of single pages.
    open var defaultWebpagePreferences: WKWebpagePreferences = WKWebpagePreferences()
    /// The store of cookies and the like.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// The processes of pages.
    open var processPool = WKProcessPool()
    /// The text that is added to the name of the app; nil by default.
    open var applicationNameForUserAgent: String?
    /// Whether videos play in the page; false by default.
    open var allowsInlineMediaPlayback = false
    /// Whether videos play over other apps; true by default.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether pages are shown only once they are complete; false by default.
    open var suppressesIncrementalRendering = false
    /// The media that play only after a touch; all by default.
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all

    /// Creates a configuration.
    public override init() { super.init() }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt
    /// Creates a set of kinds.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Videos.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All media.
    public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}

/// The settings of pages, which have no effect.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    /// The smallest size of text in points; 0 by default.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts run; true by default.
    open var javaScriptEnabled = true
    /// Whether scripts open windows; false by default.
    open var javaScriptCanOpenWindowsAutomatically = false

    /// Creates settings.
    public override init() { super.init() }
}

/// The settings of single pages, which have no effect.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    /// Whether scripts run; true by default.
    open var allowsContentJavaScript = true

    /// Creates settings.
    public override init() { super.init() }
}

/// The processes of pages; there are none, because no page is loaded.
open class WKProcessPool: NSObject {}

/// The scripts of pages and their receivers, which are kept without effect.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The scripts, in the order in which they were added.
    open private(set) var userScripts: [WKUserScript] = []

    /// Creates a controller without scripts.
    public override init() { super.init() }

    /// Adds a script, which never runs.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Does nothing: no script sends messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Does nothing.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page.
    case atDocumentStart
    /// After the page.
    case atDocumentEnd
}

/// A script for pages, which never runs.
@preconcurrency @MainActor open class WKUserScript: NSObject {
    /// The text of the script.
    public let source: String
    /// When the script would run.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether the script is only for whole pages.
    public let isForMainFrameOnly: Bool

    /// Creates a script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        super.init()
    }
}

/// A message of a script.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    /// The contents of the message.
    open var body: Any { NSNull() }
    /// The name of its receiver.
    open var name: String { "" }
}

/// An object that would receive the messages of scripts.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Receives a message; never called.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
