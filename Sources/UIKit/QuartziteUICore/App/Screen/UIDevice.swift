import QuartziteUIDrawing

/// The device; its properties are the same on every machine, so that frames do not depend on the machine.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device of the current stage.
    public static var current: UIDevice { SceneContext.current.object(of: UIDevice.self) { UIDevice() } }

    /// Creates another object for the same device.
    public override init() { super.init() }

    /// The name of the device, which is its model.
    open var name: String { model }
    /// The model of the device: "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The localized model of the device, which is its model.
    open var localizedModel: String { model }
    /// The name of the operating system whose API this package implements: "iOS".
    open var systemName: String { "iOS" }
    /// The version of the operating system that the stage names; "18.0" by default.
    open var systemVersion: String { SceneContext.current.settings.systemVersion.text }
    /// A persistent identifier of the device; nil, since there is none.
    open var identifierForVendor: UUID? { nil }
    /// The interface idiom of the device; a phone unless the host of the scene chose a tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { InterfaceSettings.current.idiom }
    /// The orientation of the device, which the interface need not follow; until the device is turned, it is derived
    /// from the aspect ratio of the screen.
    open var orientation: UIDeviceOrientation {
        InterfaceSettings.current.deviceOrientation
            ?? (UIInterfaceOrientation.current.isLandscape ? .landscapeLeft : .portrait)
    }
    /// Whether the app requested `orientationDidChangeNotification`.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Requests `orientationDidChangeNotification`.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Ends the request for `orientationDidChangeNotification`.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// Posted after the device has been turned, if the app requested it.
    nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
