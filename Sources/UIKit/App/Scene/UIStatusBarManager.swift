import QuartzCore

/// What is known of the status bar, of which a stage shows none, so that pictures do not depend on the time of day.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// How the bar would look: as the application says.
    open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
    /// Whether the bar is left out; always.
    open var isStatusBarHidden: Bool { true }
    /// Where the bar lies: nowhere.
    open var statusBarFrame: CGRect { .zero }
}
