import QuartzCore

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

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown
    /// The device is upright.
    case portrait
    /// The device is upside down.
    case portraitUpsideDown
    /// The device is sideways, with the home button to the right.
    case landscapeLeft
    /// The device is sideways, with the home button to the left.
    case landscapeRight
    /// The device lies flat with the screen up.
    case faceUp
    /// The device lies flat with the screen down.
    case faceDown

    /// Whether the device is in a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is in a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is portrait or landscape, and so neither flat nor unknown.
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The kind of interface for a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The idiom is unknown.
    case unspecified = -1
    /// An interface for a phone.
    case phone
    /// An interface for a tablet.
    case pad
    /// An interface for a television.
    case tv
    /// An interface for a car.
    case carPlay
    /// An interface for a desktop computer.
    case mac = 5
    /// An interface for a headset.
    case vision = 6
}
