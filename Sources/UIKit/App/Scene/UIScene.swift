import QuartzCore

/// One instance of an app's interface; an app here has exactly one, a ``UIWindowScene``.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// What the system remembers of the scene.
    public let session: UISceneSession
    private unowned let application: UIApplication

    /// What hears of the scene.
    open var delegate: (any UISceneDelegate)?

    /// A name for people; nil by default.
    open var title: String!

    init(application: UIApplication) {
        self.application = application
        session = UISceneSession()
        super.init()
        session.remember(self)
    }

    /// What the user sees of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// On screen, and hearing events.
        case foregroundActive
        /// On screen, and hearing none.
        case foregroundInactive
        /// Off screen.
        case background
    }

    /// Always active in the foreground: a stage shows its app as long as it runs.
    open var activationState: ActivationState { .foregroundActive }

    /// The application.
    open override var next: UIResponder? { application }

    /// Posted when the scene starts to hear events.
    nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    /// A name to listen for; a stage never deactivates its scene, and never posts it.
    nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted when the scene comes on screen.
    nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    /// A name to listen for; a stage never puts its scene in the background, and never posts it.
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// A name to listen for; a stage never puts its scene in the background, and never posts it.
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification")

    /// Why a scene is connected; a stage gives no reason.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        override init() { super.init() }
    }

    /// Makes the delegate that the app names, and tells it of the scene.
    func connect(for application: any UIApplicationDelegate) {
        let options = ConnectionOptions()
        let configuration = application.application(
            self.application, configurationForConnecting: session, options: options)
        session.configuration = configuration
        if let type = configuration.delegateClass ?? ApplicationHost.sceneDelegate, delegate == nil {
            delegate = ApplicationHost.makeObject(type) as? any UISceneDelegate
        }
        NotificationCenter.default.post(name: Self.willConnectNotification, object: self)
        delegate?.scene(self, willConnectTo: session, options: options)
        delegate?.sceneWillEnterForeground(self)
    }

    func becomeActive() {
        delegate?.sceneDidBecomeActive(self)
        NotificationCenter.default.post(name: Self.didActivateNotification, object: self)
    }
}
