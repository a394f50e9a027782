import QuartziteUIDrawing

/// The persistent information about a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    private weak var remembered: UIScene?

    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String
        /// Creates a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene that displays windows on the device's own screen.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene of the session.
    open var scene: UIScene? { remembered }
    /// The role of the scene; always `windowApplication`.
    open var role: Role { .windowApplication }
    /// An identifier that is unique among the sessions of the app.
    open var persistentIdentifier: String { "scene" }
    /// The configuration that the scene was created with.
    open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

    /// Values of the app, which are kept for as long as the scene runs; nil by default.
    open var userInfo: [String: Any]?
    /// The activity to restore the scene's state from; nil by default, and without effect, since nothing is restored.
    open var stateRestorationActivity: NSUserActivity? {
        didSet {
            if stateRestorationActivity != nil { unsupported("UISceneSession.stateRestorationActivity") }
        }
    }

    override init() { super.init() }

    func remember(_ scene: UIScene) { remembered = scene }
}

/// The configuration for creating a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, created with `init()`; nil creates none, since no property list names one.
    open var delegateClass: AnyClass?

    /// Creates a configuration without a name, for windows.
    public convenience override init() { self.init(name: nil, sessionRole: .windowApplication) }

    /// Creates a configuration for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// The methods that a scene calls as its state changes; all are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene connects, to create and show the window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// Called before the scene comes on screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene becomes active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Never called, since a stage never deactivates its scene.
    func sceneWillResignActive(_ scene: UIScene)
    /// Never called, since the scene of a stage never enters the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Never called, since stages end without notice.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// The methods that a window scene calls as its state changes; all are optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Returns nil; setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
