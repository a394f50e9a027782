import QuartzCore

/// The orientation of an app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown
    /// The interface is upright.
    case portrait
    /// The interface is upside down.
    case portraitUpsideDown
    /// The interface is sideways, with the home button to the left.
    case landscapeLeft = 4
    /// The interface is sideways, with the home button to the right.
    case landscapeRight = 3

    /// Whether the interface is in a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the interface is in a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// The orientation of the screen; on a screen that never rotated, the one for its aspect ratio: portrait, or
    /// landscape with the home button to the right.
    @MainActor static var current: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        let byShape = size.width > size.height ? Self.landscapeRight : .portrait
        guard let selected = InterfaceSettings.current.orientation, selected.isLandscape == byShape.isLandscape else {
            return byShape
        }
        return selected
    }

    /// Creates the orientation in which an interface is upright on a device; nil for a device that lies flat.
    init?(_ device: UIDeviceOrientation) {
        switch device {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        default: return nil
        }
    }

    /// Creates an orientation from its name in property lists, such as "UIInterfaceOrientationLandscapeLeft".
    init?(named name: String) {
        switch name {
        case "UIInterfaceOrientationPortrait": self = .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
        default: return nil
        }
    }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The orientations as bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Creates the set of one orientation; empty for an unknown one.
    init(_ orientation: UIInterfaceOrientation) {
        rawValue = orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue)
    }

    /// The orientations that apps and controllers support by default: all on a tablet, and all but upside down on a
    /// phone.
    ///
    /// It is public for the methods that the rewriter generates.
    public static var _standard: Self { InterfaceSettings.current.idiom == .pad ? .all : .allButUpsideDown }

    /// Portrait, upright.
    public static let portrait = Self(rawValue: 1 << 1)
    /// Portrait, upside down.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// Landscape, with the home button to the right.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// Landscape, with the home button to the left.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    /// All orientations except upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscapeLeft, .landscapeRight]
}
