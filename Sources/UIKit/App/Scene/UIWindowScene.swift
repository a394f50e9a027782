import QuartzCore

/// The scene that contains an app's windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private unowned let application: UIApplication

    override init(application: UIApplication) {
        self.application = application
        super.init(application: application)
    }

    /// The windows of the scene, back to front.
    open var windows: [UIWindow] { application.windows }

    /// The window that receives keyboard events.
    open var keyWindow: UIWindow? { application.keyWindow }

    /// The screen that displays the scene.
    open var screen: UIScreen { .main }

    /// The interface orientation, derived from the aspect ratio of the screen.
    open var interfaceOrientation: UIInterfaceOrientation { .current }

    /// The coordinate space of the scene, which is that of the screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The status bar configuration.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// The traits of the scene, which are the screen's.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}
