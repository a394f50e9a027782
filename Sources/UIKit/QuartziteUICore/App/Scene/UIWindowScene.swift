import QuartziteUIDrawing

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

    /// The object that would offer documents in place of pictures of the screen.
    open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
    /// The status bar configuration.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// The traits of the scene: those of the screen, with the overrides.
    open var traitCollection: UITraitCollection {
        guard !overrides.values.isEmpty else { return .screen }
        var values = UITraitCollection.screen.values
        values.merge(overrides.values)
        return UITraitCollection(values)
    }
    private var overrides = TraitOverrides()

    /// The traits that the scene sets for its windows; none by default.
    open var traitOverrides: any UITraitOverrides {
        get { overrides }
        set {
            overrides = newValue as? TraitOverrides ?? overrides
            for window in windows { window.updateTraits() }
        }
    }
}
