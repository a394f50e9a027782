import QuartzCore

/// The status bar configuration; a stage shows no bar, since frames must not depend on the time of day.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The style of the status bar, as set on the application.
    open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
    /// Whether the status bar is hidden; always true.
    open var isStatusBarHidden: Bool { true }
    /// The frame of the status bar; zero, since there is none.
    open var statusBarFrame: CGRect { .zero }
}
