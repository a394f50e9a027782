import QuartziteUIDrawing

/// The status bar of a scene, which exists if the host of the scene shows it.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The style of the status bar, as the view controller on screen, or the app, requests it.
    open var statusBarStyle: UIStatusBarStyle { StatusBarRequest.current.style }
    /// Whether the status bar is hidden; true if the host of the scene shows none.
    open var isStatusBarHidden: Bool { StatusBarRequest.current.isHidden }
    /// The frame of the status bar in points; zero while the app hides it.
    ///
    /// A device on which no status bar is drawn, as in tests, has the frame, too.
    open var statusBarFrame: CGRect {
        let interface = InterfaceSettings.current
        let isShown = interface.showsSystemBars ? !isStatusBarHidden : interface.hasDevice
        let height = interface.statusBarHeight
        return isShown && height > 0 ? CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height) : .zero
    }
}
