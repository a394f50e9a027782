import QuartziteUIDrawing

/// One instance of an app's interface; an app here has exactly one, a ``UIWindowScene``.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The session of the scene.
    public let session: UISceneSession
    private unowned let application: UIApplication

    /// The delegate, which is notified as the scene's state changes.
    open var delegate: (any UISceneDelegate)?

    /// A title for the user; nil by default.
    open var title: String!

    /// A second line below the title; empty by default.
    open var subtitle = ""
    /// Which activities and notifications the scene is for; all by default.
    open var activationConditions = UISceneActivationConditions()

    init(application: UIApplication) {
        self.application = application
        session = UISceneSession()
        super.init()
        session.remember(self)
    }

    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected.
        case unattached = -1
        /// The scene is on screen and receives events.
        case foregroundActive
        /// The scene is on screen but receives no events.
        case foregroundInactive
        /// The scene is off screen.
        case background
    }

    /// The state of the scene; always `foregroundActive`, since a stage shows its app as long as it runs.
    open var activationState: ActivationState { .foregroundActive }

    /// The application.
    open override var next: UIResponder? { application }

    /// Posted when the scene becomes active.
    nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    /// A notification that is never posted, since a stage never deactivates its scene.
    nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted when the scene is about to connect.
    nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    /// A notification that is never posted, since the scene of a stage never enters the background.
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// A notification that is never posted, since the scene of a stage never enters the background.
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification")

    /// The reasons for connecting a scene; a stage passes none.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        override init() { super.init() }
    }

    /// Creates the delegate that the app's configuration names, and its window with the storyboard's initial controller,
    /// and notifies it of the connection (interface_builder_segues.md I109).
    func connect(for application: any UIApplicationDelegate) {
        let options = ConnectionOptions()
        let host = ApplicationHost.current
        session.configuration = UISceneConfiguration(
            name: host.launch.scenes.first?.name, sessionRole: .windowApplication)
        let configuration = application.application(
            self.application, configurationForConnecting: session, options: options)
        session.configuration = configuration
        let listed = host.launch.scene(named: configuration.name)
        let named: AnyClass? = listed?.delegateClass.flatMap(host.type)
        if let type = configuration.delegateClass ?? named ?? host.sceneDelegate, delegate == nil {
            delegate = ApplicationHost.makeObject(type) as? any UISceneDelegate
        }
        var main: UIWindow?
        // A generated manifest lists no scenes.
        let isGenerated = host.launch.hasSceneManifest && listed == nil && delegate == nil
        if let storyboard = listed?.storyboard ?? (isGenerated ? host.launch.mainStoryboard : nil) {
            main = host.makeWindow(storyboard: storyboard)
            (delegate as? any UIWindowSceneDelegate)?.window = main
        }
        NotificationCenter.default.post(name: Self.willConnectNotification, object: self)
        delegate?.scene(self, willConnectTo: session, options: options)
        if let main { ((delegate as? any UIWindowSceneDelegate)?.window ?? main).makeKeyAndVisible() }
        delegate?.sceneWillEnterForeground(self)
    }

    func becomeActive() {
        delegate?.sceneDidBecomeActive(self)
        NotificationCenter.default.post(name: Self.didActivateNotification, object: self)
    }
}
