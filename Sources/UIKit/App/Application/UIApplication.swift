import QuartzCore

/// The running app: its windows, its delegate, and the end of the responder chain.
///
/// Every stage has an application of its own, which stages beside it never see; code outside every stage shares one.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    private struct WeakWindow { weak var window: UIWindow? }

    /// All windows made for this app, in the order they were made; nobody is kept alive by this.
    private var members: [WeakWindow] = []
    /// The window that keyboard events go to.
    weak var key: UIWindow?
    private var interactionBlocks = 0
    private(set) lazy var fingers = Fingers(application: self)

    /// The application of the stage that is running.
    public static var shared: UIApplication {
        MediaClock.current.belonging(UIApplication.self) { UIApplication() }
    }

    /// What hears of the app's course; not held.
    open weak var delegate: (any UIApplicationDelegate)?

    // MARK: Windows

    /// The app's windows, shown and hidden, back to front: by level, and at one level in the order they were made.
    open var windows: [UIWindow] {
        let alive = members.compactMap(\.window)
        let order = alive.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }
        return order.map(\.element)
    }

    /// The window that keyboard events go to.
    open var keyWindow: UIWindow? { key }

    /// The one scene of the app, which all its windows lie in.
    open var connectedScenes: Set<UIScene> { [scene] }

    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { [scene.session] }

    /// Whether the app may show several scenes; false.
    open var supportsMultipleScenes: Bool { false }

    lazy var scene = UIWindowScene(application: self)

    func add(_ window: UIWindow) {
        members.removeAll { $0.window == nil }
        members.append(WeakWindow(window: window))
    }

    // MARK: Events

    /// Calls a method on a target; on nil, on the first responder from the sender on that has it.
    ///
    /// - Parameters:
    ///   - action: The method, with up to two arguments: the sender and the event.
    ///   - target: Who is called; nil asks along the responder chain, from the sender.
    ///   - sender: What the action comes from.
    ///   - event: What led to it.
    /// - Returns: Whether somebody was called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.send(to: target as AnyObject, sender, event) }
        let start = sender as? UIResponder ?? key ?? self
        return sequence(first: start, next: \.next).contains {
            action.fits($0) && action.send(to: $0, sender, event)
        }
    }

    /// Hands an event to the window that it happened in.
    open func sendEvent(_ event: UIEvent) { event.changed?.window?.sendEvent(event) }

    /// Keeps touches from all views until as many calls of `endIgnoringInteractionEvents()` have been made.
    open func beginIgnoringInteractionEvents() { interactionBlocks += 1 }

    /// Undoes one call of `beginIgnoringInteractionEvents()`; does nothing without one.
    open func endIgnoringInteractionEvents() { interactionBlocks = max(0, interactionBlocks - 1) }

    /// Whether touches reach no view.
    open var isIgnoringInteractionEvents: Bool { interactionBlocks > 0 }

    /// The delegate, where that is a responder of its own.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: State

    /// What the user sees of an app.
    public enum State: Int, Sendable {
        /// On screen, and hearing events.
        case active
        /// On screen, and hearing none.
        case inactive
        /// Off screen.
        case background
    }

    /// Always active: a stage shows its app as long as it runs.
    open var applicationState: State { .active }

    /// Whether the screen stays on by itself; stored and without effect.
    open var isIdleTimerDisabled = false

    /// The number on the app's icon; stored and without effect.
    open var applicationIconBadgeNumber = 0

    /// Which way text runs; always from left to right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Other apps

    /// Options for opening a URL; none has an effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// An option by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only an app that is registered for the link may open it.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Whether some app opens this URL; never, since there are no others.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing, since there are no other apps: `completion` hears false on the next turn of the run loop.
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

    /// Where the status bar lies: nowhere; a stage shows none, so that pictures do not depend on the time of day.
    open var statusBarFrame: CGRect { .zero }

    /// Whether the status bar is left out; always.
    open var isStatusBarHidden: Bool { true }

    /// How the status bar would look; stored and without effect.
    open var statusBarStyle = UIStatusBarStyle.default

    /// Sets how the status bar would look; without effect.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    /// Would hide or show the status bar; there is none, and nothing happens.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// Which way the screen is held; as its sides say.
    open var statusBarOrientation: UIInterfaceOrientation { .current }
}
