import QuartziteUIDrawing

extension UIApplication {
    /// Requests another scene, or makes an existing one active; an app here has exactly one, so that the request
    /// fails with an error unless it is for that one.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard sceneSession == nil || sceneSession?.scene == nil else { return }
        unsupported("UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)")
        refuse(.multipleScenesNotSupported, errorHandler)
    }

    /// Requests another scene, or makes an existing one active; fails as the former method does.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }

    /// Requests the end of a scene; fails, since an app here always has exactly one.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        unsupported("UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)")
        refuse(.requestDenied, errorHandler)
    }

    /// Requests new pictures of a scene in the background; has no effect, since no scene is there.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        unsupported("UIApplication.requestSceneSessionRefresh(_:)")
    }

    private func refuse(_ code: UISceneError.Code, _ handler: ((any Error) -> Void)?) {
        guard let handler else { return }
        DispatchQueue.main.async { handler(UISceneError(code)) }
    }
}

extension UIScene {
    /// Wishes for the activation of a scene.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene in which the user asked for another one; nil by default.
        open var requestingScene: UIScene?
        /// Whether the scene fills the screen; false by default.
        open var collectionJoinBehavior = CollectionJoinBehavior.automatic
        /// Creates options with the default values.
        public override init() { super.init() }
    }

    /// Whether a new window becomes a tab of another one; raw values are Apple's.
    public enum CollectionJoinBehavior: Int, Sendable {
        /// As the user prefers.
        case automatic = 0
        /// As the user prefers, with a preference for a tab.
        case preferred = 1
        /// Never.
        case disallowed = 2
        /// As the user prefers, without becoming active.
        case preferredWithoutActivating = 3
    }
}

extension UIWindowScene {
    /// Wishes for the activation of a scene with windows.
    @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How the scene is shown; automatic by default.
        open var preferredPresentationStyle = PresentationStyle.automatic
    }

    /// How a new scene is shown; raw values are Apple's.
    public enum PresentationStyle: UInt, Sendable {
        /// As the system prefers.
        case automatic = 0
        /// Beside the others.
        case standard = 1
        /// In front of the others.
        case prominent = 2
    }

    /// How a scene that ends leaves the screen; raw values are Apple's.
    public enum DismissalAnimation: Int, Sendable {
        /// As usual.
        case standard = 1
        /// As after a change that the user keeps.
        case commit = 2
        /// As after a change that the user discards.
        case decline = 3
    }
}

/// Wishes for the end of a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }
}

/// Wishes for the end of a scene with windows.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the scene leaves the screen; as usual by default.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// A request for another scene or an existing one.
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
    /// The kind of scene.
    public let role: UISceneSession.Role
    /// The session of an existing scene; nil for another one.
    public let session: UISceneSession?
    /// What the user does in the scene; nil by default.
    open var userActivity: NSUserActivity?
    /// Wishes for the activation; nil by default.
    open var options: UIScene.ActivationRequestOptions?

    /// Creates a request for another scene.
    public convenience init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { self.init(role, nil, userActivity, options) }

    /// Creates a request for an existing scene.
    public convenience init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) { self.init(session.role, session, userActivity, options) }

    private init(
        _ role: UISceneSession.Role, _ session: UISceneSession?, _ activity: NSUserActivity?,
        _ options: UIScene.ActivationRequestOptions?
    ) {
        (self.role, self.session, self.userActivity, self.options) = (role, session, activity, options)
        super.init()
    }
}

/// Which activities and notifications a scene is for; an app here has only one scene, which gets all.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    /// Which content the scene can show; everything by default, and without effect.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true) {
        didSet { unsupported("UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate") }
    }
    /// Which content the scene is preferred for; nothing by default, and without effect.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false) {
        didSet { unsupported("UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate") }
    }
    /// Creates conditions that hold for everything.
    public override init() { super.init() }
}

/// The reason why a request for a scene failed.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
    /// Reasons; raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The app has only one scene.
        case multipleScenesNotSupported = 0
        /// The request was denied.
        case requestDenied = 1
        /// The geometry was denied.
        case geometryRequestDenied = 100
        /// The geometry is not possible.
        case geometryRequestUnsupported = 101
    }

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
    /// The app has only one scene.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The request was denied.
    public static var requestDenied: Code { .requestDenied }
}
