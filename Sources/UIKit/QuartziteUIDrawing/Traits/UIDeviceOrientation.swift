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
