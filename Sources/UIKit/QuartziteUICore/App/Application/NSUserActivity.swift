import QuartziteUIDrawing

/// What the user does in the app, to be continued later; nothing here continues it.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The type.
    public let activityType: String
    /// The title; nil by default.
    open var title: String?
    /// Values of the app; nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the values that are needed; nil by default.
    open var requiredUserInfoKeys: Set<String>?
    /// Words that describe the activity; none by default.
    open var keywords: Set<String> = []
    /// The page that shows the same; nil by default.
    open var webpageURL: URL?
    /// The page that led to the activity; nil by default.
    open var referrerURL: URL?
    /// Whether another device may continue the activity; true by default.
    open var isEligibleForHandoff = true
    /// Whether a search may find the activity; false by default.
    open var isEligibleForSearch = false
    /// Whether a public search may find the activity; false by default.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity; false by default.
    open var isEligibleForPrediction = false
    /// A phrase that starts the activity; nil by default.
    open var suggestedInvocationPhrase: String?
    /// A value that identifies the activity; nil by default.
    open var persistentIdentifier: String?
    /// A value that identifies the content; nil by default.
    open var targetContentIdentifier: String?
    /// Whether the values must be saved; false by default.
    ///
    /// The delegate is asked for them when it becomes true.
    open var needsSave = false {
        didSet {
            guard needsSave, !oldValue else { return }
            delegate?.userActivityWillSave(self)
            needsSave = false
        }
    }
    /// The object that writes the values; a weak reference.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// When the activity is no longer of use; the distant future by default.
    open var expirationDate = Date.distantFuture
    /// Whether another device may exchange data with this one; false by default, and without effect.
    open var supportsContinuationStreams = false {
        didSet { if supportsContinuationStreams { unsupported("NSUserActivity.supportsContinuationStreams") } }
    }

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Calls a closure; there are no activities in a search to delete.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) { handler() }
    /// Calls a closure; there are no activities in a search to delete.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
    /// Passes streams to the other device; an error, because there is none.
    open func getContinuationStreams(
        completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
    ) { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }

    /// Adds values.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes the activity the current one; has no effect.
    open func becomeCurrent() { unsupported("NSUserActivity.becomeCurrent()") }
    /// Ends being the current activity; has no effect.
    open func resignCurrent() {}
    /// Ends the activity; has no effect.
    open func invalidate() {}
}

/// Methods that respond to an activity; all are optional.
public protocol NSUserActivityDelegate: AnyObject {
    /// Called before the values are saved.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called after another device continued the activity, which never happens here.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    /// Called with streams from another device, which never happens here.
    func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
    ) {}
}

/// The type of activities that open a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that continues activities.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Continues an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
