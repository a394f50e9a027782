import QuartziteUIDrawing

/// A URL that a scene is to open; nothing here opens one.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// Who opens it.
    public let options: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) {
        self.url = url
        self.options = options
        super.init()
    }
}

extension UIScene {
    /// Who opens a URL.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The app that opens it; nil by default.
        open var sourceApplication: String? { nil }
        /// A value of that app; nil by default.
        open var annotation: Any? { nil }
        /// Whether the file stays in its place; false by default.
        open var openInPlace: Bool { false }
    }

    /// Opens a URL; calls the closure with false, since there are no other apps.
    public func open(_ url: URL, options: Any? = nil, completionHandler completion: ((Bool) -> Void)? = nil) {
        completion?(false)
    }
}

extension UIScene.ConnectionOptions {
    /// The URLs to open; none.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue; none.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The quick action to perform; nil.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The app that asked for the scene; nil.
    public var sourceApplication: String? { nil }
    /// The type of activity of another device; nil.
    public var handoffUserActivityType: String? { nil }
}

extension UISceneDelegate {
    /// Called to open URLs, which never happens here; does nothing by default.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Called to continue an activity, which never happens here; does nothing by default.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Called before an activity is continued, which never happens here; does nothing by default.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Called if an activity cannot be continued, which never happens here; does nothing by default.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Called before an activity is sent to another device, which never happens here; does nothing by default.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
    /// Called to restore the scene's state, which never happens here; does nothing by default.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    /// Returns the activity to restore the scene's state; nil by default, and never called.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

extension UIWindowSceneDelegate {
    /// Called for a quick action, which never happens here; does nothing by default.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
