import QuartziteUIDrawing

/// The status bar of a scene, which exists if the host of the scene shows it.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The style of the status bar, as the view controller on screen, or the app, requests it.
    open var statusBarStyle: UIStatusBarStyle { StatusBarRequest.current.style }
    /// Whether the status bar is hidden; true if the host of the scene shows none.
    open var isStatusBarHidden: Bool { StatusBarRequest.current.isHidden }
    /// The frame of the status bar in points; zero while it is hidden.
    open var statusBarFrame: CGRect {
        isStatusBarHidden
            ? .zero
            : CGRect(
                x: 0, y: 0, width: UIScreen.main.bounds.width, height: InterfaceSettings.current.currentSafeArea.top)
    }
}
