import QuartziteUIDrawing

/// The methods that an app calls at launch and as its state changes; all are optional.
///
/// A delegate marked `@main` is the entry point of a program. The host provides the stage; without one, as when the
/// program is started by itself, it prints a message and exits.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _OptionalWindow {
    /// The main window.
    var window: UIWindow? { get set }
    /// Called first at launch; returns true by default, and the result has no effect.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called next, to create and show the window; returns true by default, and the result has no effect.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called if the delegate does not implement the method with options; does nothing by default.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the app becomes active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Never called, since the app of a stage is never inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Never called, since the app of a stage never enters the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Never called, since the app of a stage never enters the background.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Never called, since stages end without notice.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low, as `memoryWarning` in a touch script says.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Returns the configuration of a scene, which may name its delegate class; by default, that of the session.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Never called.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Returns the orientations that the app supports; by default, those of its property list.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// Returns nil; setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Calls `applicationDidFinishLaunching(_:)` and returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Returns the configuration of the session.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Returns the orientations of the property list.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { ApplicationHost.current.launch.orientations }
}

extension UIApplication {
    /// The reasons for an app's launch; a stage passes none.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the reason.
        public let rawValue: String
        /// Creates a reason from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app was launched to open a URL.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app was launched because of a remote notification.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The app was launched by a quick action of its icon.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
}
