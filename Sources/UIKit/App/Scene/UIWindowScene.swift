import QuartzCore

/// The scene that an app's windows lie in.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private unowned let application: UIApplication

    override init(application: UIApplication) {
        self.application = application
        super.init(application: application)
    }

    /// The windows in it, back to front.
    open var windows: [UIWindow] { application.windows }

    /// The window that keyboard events go to.
    open var keyWindow: UIWindow? { application.keyWindow }

    /// The screen it lies on.
    open var screen: UIScreen { .main }

    /// Which way the screen is held; as its sides say.
    open var interfaceOrientation: UIInterfaceOrientation { .current }

    /// The coordinates that windows' frames are in: the screen's.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// What is known of the status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// What the scene is shown with.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}
