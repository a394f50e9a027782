import QuartzCore

/// What the system remembers of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    private weak var remembered: UIScene?

    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String
        /// A role by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows on the device's own screen.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene.
    open var scene: UIScene? { remembered }
    /// What the scene is for: windows.
    open var role: Role { .windowApplication }
    /// A name that no other session of the app has.
    open var persistentIdentifier: String { "scene" }
    /// How the scene was made.
    open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

    override init() { super.init() }

    func remember(_ scene: UIScene) { remembered = scene }
}

/// How a scene is to be made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// A name for it.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, made by its `init()`; nil makes none, since no property list names one.
    open var delegateClass: AnyClass?

    /// A configuration for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// Hears of a scene's course; every method may be left out.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene comes, to make the window and show it.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// Called before the scene comes on screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene starts to hear events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Never called: a stage never deactivates its scene.
    func sceneWillResignActive(_ scene: UIScene)
    /// Never called: a stage never puts its scene in the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Never called: stages end without notice.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    /// Nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Hears of a scene of windows; every method may be left out.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// No window; setting does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
