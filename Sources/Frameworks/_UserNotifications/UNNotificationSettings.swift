import UIKit

/// What the user allows.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The app has not asked.
    case notDetermined
    /// The user does not allow notifications.
    case denied
    /// The user allows notifications.
    case authorized
    /// Notifications are allowed without sound and banners.
    case provisional
    /// Notifications are allowed for a short time.
    case ephemeral
}

/// Whether the user allows a part of notifications.
public enum UNNotificationSetting: Int, Sendable {
    /// The device does not have it.
    case notSupported
    /// Not allowed.
    case disabled
    /// Allowed.
    case enabled
}

/// How notifications appear.
public enum UNAlertStyle: Int, Sendable {
    /// Not at all.
    case none
    /// For some seconds.
    case banner
    /// Until the user removes them.
    case alert
}

/// When notifications show their text.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Always.
    case always
    /// While the device is unlocked.
    case whenAuthenticated
    /// Never.
    case never
}

/// What the user allows of notifications.
open class UNNotificationSettings: NSObject {
    /// What the user allows.
    public let authorizationStatus: UNAuthorizationStatus
    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

    /// Sounds.
    open var soundSetting: UNNotificationSetting { setting }
    /// Numbers at the app's icon.
    open var badgeSetting: UNNotificationSetting { setting }
    /// Banners.
    open var alertSetting: UNNotificationSetting { setting }
    /// The list of notifications.
    open var notificationCenterSetting: UNNotificationSetting { setting }
    /// The locked screen.
    open var lockScreenSetting: UNNotificationSetting { setting }
    /// Cars, which are not supported.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Critical notifications, which are not supported.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Voice, which is not supported.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Urgent notifications, which are not supported.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Summaries, which are not supported.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// How notifications appear.
    open var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
    /// When notifications show their text: always.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the app has a screen for settings; always false.
    open var providesAppNotificationSettings: Bool { false }
}

/// What an app requests; raw values are Apple's.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers at the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Banners.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Critical notifications.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A screen for settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Silent notifications.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Voice.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Urgent notifications.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// How a notification is shown while the app is in front; raw values are Apple's.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number at the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// The sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// A banner, and the list.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// The list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
