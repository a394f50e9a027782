import QuartzCore

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
    open var needsSave = false

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes the activity the current one; has no effect.
    open func becomeCurrent() {}
    /// Ends being the current activity; has no effect.
    open func resignCurrent() {}
    /// Ends the activity; has no effect.
    open func invalidate() {}
}

/// The type of activities that open a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that continues activities.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Continues an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
