import QuartziteUIElements

/// A service of the app that ``UIActivityViewController`` offers; a subclass overrides its properties and methods.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The groups of services; raw values are Apple's.
    public enum Category: Int, Sendable {
        /// A service that acts on the items, in the list.
        case action = 0
        /// A service that shares the items, in the row of icons.
        case share = 1
    }

    /// A type that identifies a service.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Posts to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posts to Tencent Weibo.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Posts to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Sends a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends a mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copies to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Assigns an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saves an image to the photos.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adds a URL to the reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends by AirDrop.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opens in the books app.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Marks up as a document.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Shares with SharePlay.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// Invites others to collaborate.
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Copies a link for collaboration.
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// Adds to the home screen.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    }

    var finished: ((Bool) -> Void)?

    /// Creates a service.
    public override init() { super.init() }

    /// The group of the service; `action` by default.
    open class var activityCategory: Category { .action }
    /// The type of the service; nil by default.
    open var activityType: ActivityType? { nil }
    /// The title; nil by default.
    open var activityTitle: String? { nil }
    /// The icon; nil by default.
    open var activityImage: UIImage? { nil }
    /// Returns whether the service can act on items; false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items, before the service acts; does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller that the service presents; nil, the default, calls ``perform()`` instead.
    open var activityViewController: UIViewController? { nil }
    /// Acts on the items, and calls ``activityDidFinish(_:)`` at the end; does nothing by default.
    open func perform() {}
    /// Ends the service; `completed` is false if the user cancelled it.
    open func activityDidFinish(_ completed: Bool) { finished?(completed) }
}

/// An object that provides an item to share.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns an object of the item's type, before the item itself is needed.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for a service; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject for a service that has one.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the type of the item's data.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns a small picture of the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// Returns an empty string.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns an empty string.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns nil.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// An item that a subclass creates when it is needed.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// An object of the item's type.
    public let placeholderItem: Any?
    /// The type of the service that needs the item.
    open private(set) var activityType: UIActivity.ActivityType?

    /// Creates a provider with an object of the item's type.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item; the placeholder by default.
    open var item: Any { placeholderItem ?? "" }

    /// Returns the placeholder.
    @MainActor open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholderItem ?? "" }

    /// Returns ``item``.
    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
}
