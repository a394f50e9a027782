import QuartziteUIDrawing

/// The running app: its windows, its delegate, and the end of the responder chain.
///
/// Every stage has its own application, isolated from those of other stages; code outside all stages shares one.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    private struct WeakWindow { weak var window: UIWindow? }

    /// Weak references to all windows of this app, in the order of creation.
    private var members: [WeakWindow] = []
    /// The window that receives keyboard events.
    weak var key: UIWindow?
    private var interactionBlocks = 0
    private(set) lazy var fingers = Fingers(application: self)
    private(set) lazy var pointer = ScreenPointer(application: self)

    /// The application of the current stage.
    public static var shared: UIApplication {
        SceneContext.current.object(of: UIApplication.self) { UIApplication() }
    }

    /// The delegate, which is notified of launch and state changes; a weak reference.
    open weak var delegate: (any UIApplicationDelegate)?

    // MARK: Windows

    /// The app's visible and hidden windows, back to front: by level, then by creation order.
    open var windows: [UIWindow] {
        let alive = members.compactMap(\.window)
        let order = alive.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }
        return order.map(\.element)
    }

    /// The window that receives keyboard events.
    open var keyWindow: UIWindow? { key }

    /// The connected scenes: the app's only scene, which contains all its windows.
    open var connectedScenes: Set<UIScene> { [scene] }

    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { [scene.session] }

    /// Whether the app supports multiple scenes; always false.
    open var supportsMultipleScenes: Bool { false }

    lazy var scene = UIWindowScene(application: self)

    func add(_ window: UIWindow) {
        members.removeAll { $0.window == nil }
        members.append(WeakWindow(window: window))
    }

    // MARK: Events

    /// Calls an action method on a target or, if it is nil, on the first responder in the chain that implements it.
    ///
    /// - Parameters:
    ///   - action: The method, with up to two arguments: the sender and the event.
    ///   - target: The receiver; nil searches the responder chain, starting at the sender.
    ///   - sender: The object that sends the action.
    ///   - event: The event that caused the action.
    /// - Returns: Whether a receiver was found.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.send(to: target as AnyObject, sender, event) }
        let starts = [key?.firstResponder, sender as? UIResponder ?? key ?? self].compactMap(\.self)
        return starts.contains { start in
            sequence(first: start, next: \.next).contains {
                action.fits($0) && action.send(to: $0, sender, event)
            }
        }
    }

    /// Dispatches an event to the window in which it happened.
    open func sendEvent(_ event: UIEvent) { event.changed?.window?.sendEvent(event) }

    /// Suspends touch handling until an equal number of `endIgnoringInteractionEvents()` calls.
    open func beginIgnoringInteractionEvents() { interactionBlocks += 1 }

    /// Reverses one call of `beginIgnoringInteractionEvents()`; does nothing without one.
    open func endIgnoringInteractionEvents() { interactionBlocks = max(0, interactionBlocks - 1) }

    /// Whether touch handling is suspended.
    open var isIgnoringInteractionEvents: Bool { interactionBlocks > 0 }

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: State

    /// The state of an app.
    public enum State: Int, Sendable {
        /// The app is on screen and receives events.
        case active
        /// The app is on screen but receives no events.
        case inactive
        /// The app is off screen.
        case background
    }

    /// The state of the app; always `active`, since a stage shows its app as long as it runs.
    open var applicationState: State { .active }

    /// Whether the idle timer is disabled; stored without effect.
    open var isIdleTimerDisabled = false

    /// The number on the app's icon; without effect here, which is reported.
    open var applicationIconBadgeNumber = 0 {
        didSet { if applicationIconBadgeNumber != 0 { unsupported("UIApplication.applicationIconBadgeNumber") } }
    }

    /// The layout direction of the interface, which the host of the scene chooses.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        InterfaceSettings.current.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The text size that the user prefers, which the host of the scene chooses.
    open var preferredContentSizeCategory: UIContentSizeCategory { InterfaceSettings.current.contentSize }

    // MARK: Other apps

    /// Options for opening a URL; none has an effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only an app that is registered for the universal link may open it.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Returns whether an app can open a URL; always false, since there are no other apps.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing, since there are no other apps; passes false to `completion` in the next run loop cycle.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        guard let completion else { return }
        DispatchQueue.main.async { completion(false) }
    }

    /// The URL of the app's own settings.
    nonisolated public static let openSettingsURLString = "app-settings:"

    // MARK: Status bar

    /// The frame of the status bar; zero if the host of the scene shows none.
    open var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }

    /// Whether the status bar is hidden; always true if the host of the scene shows none.
    ///
    /// Setting it has an effect if the property list says that the app rather than its view controllers decides.
    open var isStatusBarHidden: Bool {
        get { StatusBarRequest.current.isHidden }
        set { hidesStatusBar = newValue }
    }
    var hidesStatusBar = false

    /// The style of the status bar, if the property list says that the app rather than its view controllers decides.
    open var statusBarStyle = UIStatusBarStyle.default

    /// Sets the style of the status bar, without an animation.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    /// Shows or hides the status bar, without an animation.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { hidesStatusBar = hidden }

    /// The interface orientation, derived from the aspect ratio of the screen.
    open var statusBarOrientation: UIInterfaceOrientation { .current }
}
