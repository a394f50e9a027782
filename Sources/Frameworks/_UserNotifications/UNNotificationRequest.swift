import UIKit

/// What a notification says, and when it is due.
open class UNNotificationRequest: NSObject {
    /// The name of the request.
    public let identifier: String
    /// What the notification says.
    public let content: UNNotificationContent
    /// When the notification is due; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.trigger) = (identifier, trigger)
        self.content = (content as? UNMutableNotificationContent)?.copied ?? content
    }
}

/// When a notification is due.
open class UNNotificationTrigger: NSObject {
    /// Whether the notification is due again and again.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// A delay of a notification on the scene's clock.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The delay in seconds.
    public let timeInterval: TimeInterval

    /// Creates a delay, which must be above 0, and at least 60 seconds if it repeats; otherwise an exception is raised.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        if !(timeInterval > 0) { raise(.internalInconsistency, "time interval must be greater than 0") }
        if repeats, timeInterval < 60 {
            raise(.internalInconsistency, "time interval must be at least 60 if repeating")
        }
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// Returns the time after the delay, from now.
    open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
}

/// A date of a notification on the scene's clock.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The parts of the date that count.
    public let dateComponents: DateComponents

    /// Creates a date from its parts.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// Returns the next date that has these parts; nil if there is none.
    open func nextTriggerDate() -> Date? {
        let calendar = dateComponents.calendar ?? Calendar.current
        return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A message from a server; none ever arrives.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// What a notification says.
open class UNNotificationContent: NSObject {
    /// The title.
    open var title: String { values.title }
    /// The line below the title.
    open var subtitle: String { values.subtitle }
    /// The text.
    open var body: String { values.body }
    /// The number at the app's icon; nil for no change.
    open var badge: NSNumber? { values.badge }
    /// The sound; nil for none.
    open var sound: UNNotificationSound? { values.sound }
    /// What the app knows about the notification.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The name of the kind of notification.
    open var categoryIdentifier: String { values.category }
    /// The name of the group.
    open var threadIdentifier: String { values.thread }
    /// The name of the scene that opens.
    open var targetContentIdentifier: String? { values.target }
    /// The files.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// How much the notification interrupts.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.level }
    /// The importance in a summary, from 0 to 1.
    open var relevanceScore: Double { values.relevance }

    struct Values {
        var (title, subtitle, body, category, thread) = ("", "", "", "", "")
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var target: String?
        var attachments: [UNNotificationAttachment] = []
        var level = UNNotificationInterruptionLevel.active
        var relevance = 0.0
    }
    final var values = Values()

    /// Creates an empty content.
    public override init() {}

    /// Returns a content that can be changed.
    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy.values = values
        return copy
    }
}

/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent {
    /// The title; empty by default.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The line below the title; empty by default.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The text; empty by default.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number at the app's icon; nil by default.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// The sound; nil by default.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// What the app knows about the notification; empty by default.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The name of the kind of notification; empty by default.
    open override var categoryIdentifier: String {
        get { values.category }
        set { values.category = newValue }
    }
    /// The name of the group; empty by default.
    open override var threadIdentifier: String {
        get { values.thread }
        set { values.thread = newValue }
    }
    /// The name of the scene that opens; nil by default.
    open override var targetContentIdentifier: String? {
        get { values.target }
        set { values.target = newValue }
    }
    /// The files; none by default.
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    /// How much the notification interrupts; `active` by default.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.level }
        set { values.level = newValue }
    }
    /// The importance in a summary, from 0 to 1; 0 by default.
    open override var relevanceScore: Double {
        get { values.relevance }
        set { values.relevance = newValue }
    }

    /// A content that does not change.
    fileprivate var copied: UNNotificationContent {
        let copy = UNNotificationContent()
        copy.values = values
        return copy
    }
}

/// How much a notification interrupts.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Not at all.
    case passive
    /// With sound and light.
    case active
    /// Even if the user does not want to be disturbed.
    case timeSensitive
    /// Always.
    case critical
}
