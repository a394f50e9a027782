import QuartziteUIDrawing

/// Identifies a background task; see `beginBackgroundTask(expirationHandler:)`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int
    /// Creates an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An identifier for no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// The keys of the options passed when an app is to open a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that asked to open the URL.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Additional information from that app.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    }

    /// Returns `invalid`, since there is no background and no task begins.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        .invalid
    }

    /// Returns `invalid`, since there is no background and no task begins.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    /// Does nothing, since there are no background tasks.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Returns the interface orientations that the app supports in a window: those of its delegate, or else of its
    /// property list, or else all on a tablet, and all but upside down on a phone.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window)
            ?? ApplicationHost.current.launch.orientations
    }

    /// Returns false, since there are no other apps to open a URL.
    @discardableResult
    public func openURL(_ url: URL) -> Bool { false }

    /// Whether the network activity indicator is visible; always false, and setting it has no effect.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }
}

extension UIApplicationDelegate {
    /// Called to open a URL, which never happens here; returns false by default.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
}

extension UIScreen {
    /// The screens of the device: only the main one.
    public static var screens: [UIScreen] { [.main] }
    /// The brightness of the screen; always 0.5, and setting it has no effect.
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }
    /// The maximum frame rate of the screen: 60 frames per second, whatever the frame rate of the recording.
    public var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is being recorded; always false, although a stage always records it.
    public var isCaptured: Bool { false }
    /// Returns a snapshot view of the frontmost visible window; an empty view if there is none.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let window = UIApplication.shared.windows.last { !$0.isHidden }
        return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
}
