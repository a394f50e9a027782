import QuartziteUIDrawing

/// What a fetch in the background found; raw values are Apple's.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data.
    case newData = 0
    /// No data.
    case noData = 1
    /// The fetch failed.
    case failed = 2
}

/// Whether the app may fetch in the background; raw values are Apple's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The app may not, and the user cannot change that.
    case restricted = 0
    /// The app may not.
    case denied = 1
    /// The app may.
    case available = 2
}

extension UIApplication {
    /// The shortest time between fetches in the background, in seconds.
    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// A time between fetches that prevents them.
    nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
    /// Whether the app may fetch in the background: it may not, since there is none.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
    /// Does nothing, since there is no background.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Does nothing, since there are no remote notifications.
    public func registerForRemoteNotifications() {}
    /// Does nothing, since there are no remote notifications.
    public func unregisterForRemoteNotifications() {}
    /// Whether the app receives remote notifications: it does not.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Whether the app may change its icon: it may not.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the app's icon; nil for the main one.
    public var alternateIconName: String? { nil }
    /// Reports an error, since there is no icon to change.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(NSError(domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue)) }
    /// The URL that opens the app's settings of notifications.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// The quick actions of the app's icon, which no home screen shows; nil by default.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { SceneContext.current.object(of: ShortcutItems.self) { ShortcutItems() }.items }
        set { SceneContext.current.object(of: ShortcutItems.self) { ShortcutItems() }.items = newValue }
    }
}

/// The quick actions of a scene.
@MainActor private final class ShortcutItems { var items: [UIApplicationShortcutItem]? }

extension UIApplicationDelegate {
    /// Called for a quick action, which never happens here; does nothing by default.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    /// Called to fetch in the background, which never happens here; finds no data by default.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Called for a remote notification, which never happens here; finds no data by default.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Called to continue an activity, which never happens here; returns false by default.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
}
