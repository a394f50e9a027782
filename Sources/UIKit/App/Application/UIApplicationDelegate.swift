import QuartzCore

/// Hears of an app's course; every method may be left out.
///
/// A delegate marked `@main` is the start of a program. A host gives it a stage; where there is none, as when such a
/// program is started by itself, it says so and ends.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _OptionalWindow {
    /// The main window.
    var window: UIWindow? { get set }
    /// Called first; true unless implemented, and what is returned has no effect.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called next, to make the window and show it; true unless implemented, and what is returned has no effect.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called in place of the method with options; does nothing unless implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the app starts to hear events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Never called: a stage never leaves its app inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Never called: a stage never puts its app in the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Never called: a stage never puts its app in the background.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Never called: stages end without notice.
    func applicationWillTerminate(_ application: UIApplication)
    /// Never called.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Asked for the class that hears of the scene, where it names one; the session's own unless implemented.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Never called.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Asked which ways the app may be held; never called.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// No window; setting does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Calls `applicationDidFinishLaunching(_:)`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    /// True.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// The session's own.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// All ways.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
}

extension UIApplication {
    /// Why an app was launched; a stage gives no reason.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The reason's name.
        public let rawValue: String
        /// A reason by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// To open a URL.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// Because of a message from afar.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// For one of the icon's menu items.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
}
