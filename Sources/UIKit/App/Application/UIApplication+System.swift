import QuartzCore

/// Names a piece of work that may go on in the background; see `beginBackgroundTask(expirationHandler:)`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The task's number.
    public let rawValue: Int
    /// A task by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// What is known about a URL that an app is to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// A key by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Which app it comes from.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What came along with it.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    }

    /// Asks for time in the background; there is no background, and no task is begun: `invalid`.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        .invalid
    }

    /// Asks for time in the background; there is no background, and no task is begun: `invalid`.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    /// Ends a background task; there are none, and nothing happens.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Which ways a window's interface may be turned: as the delegate says, else every way but on its head.
    ///
    /// Nobody turns a stage.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    }

    /// Opens nothing, since there are no other apps: false.
    @discardableResult
    public func openURL(_ url: URL) -> Bool { false }

    /// Whether the status bar shows that the network is used; there is no status bar: false, and setting does nothing.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }
}

extension UIApplicationDelegate {
    /// Called when an app is to open a URL, by nobody here; false.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
}

extension UIScreen {
    /// The screens of the device: the main one.
    public static var screens: [UIScreen] { [.main] }
    /// How bright the screen is; always half: setting does nothing.
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }
    /// Frames a second that the screen can show: 60, whatever a film has.
    public var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is being filmed; false, though it always is.
    public var isCaptured: Bool { false }
    /// A view that shows what is on screen; nil without a window.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let window = UIApplication.shared.windows.last { !$0.isHidden }
        return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
}
