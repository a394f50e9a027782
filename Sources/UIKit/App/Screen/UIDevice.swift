import QuartzCore

/// What an app runs on: the same everywhere, so that frames do not depend on a machine.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The one device.
    public static let current = UIDevice()

    private override init() { super.init() }

    /// The device's name: "iPhone".
    open var name: String { "iPhone" }
    /// What it is: "iPhone".
    open var model: String { "iPhone" }
    /// What it is, in the user's language: "iPhone".
    open var localizedModel: String { "iPhone" }
    /// The name of the system whose API this is: "iOS".
    open var systemName: String { "iOS" }
    /// The version of that system that code should take this for: "17.0".
    open var systemVersion: String { "17.0" }
    /// A name of the device that lasts; nil, since there is none.
    open var identifierForVendor: UUID? { nil }
    /// What kind of interface suits it: a phone's.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Which way it is held; as the screen's sides say.
    open var orientation: UIDeviceOrientation {
        UIInterfaceOrientation.current.isLandscape ? .landscapeLeft : .portrait
    }
    /// Whether `orientationDidChangeNotification` was asked for; it is never posted.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Asks for `orientationDidChangeNotification`, which is never posted: nobody turns a stage.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Asks no longer for `orientationDidChangeNotification`.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// A name to listen for; nobody turns a stage, and it is never posted.
    nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// On its head.
    case portraitUpsideDown
    /// With the home button to the right.
    case landscapeLeft
    /// With the home button to the left.
    case landscapeRight
    /// Flat, the screen up.
    case faceUp
    /// Flat, the screen down.
    case faceDown

    /// Whether it is held wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is held higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether an interface can be turned that way: neither flat nor unknown.
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
    /// Whether it lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The kind of interface that suits a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// A phone's.
    case phone
    /// A tablet's.
    case pad
    /// A television's.
    case tv
    /// A car's.
    case carPlay
    /// A desktop's.
    case mac = 5
}
